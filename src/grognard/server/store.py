"""Where tables are kept: SQLite, append-only. What was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

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


class Write:
    """Rows that belong together, and who waits for them."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """One file. All writes go through one writer, which puts those that wait together into one commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Write] = asyncio.Queue()
        self.writer = asyncio.create_task(self.keep_writing())

    # -- writing ---------------------------------------------------------------------------------------------------
    async def save(self, *pieces: Piece) -> None:
        """Returns when everything is on the disk. Raises Conflict or NotSaved, and then nothing of it is."""
        write = Write(pieces)
        self.waiting.put_nowait(write)
        await asyncio.shield(write.done)

    async def keep_writing(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            await self.commit(batch)

    async def commit(self, batch: list[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                for table, values in sorted_by_table(batch):
                    await connection.execute(table.insert(), values)
        except IntegrityError:
            if len(batch) == 1:
                batch[0].done.set_exception(Conflict())
            else:  # one of them is to blame: each for itself
                for write in batch:
                    await self.commit([write])
        except (SQLAlchemyError, OSError) as error:
            logging.getLogger(__name__).exception("saving failed")
            for write in batch:
                write.done.set_exception(NotSaved(str(error)))
        else:
            for write in batch:
                write.done.set_result(None)

    # -- reading ---------------------------------------------------------------------------------------------------
    async def load(self, id: str) -> Saved | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(tables.c.head).where(tables.c.id == id))).first()
            if found is None:
                return None
            return Saved(
                msgspec.json.decode(found.head, type=Head),
                [Event(*row) for row in await rows(connection, events, id, events.c.number)],
                [Note(*row[1:]) for row in await rows(connection, notes, id, notes.c.id)],
                [Snapshot(*row) for row in await rows(connection, snapshots, id, snapshots.c.number)],
            )

    async def close(self) -> None:
        """Writes what waits, then closes."""
        await self.save()
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()


async def rows(connection: AsyncConnection, table: sa.Table, id: str, order: sa.Column[int]) -> list[Any]:
    return list(await connection.execute(sa.select(table).where(table.c.table == id).order_by(order)))


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
async def open_store(path: Path) -> Store:
    """Opens the file, or makes it: readable by its owner alone, for it holds the tokens and the dice's secrets."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Mistake(f"the data file {path} cannot be used: {error.strerror}. Name another with --data") from None
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4)
    sa.event.listen(engine.sync_engine, "connect", prepare)
    try:
        await make_schema(engine, path)
    except SQLAlchemyError:
        await engine.dispose()
        raise Mistake(f"{path} is not a data file of Grognard. Name another with --data") from None
    return Store(engine)


def prepare(connection: Any, record: Any) -> None:
    """A commit returns when the disk has it, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def make_schema(engine: AsyncEngine, path: Path) -> None:
    async with engine.begin() as connection:
        version = (await connection.execute(sa.text("PRAGMA user_version"))).scalar_one()
        if version not in (0, SCHEMA_VERSION):
            await engine.dispose()
            raise Mistake(
                f"{path} was made by another version of Grognard (format {version}, this is {SCHEMA_VERSION})"
            )
        await connection.run_sync(schema.create_all)
        await connection.execute(sa.text(f"PRAGMA user_version={SCHEMA_VERSION}"))
