"""All games, by the name they have on the command line."""

from __future__ import annotations

from grognard.books.files import nearest
from grognard.engine.game import AnyGame
from grognard.engine.mistakes import Mistake
from grognard.games.bretzel_krieg.game import BretzelKrieg
from grognard.games.marmitages.game import Marmitages
from grognard.games.vimy.game import Vimy
from grognard.games.walter_schnaffs.game import WalterSchnaffs

GAMES: dict[str, AnyGame] = {game.name: game for game in (Marmitages(), BretzelKrieg(), Vimy(), WalterSchnaffs())}


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Mistake(f"there is no game '{name}'.{nearest(name, GAMES)}")
    return GAMES[name]
