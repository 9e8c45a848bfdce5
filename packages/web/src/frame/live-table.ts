import type { Seat, Side } from '@fathom/kit';
import { createMemo } from 'solid-js';
import type { GameTable, NoteStore } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { readStored, writeStored } from './settings.ts';

/** A person's paper for one match and seat, kept in this browser. */
export function openNotes(match: string, seat: string): NoteStore {
  const key = (name: string): string => `fathom/notes/${match}/${seat}/${name}`;
  return {
    read: (name) => readStored(key(name)),
    write: (name, value) => writeStored(key(name), value),
  };
}

/** The side a person sits on; null for one who watches. */
export function ownSide(link: MatchLink): Side | null {
  const mine = link.you()[0];
  return link.info()?.seats.find(({ seat }) => seat === mine)?.side ?? null;
}

/** What a side is called: its players' names, or "You". */
export function nameOfSide(link: MatchLink, side: Side): string {
  if (ownSide(link) === side) return 'You';
  const holders = (link.info()?.seats ?? [])
    .filter((seat) => seat.side === side)
    .map(({ holder }) => holder?.name)
    .filter((name) => name !== undefined);
  return holders.length === 0 ? side : [...new Set(holders)].join(' and ');
}

/** A live match as its game sees it. */
export function liveTable(link: MatchLink): GameTable {
  const seat = createMemo((): Seat | null => link.you()[0] ?? null);
  return {
    view: link.view,
    events: link.events,
    news: link.news,
    seat,
    mayAct: () => seat() !== null && link.state() === 'live' && link.info()?.status === 'running',
    act: (action) => {
      const mine = seat();
      if (mine === null)
        return Promise.resolve({ code: 'notYourSeat', message: 'You are watching.' });
      return link.send({ t: 'act', seat: mine, action });
    },
    nameOf: (side) => nameOfSide(link, side),
    notes: openNotes(link.info()?.id ?? '', seat() ?? 'watching'),
    isReplay: false,
  };
}
