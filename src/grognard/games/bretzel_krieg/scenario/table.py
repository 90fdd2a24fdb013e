"""Bretzel Krieg !: the table of a scenario, with the options it can be played with."""

from __future__ import annotations

from typing import Any

from grognard.books.files import OPTIONS, convert
from grognard.engine.game import OptionSpec
from grognard.games.bretzel_krieg.rules import AIR_SUPPORT, QUICK_START, TABLE_SIZE
from grognard.games.bretzel_krieg.scenario.builder import Builder
from grognard.games.bretzel_krieg.scenario.position import Placer
from grognard.games.bretzel_krieg.scenario.shapes import Options, Scenario
from grognard.games.bretzel_krieg.state import Battle


def set_table(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    """The table of a scenario with these options, ready for the first decision."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    builder = Builder(scenario, convert({**scenario.defaults, **options}, Options, OPTIONS))
    battle = builder.build()
    if scenario.position is not None:
        Placer(builder, battle, scenario.position).place()
    return battle


def option_specs(data: dict[str, Any]) -> list[OptionSpec]:
    """The options this scenario can be played with."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    specs = [OptionSpec("air", [True, False], True, AIR_SUPPORT)]
    if scenario.open_battle:
        specs.append(OptionSpec("segments", [3, 4, 5], scenario.segments, TABLE_SIZE))
    else:
        specs.insert(0, OptionSpec("start", ["quick", "by-hand"], "quick", QUICK_START))
    for spec in specs:
        spec.default = scenario.defaults.get(spec.key, spec.default)
    return specs
