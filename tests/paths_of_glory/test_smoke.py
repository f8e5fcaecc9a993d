from .table import pass_cards, position, table


def test_12_2_8_simultaneous_fire_on_the_army_table() -> None:
    """12.2.8: GE2 and GE3 (10 factors, column 9-11, die 4 -> 5) attack (FR5) (2 factors, die 6 -> 3) in Cambrai."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "(FR5)", "reserve": "FRc-1"}, hands="CP7"), dice=[4, 6])
    t.do("ops:CP7", "attack:sedan", "done", "assault:cambrai", "join:GE2", "join:GE3", "begin")
    pass_cards(t)
    assert t.g.battle is not None
    assert t.g.battle.score == (3, 5)
