"""Where tables are kept: SQLite, append-only. What was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grognard.engine.mistakes import Mistake
from grognard.server.saved import Event, Head, Note, Saved, Snapshot

SCHEMA_VERSION = 1
MOST_AT_ONCE = 500  # writes that share one commit

schema = sa.MetaData()
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("head", sa.LargeBinary, nullable=False),
)
events = sa.Table(
    "events",
    schema,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # unique: the lock between two writers
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
notes = sa.Table(
    "notes",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.String, nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
snapshots = sa.Table(
    "snapshots",
    schema,
    sa.Column("table", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

Piece = Head | Event | Note | Snapshot


class Conflict(Exception):
    """Another process wrote this number of this table first."""


class NotSaved(Exception):
    """The disk or the database failed; nothing was written."""


class Damaged(Exception):
    """What is in the file cannot be read."""


class Write:
    """Rows that belong together, and who waits for them."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """One file. All writes go through one thread, which puts those that wait together into one commit.

    A thread of our own around SQLAlchemy's plain engine: it takes a third of the time of the asynchronous one with aiosqlite,
    which goes to another thread and back for every single step of a transaction.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "store")
        self.waiting: asyncio.Queue[Write] = asyncio.Queue()
        self.writer = asyncio.create_task(self.keep_writing())

    # -- writing ---------------------------------------------------------------------------------------------------
    async def save(self, *pieces: Piece) -> None:
        """Returns when everything is on the disk. Raises Conflict or NotSaved, and then nothing of it is."""
        write = Write(pieces)
        self.waiting.put_nowait(write)
        await asyncio.shield(write.done)

    async def keep_writing(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            for write, error in await loop.run_in_executor(self.thread, self.commit, batch):
                if error is None:
                    write.done.set_result(None)
                else:
                    write.done.set_exception(error)

    def commit(self, batch: list[Write]) -> list[tuple[Write, Exception | None]]:
        try:
            with self.engine.begin() as connection:
                for table, values in sorted_by_table(batch):
                    connection.execute(table.insert(), values)
        except IntegrityError:
            if len(batch) == 1:
                return [(batch[0], Conflict())]
            return [outcome for write in batch for outcome in self.commit([write])]  # one is to blame: each for itself
        except (SQLAlchemyError, OSError) as error:
            logging.getLogger(__name__).error("saving failed: %s", one_line(error))
            return [(write, NotSaved(str(error))) for write in batch]
        return [(write, None) for write in batch]

    # -- reading ---------------------------------------------------------------------------------------------------
    async def load(self, id: str) -> Saved | None:
        """None where there is no such table. Raises Damaged."""
        try:
            return await asyncio.to_thread(self.read, id)
        except (SQLAlchemyError, msgspec.MsgspecError, OSError, ValueError, TypeError) as error:
            raise Damaged(one_line(error)) from None

    def read(self, id: str) -> Saved | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(tables.c.head).where(tables.c.id == id)).first()
            if found is None:
                return None
            return Saved(
                msgspec.json.decode(found.head, type=Head),
                [Event(*row) for row in rows(connection, events, id, events.c.number)],
                [Note(*row[1:]) for row in rows(connection, notes, id, notes.c.id)],
                [Snapshot(*row) for row in rows(connection, snapshots, id, snapshots.c.number)],
            )

    async def close(self) -> None:
        """Writes what waits, then closes."""
        await self.save()
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)
        self.thread.shutdown()
        self.engine.dispose()


def one_line(error: BaseException) -> str:
    """What went wrong, for the log, which has one line for each failure."""
    lines = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {lines[0]}"


def rows(connection: sa.Connection, table: sa.Table, id: str, order: sa.Column[int]) -> list[Any]:
    return list(connection.execute(sa.select(table).where(table.c.table == id).order_by(order)))


def sorted_by_table(batch: list[Write]) -> list[tuple[sa.Table, list[dict[str, Any]]]]:
    values: dict[sa.Table, list[dict[str, Any]]] = {tables: [], events: [], notes: [], snapshots: []}
    for write in batch:
        for piece in write.pieces:
            if isinstance(piece, Head):
                values[tables].append({"id": piece.id, "head": msgspec.json.encode(piece)})
            else:
                table = events if isinstance(piece, Event) else notes if isinstance(piece, Note) else snapshots
                values[table].append(msgspec.structs.asdict(piece))
    return [(table, rows) for table, rows in values.items() if rows]


# -- opening -----------------------------------------------------------------------------------------------------------
def open_file(path: Path) -> sa.Engine:
    """Opens the file, or makes it: readable by its owner alone, for it holds the tokens and the dice's secrets."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Mistake(f"the data file {path} cannot be used: {error.strerror}. Name another with --data") from None
    engine = sa.create_engine(f"sqlite:///{path}")
    sa.event.listen(engine, "connect", prepare)
    try:
        make_schema(engine, path)
    except SQLAlchemyError:
        raise Mistake(f"{path} is not a data file of Grognard. Name another with --data") from None
    return engine


def prepare(connection: Any, record: Any) -> None:
    """A commit returns when the disk has it, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def make_schema(engine: sa.Engine, path: Path) -> None:
    with engine.begin() as connection:
        version = connection.execute(sa.text("PRAGMA user_version")).scalar_one()
        if version not in (0, SCHEMA_VERSION):
            raise Mistake(
                f"{path} was made by another version of Grognard (format {version}, this is {SCHEMA_VERSION})"
            )
        schema.create_all(connection)
        connection.execute(sa.text(f"PRAGMA user_version={SCHEMA_VERSION}"))
