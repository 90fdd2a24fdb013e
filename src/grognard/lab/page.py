"""A balance report as one page with drawn plots: no script, nothing fetched."""

from __future__ import annotations

from html import escape

from grognard.books.scenarios import load_scenario
from grognard.books.texts import render, word
from grognard.games.registry import find_game
from grognard.lab.balance import Balance
from grognard.lab.statistics import Mean, Share

Colours = tuple[str, str, str]
BAR = 16
LINE = 'stroke="#e0a030" stroke-width="2" fill="none" vector-effect="non-scaling-stroke"'
# The inks of the table (client/src/board/colours.ts), and who has them.
INKS = {"ochre": "#a8520f", "madder": "#9c2020", "brown": "#8a4b12", "grey": "#3c4a5e", "blue": "#27518f"}
NOBODYS = "#857656"
NOTHING = "–"
STYLE = """
body { font: 17px/1.5 Georgia, "Times New Roman", serif; margin: 0; color: #2a2118; background: #f4ead0 }
header { padding: .7rem 1rem; background: #1d1710; border-bottom: 2px solid #7d5c2b }
header { color: #f4dfae; font-weight: 700; font-size: 1.5rem }
main { max-width: 46rem; margin: 0 auto; padding: 0 1rem 2rem }
table { border-collapse: collapse }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
.share { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem; margin-top: .6rem }
.share svg { flex: 0 0 100%; background: #8882 }
svg text { font-size: 13px; fill: currentColor }
"""


def inks(game: str, nations: list[str]) -> tuple[str, str, str]:
    """The inks of side 0, of side 1 and of nobody, as on the table."""
    german = [nation == "de" for nation in nations]
    if game == "vimy":
        names = ["brown", "grey"]
    elif game == "walter-schnaffs":
        names = ["blue", "madder"]
    elif game == "bretzel-krieg":
        names = ["blue", "madder"] if german[0] else ["madder", "blue"]
    else:
        names = ["blue", "ochre"] if german == [True, False] else ["ochre", "blue"]
    return INKS[names[0]], INKS[names[1]], NOBODYS


def balance_page(balance: Balance, sides: list[str], language: str = "en") -> str:
    say = Words(language, balance.game)
    data = load_scenario(balance.game, balance.scenario)
    head = say("title", scenario=word(data["title"], language), games=balance.games)
    colours = inks(balance.game, [data[key]["nation"] for key in find_game(balance.game).sides])
    parts = [
        f"<h1>{escape(head)}</h1>",
        f"<p>{escape(say('seeds', first=str(balance.seed), last=str(balance.seed + balance.games - 1)))}</p>",
        *section(say("wins"), wins_plot(balance, sides, colours, say)),
        *section(say("grades"), winners_plot(balance.grades, "grade", sides, colours, say)),
        *section(say("decided"), winners_plot(balance.decided, "decided", sides, colours, say)),
        *section(say("terms"), terms_table(balance, sides, say)),
        *section(say("lengths"), histogram(balance.lengths, NOBODYS)),
        *section(say("figures"), means_table(balance.sides, "figure", sides, say)),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(head)}</title>'
        f"<style>{STYLE}</style></head><body>\n<header>Grognard</header>\n<main>\n{body}\n</main>\n</body></html>\n"
    )


def section(title: str, body: str) -> tuple[str, str]:
    return f"<h2>{escape(title)}</h2>", body


class Words:
    """The texts of the lab, and those that a game has for it."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game

    def __call__(self, key: str, **values: object) -> str:
        return render(self.language, f"lab-{key}", values)

    def of_game(self, kind: str, key: str) -> str:
        return render(self.language, f"{self.game}-{kind}-{key}")

    def level(self, name: str) -> str:
        return render(self.language, f"level-{name}")

    def share(self, share: Share) -> str:
        return self("share", share=100 * share.share, low=100 * share.low, high=100 * share.high)

    def mean(self, mean: Mean) -> str:
        return self("mean", mean=mean.mean, low=mean.low, high=mean.high)

    def figure(self, figure: Share | Mean) -> str:
        return self.share(figure) if isinstance(figure, Share) else self.mean(figure)


# -- shares ------------------------------------------------------------------------------------------------------------
def wins_plot(balance: Balance, sides: list[str], colours: Colours, say: Words) -> str:
    bars = [
        share_bar(f"{sides[side]} ({say.level(balance.levels[side])})", balance.wins[side], colours[side], say)
        for side in (0, 1)
    ]
    if balance.draws.count:
        bars.append(share_bar(say("draws"), balance.draws, colours[2], say))
    return "".join(bars)


def winners_plot(shares: list[dict[str, Share]], kind: str, sides: list[str], colours: Colours, say: Words) -> str:
    """Shares of all games, by winner."""
    winners = zip([*sides, say("draws")], shares, colours, strict=True)
    return "".join(
        share_bar(say("by", side=winner, what=say.of_game(kind, key)), share, colour, say)
        for winner, found, colour in winners
        for key, share in found.items()
    )


def share_bar(label: str, share: Share, colour: str, say: Words) -> str:
    """A bar from 0 to 100 %, with its interval drawn over it."""
    middle, low, high = BAR / 2, 100 * share.low, 100 * share.high
    return (
        f'<div class="share"><span>{escape(label)}</span><span>{escape(say.share(share))}</span>'
        f'<svg viewBox="0 0 100 {BAR}" height="{BAR}" preserveAspectRatio="none">'
        f'<rect width="{100 * share.share:.1f}" height="{BAR}" fill="{colour}"/>'
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} 3V{BAR - 3}M{high:.1f} 3V{BAR - 3}" {LINE}/></svg></div>'
    )


def histogram(counts: dict[int, int], colour: str) -> str:
    most = max(counts.values(), default=1)
    bars = []
    for column, (turns, count) in enumerate(counts.items()):
        x, height = 20 + column * 44, 110 * count / most
        bars.append(
            f'<rect x="{x}" y="{130 - height:.1f}" width="30" height="{height:.1f}" fill="{colour}"/>'
            f'<text x="{x + 15}" y="{124 - height:.1f}" text-anchor="middle">{count}</text>'
            f'<text x="{x + 15}" y="148" text-anchor="middle">{turns}</text>'
        )
    width = 40 + 44 * len(counts)
    return f'<svg viewBox="0 0 {width} 155" width="{width}" style="max-width:100%">{"".join(bars)}</svg>'


# -- averages ----------------------------------------------------------------------------------------------------------
def terms_table(balance: Balance, sides: list[str], say: Words) -> str:
    """What the results were made of, in the games that each side won: where the columns differ, there it was decided."""
    winners = [say("won-by", side=side) for side in sides]
    return means_table(balance.terms[:2], "term", winners, say)


def means_table(columns: list[dict[str, Mean]], kind: str, heads: list[str], say: Words) -> str:
    keys = list(dict.fromkeys(key for column in columns for key in column))
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    rows = [
        f"<tr><td>{escape(say.of_game(kind, key))}</td>{''.join(mean_cell(column, key, say) for column in columns)}</tr>"
        for key in keys
    ]
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def mean_cell(column: dict[str, Mean], key: str, say: Words) -> str:
    return f"<td>{escape(say.mean(column[key])) if key in column else NOTHING}</td>"
