"""A balance report as one page with drawn plots: no script, nothing fetched."""

from __future__ import annotations

from html import escape

from grognard.books.texts import render
from grognard.lab.balance import Balance
from grognard.lab.statistics import Mean, Share

WIDTH = 460
BAR = 18
LABEL = 210
LINE = 'stroke="#e0a030" stroke-width="2" fill="none"'
COLOURS = ("#3d5a80", "#9a3b3b", "#888888")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse }
td, th { padding: .2rem .8rem .2rem 0; text-align: left }
svg text { font: 13px system-ui, sans-serif; fill: currentColor }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1b } }
"""


def balance_page(balance: Balance, sides: list[str], language: str = "en") -> str:
    say = Words(language)
    head = say("title", scenario=balance.scenario, games=balance.games)
    wins = [(f"{sides[side]} ({balance.levels[side]})", balance.wins[side], COLOURS[side]) for side in (0, 1)]
    if balance.draws.count:
        wins.append((say("draws"), balance.draws, COLOURS[2]))
    grades = [
        (render(language, f"{balance.game}-grade-{key}"), share, COLOURS[2]) for key, share in balance.grades.items()
    ]
    parts = [
        f"<h1>{escape(head)}</h1>",
        f"<p>{escape(say('seeds', first=str(balance.seed), last=str(balance.seed + balance.games - 1)))}</p>",
        f"<h2>{escape(say('wins'))}</h2>",
        share_plot(wins),
        f"<h2>{escape(say('grades'))}</h2>",
        share_plot(grades),
        f"<h2>{escape(say('lengths'))}</h2>",
        histogram(balance.lengths),
        f"<h2>{escape(say('figures'))}</h2>",
        figures_table(balance.sides, sides),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{escape(head)}</title>'
        f"<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: object) -> str:
        return render(self.language, f"lab-{key}", values)


def share_plot(bars: list[tuple[str, Share, str]]) -> str:
    """Bars from 0 to 100 %, each with its interval drawn over it."""
    rows = []
    for row, (label, share, colour) in enumerate(bars):
        y = row * (BAR + 10)
        middle = y + BAR / 2
        low, high = LABEL + WIDTH * share.low, LABEL + WIDTH * share.high
        rows.append(
            f'<text x="0" y="{middle + 5}">{escape(label)}</text>'
            f'<rect x="{LABEL}" y="{y}" width="{WIDTH * share.share:.1f}" height="{BAR}" fill="{colour}"/>'
            f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 3}v{BAR - 6}M{high:.1f} {y + 3}v{BAR - 6}" {LINE}/>'
            f'<text x="{LABEL + WIDTH + 10}" y="{middle + 5}">{escape(str(share))}</text>'
        )
    return drawing(LABEL + WIDTH + 190, len(bars) * (BAR + 10), rows)


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
    return drawing(40 + 44 * len(counts), 155, bars)


def drawing(width: int, height: int, shapes: list[str]) -> str:
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" style="max-width:100%">{"".join(shapes)}</svg>'


def figures_table(figures: list[dict[str, Mean]], sides: list[str]) -> str:
    """Losses and stocks left, as the game names them."""
    head = "".join(f"<th>{escape(side)}</th>" for side in sides)
    rows = [
        f"<tr><td>{escape(key)}</td>{''.join(f'<td>{figures[side][key]}</td>' for side in (0, 1))}</tr>"
        for key in figures[0]
        if key in figures[1]
    ]
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"
