"""A balance report as one page with drawn plots: no script, nothing fetched."""

from __future__ import annotations

from html import escape

from grognard.books.texts import render
from grognard.lab.balance import Balance
from grognard.lab.statistics import Mean, Share

BAR = 16
LINE = 'stroke="#e0a030" stroke-width="2" fill="none" vector-effect="non-scaling-stroke"'
COLOURS = ("#3d5a80", "#9a3b3b", "#888888")  # of side 0, of side 1, of nobody
NOTHING = "–"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
.share { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem; margin-top: .6rem }
.share svg { flex: 0 0 100%; background: #8882 }
svg text { font: 13px system-ui, sans-serif; fill: currentColor }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1b } }
"""


def balance_page(balance: Balance, sides: list[str], language: str = "en") -> str:
    say = Words(language, balance.game)
    head = say("title", scenario=balance.scenario, games=balance.games)
    parts = [
        f"<h1>{escape(head)}</h1>",
        f"<p>{escape(say('seeds', first=str(balance.seed), last=str(balance.seed + balance.games - 1)))}</p>",
        *section(say("wins"), wins_plot(balance, sides, say)),
        *section(say("grades"), winners_plot(balance.grades, "grade", sides, say)),
        *section(say("decided"), winners_plot(balance.decided, "decided", sides, say)),
        *section(say("terms"), terms_table(balance, sides, say)),
        *section(say("lengths"), histogram(balance.lengths)),
        *section(say("figures"), means_table(balance.sides, "figure", sides, say)),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(head)}</title>'
        f"<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
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
def wins_plot(balance: Balance, sides: list[str], say: Words) -> str:
    bars = [
        share_bar(f"{sides[side]} ({say.level(balance.levels[side])})", balance.wins[side], COLOURS[side], say)
        for side in (0, 1)
    ]
    if balance.draws.count:
        bars.append(share_bar(say("draws"), balance.draws, COLOURS[2], say))
    return "".join(bars)


def winners_plot(shares: list[dict[str, Share]], kind: str, sides: list[str], say: Words) -> str:
    """Of all games, by who won them."""
    winners = zip([*sides, say("draws")], shares, COLOURS, strict=True)
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


def histogram(counts: dict[int, int]) -> str:
    most = max(counts.values(), default=1)
    bars = []
    for column, (turns, count) in enumerate(counts.items()):
        x, height = 20 + column * 44, 110 * count / most
        bars.append(
            f'<rect x="{x}" y="{130 - height:.1f}" width="30" height="{height:.1f}" fill="{COLOURS[0]}"/>'
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
