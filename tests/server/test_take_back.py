"""A take-back, where a rule book speaks of it."""

from tests.server.house import House, seated


def test_a_finished_phase_is_opened_again_if_the_opponent_grants_it(house: House) -> None:
    """Vimy Ridge, 6.0: the game returns to before the last action of the player who asks, whatever came since."""
    _, canadian, german = seated(house, game="vimy", scenario="hill-145-1917")
    with canadian, german:
        canadian.act("fort assault")
        canadian.act("done")  # no fire
        movement = canadian.position["view"]
        assert movement["phase"] == "move"
        canadian.act("done")
        german.until_number(4)
        german.act("done")  # no fire
        canadian.until_number(5)
        assert canadian.act("move 38 Bn")["type"] == "refused"
        canadian.send(type="offer", what="take-back")
        german.until("offer")
        german.send(type="answer", what="take-back", yes=True)
        canadian.until_number(6)
        assert canadian.position["view"] == movement
        assert canadian.act("move 38 Bn")["type"] == "position"
