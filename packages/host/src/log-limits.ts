import type { Chair, Refusal, Seat } from '@fathom/kit';
import { deny } from './refusals.ts';
import type { MatchRow } from './rows.ts';
import type { MatchState } from './state.ts';
import type { LogHead } from './store.ts';

/** How much of something a log may hold. Sizes are those of the rows as JSON text, in characters. */
export interface LogSize {
  readonly rows: number;
  readonly bytes: number;
}

const MEBIBYTE = 1024 * 1024;

interface LogLimits {
  /** Rows of the table, ticks included. The seats have shares of it; at the end of it the match is closed. */
  readonly table: LogSize;
  /** All rows. What people may add besides play ends a little before it, so that an ending always has room. */
  readonly log: LogSize;
  readonly reserve: LogSize;
  readonly rowBytes: number; // of one input and what follows from it
  readonly largest: number; // bytes of a row or paper that is still read
  readonly papers: number;
  readonly seatChangesOfGuest: number; // sitting down and getting up
  readonly seatChangesOfOthers: number; // of all but the creator, who keeps a share of their own
  readonly arrangements: number;
  readonly rematches: number;
  readonly wishesOfGuest: number; // to play again, and to stop the clocks: offers and answers
  readonly spectatorWishes: number; // of one person
}

/** What a match may grow to. Honest play stays far below: docs/decisions/0030 has what was measured. */
export const LOG_LIMITS: LogLimits = {
  table: { rows: 12_000, bytes: 4 * MEBIBYTE },
  log: { rows: 24_000, bytes: 16 * MEBIBYTE },
  reserve: { rows: 1_000, bytes: MEBIBYTE },
  rowBytes: 256 * 1024,
  largest: MEBIBYTE,
  papers: 100,
  seatChangesOfGuest: 40,
  seatChangesOfOthers: 400,
  arrangements: 200,
  rematches: 20,
  wishesOfGuest: 40,
  spectatorWishes: 10,
};

/** Whether what is stored of a match is more than any host could have written. */
export const isTooLarge = ({ rows, papers, bytes, largest }: LogHead): boolean =>
  rows > LOG_LIMITS.log.rows ||
  papers > LOG_LIMITS.papers ||
  bytes > LOG_LIMITS.log.bytes ||
  largest > LOG_LIMITS.largest;

interface Counted {
  rows: number;
  bytes: number;
}
/** What somebody has put into a log, and how much they may. */
interface Share {
  readonly used: Counted;
  readonly most: LogSize;
}
interface SeatShare extends Share {
  readonly side: Share; // that of all its crew
}
/** How large a log has become, by who made it so. */
export interface LogCounts {
  bytes: number; // of all rows
  readonly table: Counted;
  readonly seats: ReadonlyMap<Seat, SeatShare>;
  readonly guests: Map<string, number>; // how often each has sat down or got up
  seatChanges: number; // of all but the creator
  arrangements: number;
  rematches: number;
  readonly rematchWishes: Map<string, number>; // of each guest
  readonly timeOffWishes: Map<string, number>;
  readonly spectatorWishes: Map<string, number>; // how often each has asked to be without spectators, or no longer
}

export const countsOf = (createdBytes: number, chairs: readonly Chair[]): LogCounts => ({
  bytes: createdBytes,
  table: { rows: 0, bytes: 0 },
  seats: sharesOf(chairs),
  guests: new Map(),
  seatChanges: 0,
  arrangements: 0,
  rematches: 0,
  rematchWishes: new Map(),
  timeOffWishes: new Map(),
  spectatorWishes: new Map(),
});

const MOST_OF_A_CREW = 3 / 4; // for one seat, so that nobody can use up what their crew needs

/** Half of the table's rows are for what seats do, the other half for what time brings. Each side has an equal part. */
function sharesOf(chairs: readonly Chair[]): ReadonlyMap<Seat, SeatShare> {
  const sides = new Set(chairs.map(({ side }) => side));
  const ofSide = partOf(LOG_LIMITS.table, 1 / (2 * sides.size));
  const shares = new Map<Seat, SeatShare>();
  for (const name of sides) {
    const crew = chairs.filter(({ side }) => side === name);
    const side: Share = { used: { rows: 0, bytes: 0 }, most: ofSide };
    const most = crew.length === 1 ? ofSide : partOf(ofSide, MOST_OF_A_CREW);
    for (const { seat } of crew) shares.set(seat, { used: { rows: 0, bytes: 0 }, most, side });
  }
  return shares;
}

const partOf = ({ rows, bytes }: LogSize, part: number): LogSize => ({
  rows: Math.floor(rows * part),
  bytes: Math.floor(bytes * part),
});

/** To be called before the row is folded: who leaves a seat is known only as long as they sit there. */
export function countRow(match: MatchState, row: MatchRow, bytes: number): void {
  const { counts } = match;
  counts.bytes += bytes;
  switch (row.type) {
    case 'played': {
      add(counts.table, bytes);
      if (row.input.type !== 'act') return;
      const share = counts.seats.get(row.input.seat);
      if (share === undefined) return;
      add(share.used, bytes);
      add(share.side.used, bytes);
      return;
    }
    case 'seated':
    case 'tookOver':
      countSeatChange(match, row.guest);
      return;
    case 'left':
      countSeatChange(match, match.seats.get(row.seat)?.guest ?? null);
      return;
    case 'arranged':
    case 'berthed':
    case 'spectatorsChosen':
      counts.arrangements += 1;
      return;
    case 'offered':
    case 'answered':
      countOne(counts.rematchWishes, row.guest);
      return;
    case 'spectatorsAsked':
      countOne(counts.spectatorWishes, row.guest);
      return;
    case 'followed':
      counts.rematches += 1;
      return;
    case 'timeOffAsked':
    case 'timeOffAnswered':
    case 'timeOffBegan':
    case 'timeOffEnded':
      countOne(counts.timeOffWishes, row.guest);
      return;
    // These come once, once a start, or once for somebody who has sat down; talk, and wishes for bots with all that follows from them, have their own limits.
    case 'created':
    case 'closed':
    case 'started':
    case 'chatted':
    case 'reliefAsked':
    case 'reliefDropped':
    case 'relieved':
    case 'returned':
    case 'paused':
    case 'adopted':
      return;
    default:
      row satisfies never;
  }
}

function add(to: Counted, bytes: number): void {
  to.rows += 1;
  to.bytes += bytes;
}

const countOne = (counts: Map<string, number>, guest: string): void =>
  void counts.set(guest, (counts.get(guest) ?? 0) + 1);

function countSeatChange({ counts, creator }: MatchState, guest: string | null): void {
  if (guest === null) return;
  countOne(counts.guests, guest);
  if (guest !== creator) counts.seatChanges += 1;
}

/** Whether the seat, or its side, has used up its share of the table's rows. */
export function isUsedUp({ counts }: MatchState, seat: Seat, nextBytes = 0): boolean {
  const share = counts.seats.get(seat);
  if (share === undefined) return true;
  return isOver(share, nextBytes) || isOver(share.side, nextBytes);
}

const isOver = ({ used, most }: Share, nextBytes: number): boolean =>
  used.rows >= most.rows || used.bytes + nextBytes > most.bytes;

/** Why this seat cannot act any more; null while it can. Time, claims and resignations are not asked. */
export function inputFault(match: MatchState, seat: Seat, bytes: number): Refusal | null {
  if (bytes <= LOG_LIMITS.rowBytes && !isUsedUp(match, seat, bytes)) return null;
  const most = match.counts.seats.get(seat)?.side.most.rows ?? 0;
  return deny('usedUp', { share: 'inputs', most });
}

/** Whether the table has had all its rows, or nobody has any left: the match has to end. */
export function isTableFull(match: MatchState): boolean {
  const { table, seats } = match.counts;
  if (table.rows >= LOG_LIMITS.table.rows || table.bytes >= LOG_LIMITS.table.bytes) return true;
  for (const seat of seats.keys()) if (!isUsedUp(match, seat)) return false;
  return true;
}

/** Why nobody can add anything but play to this log. */
export function logFault({ length, counts }: MatchState): Refusal | null {
  const { log, reserve } = LOG_LIMITS;
  const isFull = length >= log.rows - reserve.rows || counts.bytes >= log.bytes - reserve.bytes;
  return isFull ? deny('usedUp', { share: 'log', most: log.rows }) : null;
}

/** Why this guest cannot sit down or get up once more. */
export function seatChangeFault(match: MatchState, guest: string): Refusal | null {
  const { counts, creator } = match;
  const { seatChangesOfGuest, seatChangesOfOthers } = LOG_LIMITS;
  const own = counts.guests.get(guest) ?? 0;
  if (own >= seatChangesOfGuest)
    return deny('usedUp', { share: 'seatChanges', most: seatChangesOfGuest });
  if (guest !== creator && counts.seatChanges >= seatChangesOfOthers)
    return deny('usedUp', { share: 'seatChanges', most: seatChangesOfOthers });
  return logFault(match);
}

export function arrangementFault(match: MatchState): Refusal | null {
  const { arrangements: most } = LOG_LIMITS;
  if (match.counts.arrangements >= most) return deny('usedUp', { share: 'seatChanges', most });
  return logFault(match);
}

export function spectatorWishFault(match: MatchState, guest: string): Refusal | null {
  const { spectatorWishes: most } = LOG_LIMITS;
  const asked = match.counts.spectatorWishes.get(guest) ?? 0;
  return asked >= most ? deny('usedUp', { share: 'spectatorWishes', most }) : logFault(match);
}

export function rematchFault(match: MatchState): Refusal | null {
  const { rematches: most } = LOG_LIMITS;
  return match.counts.rematches >= most
    ? deny('usedUp', { share: 'rematches', most })
    : logFault(match);
}

/** Why this guest can say no more about playing again, or about stopping the clocks. */
export function wordFault(
  match: MatchState,
  guest: string,
  about: 'rematches' | 'timeOff',
): Refusal | null {
  const { wishesOfGuest: most } = LOG_LIMITS;
  const { rematchWishes, timeOffWishes } = match.counts;
  const said = (about === 'rematches' ? rematchWishes : timeOffWishes).get(guest) ?? 0;
  return said >= most ? deny('usedUp', { share: about, most }) : logFault(match);
}
