### What The Great War in Europe says.

## Names
side-cp = Central Powers
side-al = Allies
front-west = Western Front
front-italy = Italian Front
front-east = Eastern Front
front-caucasus = Caucasus
front-egypt = Egypt and Palestine
front-iraq = Mesopotamia
theatre-western = Western Theatre
theatre-eastern = Eastern Theatre
weather-fair = fair
weather-wet = wet
weather-snow = snow
weather-hot = hot
turn-name = { MONTH($month) } { $year }
turn-name-part = { MONTH($month) } { $year }, part { $part }
turn-name-two = { MONTH($month) } and { MONTH($last) } { $year }
unit-name =
    { $kind ->
        [hq] { $nation } HQ { $name }
        [cavalry] { $nation } { $name } Cav
       *[other] { $nation } { $name }
    }
unit-title = { $name } ({ ADJECTIVE($nation) })
