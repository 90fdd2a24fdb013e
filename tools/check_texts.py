"""Fails for a text that one language has and the other lacks, for one a game or a program needs, and for what no native
would write.

Every game needs the texts of its events, prompts and verbs: <game>-event-…, <game>-prompt-…, <game>-verb-….
Texts, game data and documents are read for slips that a program can see: "who" alone as a subject, doubled words,
a count without a case for one, a typewriter's apostrophes, quotation marks and dots, signs spaced as the other language
spaces them, words that a wargamer of that language would not use, and sentences that fit one side or unit but not another.
"""

from __future__ import annotations

import itertools
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
GLOSSARY = ROOT / "docs" / "glossary.md"  # French in its first column, English in its second
LISEZMOI = ROOT / "LISEZMOI.md"
sys.path.insert(0, str(SRC))


class Variables(Visitor):
    """The variables a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> tuple[dict[str, set[str]], list[str]]:
    found: dict[str, set[str]] = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"{file}: not Fluent: {(entry.content or '').strip()[:60]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.append(f"{file}: {entry.id.name} stands twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found, wrong


COUNTS = {"count", "given", "used"}
THRESHOLDS = ("-needed", "-chance")  # ends of the names of texts whose count is never one
PLURAL = re.compile(r"[ \u00a0\u202f][^\W\d_]{2,}s\b")


def uncounted(file: Path) -> list[str]:
    """Texts that would say “1 actions”: a count before a plural, where no choice is made by the count."""
    return [
        f"{file.relative_to(SRC)}: {entry.id.name}: write a case for one before “{after.value.strip()[:20]}”"
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.value and not entry.id.name.endswith(THRESHOLDS)
        for part, after in itertools.pairwise(entry.value.elements)
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
        if part.expression.id.name in COUNTS and isinstance(after, ast.TextElement) and PLURAL.match(after.value)
    ]


def compare(folder: Path) -> list[str]:
    french, wrong = messages(folder / "fr.ftl")
    english, more = messages(folder / "en.ftl")
    where = folder.relative_to(SRC)
    wrong += more
    wrong += [f"{where}: '{key}' lacks its English text" for key in sorted(french.keys() - english.keys())]
    wrong += [f"{where}: '{key}' lacks its French text" for key in sorted(english.keys() - french.keys())]
    # A language may need fewer variables (English kinds have no plural), never one the other does not know of.
    return wrong


def straight() -> list[str]:
    """Lines of texts and of game data with a typewriter's apostrophe."""
    wrong: list[str] = []
    unfinished = set((SRC / "grognard/texts").glob("*/*"))  # of other languages, by their own customs
    for file in sorted({*SRC.rglob("*.ftl"), *SRC.rglob("*.toml")} - unfinished):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            text = re.split(r"(?:^|\s)# ", line)[0]  # without a remark
            if re.search(r"[^\W\d_]'[^\W\d_]", text):
                wrong.append(f"{file.relative_to(SRC)}:{number}: write the apostrophe \N{RIGHT SINGLE QUOTATION MARK}")
    return wrong


# -- slips of the pen --------------------------------------------------------------------------------------------------
# "Who holds more cards draws." A question may begin so, and so may a heading, which has no full stop.
BARE_WHO = re.compile(r"^(?:Only |But |And )?Who\b(?:[^.?!]|\.(?=\d))*\.(?:\s|$)")
LATER_WHO = re.compile(
    r"[.!?]\s+(?:Only |But |And )?Who\b(?:[^.?!]|\.(?=\d))*(?:[.!](?:\s|$)|$)"
    r"|[;:]\s+(?:only )?who\b(?:[^.?!,]|\.(?=\d))*\.(?:\s|$)"
)
# "for who has just tried", "only who throws": a person is meant, and none is named.
OBLIQUE_WHO = re.compile(r"\b(?:for|to|by|from|with|against|only|than) who\b(?! (?:it|he|she|they) )", re.IGNORECASE)
DOUBLED = re.compile(r"\b([^\W\d_]+)\s+\1\b", re.IGNORECASE)
MAY_DOUBLE = {"nous", "vous", "that", "had"}
SPACED_SIGN = re.compile(r"\w [;:!?](?=\s|$)")
KRIEG = "Bretzel Krieg !"  # its title, in both languages
# What a French wargamer would not write, and what he writes.
NOT_FRENCH = {
    r"\b(?:deux|trois|quatre|cinq|six|\d+|des|les|ses|ces) infanteries\b": "unités d’infanterie",
    r"\b(?:[Cc]ôte|[Cc]olline) \d": "cote, for a height on the map",
    r"\b(?:hex|zones?|secteurs?)(?: de tranchée)? voisine?s?\b": "adjacent",
    r"\bcartes?\b[^.;:]*\bjetée?s?\b|\bjet(?:er|te|tent)\b[^.;:]*\bcartes?\b": "défausser, of cards",
    r"\bfois et quart\b": "1,25 fois",
    r"\d(?:ère|ème|ième)s?\b": "1re, 2e",
    r"\bsur \d-\d\b": "sur 2 ou 3, sur 4 à 6",
    r"\d\.\d+ (?:UD|fois|km|m|%)(?!\w)": "a comma before decimals",
    # Not "A : l’attaquant perd", where A is a result of a chart.
    r"(?:^|[.!?«] )A (?:l’|(?:la|chaque|partir|égalité|travers|toute?s?)\b)": "À",
    r"\b(?:Etats?|Etapes?|Etoiles?|Etang|Etroit|Eglise|Egalité|Ecart|Ecran|Ecurie|Echec|Echelle|Elite|Eperon|Epine"
    r"|(?:Elément|Elimin|Evén|Equip|Etudi|Eprouv|Epuis|Eparg|Ebranl)\w*)\b": "É, with its accent",
}
# What a sentence cannot say of any side ("Allemands", "Corps canadien"), of any unit ("56e BCP", "1re batterie").
UNFIT = {
    r"\{ \$side \} [^\W\d_]": "« { $side } : … », for a side may be one or many",
    r"\{ \$unit \}(?: est| sont| :|,)? [^\W\d_]+ée?s?\b": "no participle after { $unit }, which may be masculine or feminine",
}
BREAKABLE = re.compile(r" [:;!?»]|« |\d \d{3}\b")
# What a native would not write in English, and what he writes.
NOT_ENGLISH = {
    r"\bthr(?:ows?|own|ew)\b[^.;:]*\bdi(?:e|ce)\b|\bdi(?:e|ce)\b[^.;:]*\bthr(?:ows?|own|ew)\b(?! away)": "roll, of dice",
    r"(?:^|[.;:] )[Tt]o [a-z]+\b[^,.;:]*\b(?:costs?|ends)\b": "the act by its -ing form: climbing costs",
    r"[’”] is no (?!longer\b|more\b)[a-z]": "is not a …",
    r"\d (?:s|actions|decisions|dice|games|lines|points|seconds) an? "
    r"(?:action|base|battle|decision|figure|game|hex|place|point|row|sector|segment|side|unit|zone)\b"
    r"|\b(?:an?|one) (?:die|digit|marker|module|point|string) an? [a-z]": "per: one die per base",
    r"\b[Nn]either [\w’ -]+, [\w’ -]+ nor\b": "neither of two; of three, say what does not",
    r"(?:^|[.;] )Of an? [^,.;:]*\b(?:it|they) (?:is|are|says?|tells?)\b": "the subject first, and then of what",
    r"\b[Ee]very(?:body|one)\b[^.;,]*\bhis\b": "both players … their",
    r"\b(?:un)?fixed (?:unit|target|firer|attacker|defender)s?\b": "suppressed, the word of Vimy Ridge",
    r"\bso many\b(?! that\b)": "that many, or as many as",
}
TALL_SIGN = re.compile(r"[^\W\d_)][;!?»](?!\w)|«(?![\s\u00a0\u202f])|[^\W\d_]:(?=\s|$)")
PLACEABLE = re.compile(r"\{[^{}]*\}")


def slips(text: str, language: str) -> list[str]:
    """What is wrong with a sentence, in words."""
    plain = PLACEABLE.sub("…", text)
    wrong = [f"'{found[0]}' stands twice" for found in DOUBLED.finditer(plain) if found[1].lower() not in MAY_DOUBLE]
    if "..." in plain:
        wrong.append("write the sign …")
    if language == "en" and any(who.search(plain) for who in (BARE_WHO, LATER_WHO, OBLIQUE_WHO)):
        wrong.append("“who” has no noun: write “a player who …”, or whom it concerns")
    if language == "en" and SPACED_SIGN.search(plain.replace(KRIEG, "…")):
        wrong.append("no space goes before ; : ! ?")
    strange = NOT_FRENCH if language == "fr" else NOT_ENGLISH if language == "en" else {}
    wrong += [f"write: {right}" for slip, right in strange.items() if re.search(slip, plain)]
    if language == "fr":
        wrong += [f"write: {right}" for slip, right in UNFIT.items() if re.search(slip, text)]
    if language == "fr" and '"' in plain:
        wrong.append("write French quotation marks, « … »")
    if language == "fr" and "'" in plain:
        wrong.append("write the apostrophe \N{RIGHT SINGLE QUOTATION MARK}")
    if language == "fr" and TALL_SIGN.search(plain):
        wrong.append("a space goes before ; : ! ? » and after «")
    return wrong


def breakable() -> list[str]:
    """Lines of the French document that may end before a tall sign or within a number.

    The page sees to the tall signs of its own texts; here nobody does.
    """
    return [
        f"{LISEZMOI.name}:{number}: write a space that does not break: {line[:60]}"
        for number, line in enumerate(LISEZMOI.read_text("utf-8").splitlines(), 1)
        if not line.startswith("    ") and BREAKABLE.search(line)
    ]


def sentences(data: object, language: str) -> Iterator[str]:
    """The texts of a language in game data, wherever they stand."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == language and isinstance(value, str):
                yield value
            elif key != "sources":  # titles of books stand there in their own language
                yield from sentences(value, language)
    elif isinstance(data, list):
        for part in data:
            yield from sentences(part, language)


def values(file: Path) -> Iterator[str]:
    """The texts of a catalogue, those of every case by themselves."""
    for line in file.read_text("utf-8").splitlines():
        found = re.match(r"(?:[\w-]+ =|\s+\*?\[[\w-]+\]|\s+)\s*(.+)", line)
        if found and not line.startswith("#"):
            yield found[1]


def prose(file: Path) -> Iterator[str]:
    """The sentences of a document: without its code, a cell of a table by itself."""
    text = re.sub(r"```.*?```|^    .*?$", "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"`[^`]*`|!?\[[^\]]*\]\([^)]*\)|<[^>]*>|https?:\S+", "…", text)
    for part in re.split(r"\n\s*\n|\n(?=[-|#*])|\|", text):
        yield " ".join(part.split())


def column(file: Path, number: int) -> Iterator[str]:
    """A column of the tables of a document."""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("| "):
            yield line.split("|")[number].strip()


def slipped() -> list[str]:
    texts = [
        (file, language, values(file)) for language in ("fr", "en") for file in sorted(SRC.rglob(f"{language}.ftl"))
    ]
    for file in sorted(SRC.rglob("*.toml")):
        data = tomllib.loads(file.read_text("utf-8"))
        texts += [(file, language, sentences(data, language)) for language in ("fr", "en")]
    documents = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
    texts += [(file, "fr" if file == LISEZMOI else "en", prose(file)) for file in documents if file != GLOSSARY]
    texts += [(GLOSSARY, "fr", column(GLOSSARY, 1)), (GLOSSARY, "en", column(GLOSSARY, 2))]
    return [
        f"{file.relative_to(ROOT)}: {slip}: {text[:100]}"
        for file, language, found in texts
        for text in found
        for slip in slips(text, language)
    ]


def needed() -> list[str]:
    from grognard.games.registry import GAMES

    keys: list[str] = []
    for game in GAMES.values():
        keys += [f"{game.name}-event-{event}" for event in game.events]
        keys += [f"{game.name}-verb-{verb}" for verb in game.verbs]
        keys += [f"{game.name}-phase-{phase}" for phase in game.phases]
        keys += [f"{game.name}-prompt-{phase}" for phase in game.phases]
    return keys


# Where a program says a text by its name: (what is read, how it is said, what its name begins with).
SAID = (
    ("src/grognard/server", "*.py", r"(?:Refused|OutOfTurn)\(\s*\"([a-z-]+)\"", "refused-"),
    ("src/grognard", "*.py", r"render\(\s*\w+,\s*\"([a-z-]+)\"", ""),
    ("client/src", "*.svelte", r"\bsay\('([a-z-]+)'", ""),
    ("client/src", "*.ts", r"\bsay\('([a-z-]+)'", ""),
)


def said() -> Iterator[tuple[Path, str]]:
    """Every text that a program names outright, and where."""
    for folder, files, pattern, start in SAID:
        for file in sorted((ROOT / folder).rglob(files)):
            for key in re.findall(pattern, file.read_text("utf-8")):
                yield file, start + key


def main() -> int:
    folders = [SRC / "grognard" / "texts", *sorted((SRC / "grognard" / "games").glob("*/texts"))]
    wrong = [line for folder in folders for line in compare(folder)]
    known = {key for folder in folders for key in messages(folder / "en.ftl")[0]}
    wrong += [line for folder in folders for language in ("fr", "en") for line in uncounted(folder / f"{language}.ftl")]
    wrong += straight()
    wrong += slipped() + breakable()
    wrong += [f"a game needs the text '{key}'" for key in needed() if key not in known]
    wrong += [f"{file.relative_to(ROOT)} says '{key}', which is no text" for file, key in said() if key not in known]
    print("\n".join(wrong) or "texts: French and English are complete")
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
