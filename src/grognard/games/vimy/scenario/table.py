"""Vimy Ridge: the table of a scenario, and the options it can be played with."""

from __future__ import annotations

from typing import Any

from grognard.books.files import OPTIONS, convert
from grognard.engine.game import OptionSpec
from grognard.games.vimy.rules import QUICK_START, REBUILT_CHARTS, REBUILT_MAP
from grognard.games.vimy.scenario.builder import Builder
from grognard.games.vimy.scenario.files import file_names
from grognard.games.vimy.scenario.position import Placer
from grognard.games.vimy.scenario.shapes import SWITCHES, Options, Scenario
from grognard.games.vimy.state import Battle


def set_table(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    """The table of a scenario with these options, ready for the first decision."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    builder = Builder(scenario, convert({**scenario.defaults, **options}, Options, OPTIONS))
    battle = builder.build()
    if scenario.position is not None:
        Placer(builder, battle, scenario.position).place()
    else:
        builder.plans(battle)
    return battle


def option_specs(data: dict[str, Any]) -> list[OptionSpec]:
    """The options this scenario can be played with."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    usual = Options()
    specs = [OptionSpec("start", ["quick", "by-hand"], usual.start, QUICK_START)]
    for key, rule in SWITCHES.items():
        default = getattr(usual, key)
        specs.append(OptionSpec(key, [default, not default], default, rule))
    for key, folder, rule in (("map", "maps", REBUILT_MAP), ("charts", "charts", REBUILT_CHARTS)):
        given = getattr(scenario, key)
        if len(file_names(folder)) > 1 and isinstance(given, str):
            specs.append(OptionSpec(key, file_names(folder), given, rule))
    for spec in specs:
        spec.default = scenario.defaults.get(spec.key, spec.default)
    return specs
