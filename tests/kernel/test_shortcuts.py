"""Shorter ways of the kernel to what a longer one finds."""

from __future__ import annotations

from random import Random

from grognard.kernel.ask import Choose, Offer
from grognard.kernel.hexes import Reach, Shifts
from grognard.kernel.maps import Members, Net

WIDE, HIGH = 12, 10
ALL = (1 << WIDE * HIGH) - 1
STEPS = [
    (a, b)
    for a in range(WIDE * HIGH)
    for b in (a - WIDE, a - 1, a + 1, a + WIDE)
    if 0 <= b < WIDE * HIGH and (a // WIDE == b // WIDE or a % WIDE == b % WIDE)
]


def test_flood_over_hexes_is_that_of_any_net() -> None:
    random, net = Random(1), Shifts(STEPS)
    for _ in range(50):
        seeds, through = 1 << random.randrange(WIDE * HIGH), random.getrandbits(WIDE * HIGH) | random.getrandbits(120)
        assert net.flood(seeds, through) == Net.flood(net, seeds, through)


def test_a_flood_goes_on_from_any_wave_that_is_still_open() -> None:
    random, net = Random(4), Shifts(STEPS)
    for _ in range(50):
        seeds, through = 1 << random.randrange(WIDE * HIGH), random.getrandbits(120) | random.getrandbits(120)
        waves = net.waves((seeds,), through | seeds)
        assert waves[-1] == net.flood(seeds, through | seeds)
        now = through & ~(1 << random.randrange(WIDE * HIGH)) | 1 << random.randrange(WIDE * HIGH) | seeds
        still = tuple(wave for wave in waves if not wave & ~now)
        assert net.waves(still, now)[-1] == net.flood(seeds, now)


def test_layers_by_hex_are_those_step_by_step() -> None:
    """Prices of hexes, and a few steps that are odd."""
    random = Random(2)
    ground = [random.choice((1, 1, 2, 3)) for _ in range(WIDE * HIGH)]
    odd = {STEPS[i]: 2 for i in (40, 90, 200)}
    reach = Reach(STEPS, lambda a, b: odd.get((a, b), ground[b]))
    assert reach._alike is not None
    plain = reach.altered({})
    assert plain._alike is None
    for _ in range(50):
        enter, stop = ALL & ~(random.getrandbits(120) & random.getrandbits(120)), random.getrandbits(120)
        start = 1 << random.randrange(WIDE * HIGH)
        assert reach.layers(start, 7, enter, stop) == plain.layers(start, 7, enter, stop)


def test_one_step_back_is_a_step_forward_seen_from_its_end() -> None:
    random = Random(3)
    prices = {step: random.choice((1, 1, 2)) for step in STEPS}
    reach = Reach(STEPS, lambda a, b: prices[a, b])
    for way in (reach, reach.altered({STEPS[7]: 2, STEPS[9]: None})):
        for _ in range(20):
            goals, points = random.getrandbits(120) & random.getrandbits(120), random.choice((1, 2, 3))
            before = [a for a in range(WIDE * HIGH) if way.stride(1 << a, points) & goals]
            assert way.stride_back(goals, points) == sum(1 << a for a in before)
        assert all(way.beside(h) == way.steps.around(1 << h) for h in range(WIDE * HIGH) for _ in range(2))


def test_ways_found_backwards_are_those_of_a_search_from_each_hex() -> None:
    random = Random(5)
    ground = [random.choice((1, 1, 2, 3)) for _ in range(WIDE * HIGH)]
    reach = Reach(STEPS, lambda a, b: ground[b])
    for way in (reach, reach.altered({STEPS[7]: 2, STEPS[9]: None})):
        for _ in range(10):
            enter, stop = ALL & ~(random.getrandbits(120) & random.getrandbits(120)), random.getrandbits(120)
            goals = enter & random.getrandbits(120) & random.getrandbits(120) & random.getrandbits(120)
            for points, before in enumerate(way.backwards(goals, 6, enter, stop), 1):
                for h in range(WIDE * HIGH):
                    if not goals >> h & 1:
                        ahead = sum(way.layers(1 << h, points, enter, stop)[1:])
                        assert bool(ahead & goals) == bool(before >> h & 1)


def test_an_option_is_taken_by_its_number_as_it_is_listed() -> None:
    asked = Choose(0, "ask", Offer("at", Members(0b10110, 7)), Offer("to", [4, 2]), Offer("none", []), Offer("done"))
    assert asked.many == 6
    assert [asked.nth(i) for i in range(6)] == asked.options


def test_members_of_a_part_are_counted_over_the_whole() -> None:
    some = Members(0b1011, 5000)
    assert list(some) == [5000, 5001, 5003]
    assert len(some) == 3
    assert [some[i] for i in (0, 1, 2, -1)] == [5000, 5001, 5003, 5003]
    assert 5003 in some
    assert 5002 not in some
    assert 3 not in some
