import type { Seat, Side } from '@fathom/kit';
import type { Holder, SeatInfo } from '@fathom/protocol';
import { createEffect, createMemo } from 'solid-js';
import type { GameClient, GameTable, NoteStore } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { actWith } from './act.ts';
import { createForesight } from './foresight.ts';
import { tableWords } from '../words/table.ts';
import { sideName } from './people/names.ts';
import { createPaused } from './paused.ts';
import type { Naming } from './people/names.ts';
import { readStored, writeStored } from '../net/storage.ts';

const MINUTE = 60_000;

/** A person's paper for one match and seat, kept in this browser. */
export function openNotes(match: string, seat: string): NoteStore {
  const key = (name: string): string => `fathom/notes/${match}/${seat}/${name}`;
  return {
    read: (name) => readStored(key(name)),
    write: (name, value) => writeStored(key(name), value),
  };
}

export const seatsOf = (link: MatchLink, side: Side): readonly SeatInfo[] =>
  (link.info()?.seats ?? []).filter((seat) => seat.side === side);

/** The side a person sits on; null for one who watches. */
export function ownSide(link: MatchLink): Side | null {
  const mine = link.you()[0];
  return link.info()?.seats.find(({ seat }) => seat === mine)?.side ?? null;
}

/** What a side is called: a crew by the side's own name, a single player by "You" or by theirs. */
export function nameOfSide(link: MatchLink, naming: Naming, side: Side): string {
  const [only, ...others] = seatsOf(link, side);
  if (others.length > 0) return sideName(naming, side);
  if (ownSide(link) === side) return tableWords.you;
  return only?.holder?.name ?? sideName(naming, side);
}

/** Whoever plays a seat, or has left it to a bot for now. */
export function personIn(link: MatchLink, wanted: Seat): string {
  if (link.you().includes(wanted)) return tableWords.you;
  const holder = link.info()?.seats.find(({ seat }) => seat === wanted)?.holder ?? null;
  return (holder?.kind === 'bot' ? holder.relieves : null) ?? holder?.name ?? tableWords.nobody;
}

const levelOf = (holder: Holder | null): string | null =>
  holder?.kind === 'bot' && holder.relieves === null ? holder.level : null;

type LiveClient = Naming & Pick<GameClient, 'foresee' | 'readsAllEvents'>;

/** A live match as its game sees it. */
export function liveTable(link: MatchLink, client: LiveClient): GameTable {
  const seat = createMemo((): Seat | null => link.you()[0] ?? null);
  const isPaused = createPaused(link);
  createEffect(() => {
    if (client.readsAllEvents === true && link.earlier() > 0 && link.state() === 'live')
      link.askEarlier();
  });
  const holder = (of: Seat): Holder | null =>
    link.info()?.seats.find((known) => known.seat === of)?.holder ?? null;
  return {
    ...createForesight(link, client.foresee),
    told: link.view,
    events: link.events,
    earlier: { exist: () => link.earlier() > 0, ask: link.askEarlier },
    news: link.news,
    you: link.you,
    seat,
    mayAct: () =>
      seat() !== null &&
      link.state() === 'live' &&
      link.info()?.status === 'running' &&
      !isPaused(),
    act: actWith(link.you, (mine, action) => link.send({ t: 'act', seat: mine, action })),
    nameOf: (side) => nameOfSide(link, client, side),
    nameOfSeat: (of) =>
      link.you().includes(of) ? tableWords.you : (holder(of)?.name ?? tableWords.nobody),
    isBot: (of) => holder(of)?.kind === 'bot',
    levelOf: (of) => levelOf(holder(of)),
    time: () => Math.max(0, link.time() - (link.late() ?? 0) * MINUTE),
    notes: openNotes(link.info()?.id ?? '', seat() ?? 'watching'),
    isReplay: false,
  };
}
