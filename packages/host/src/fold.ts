import { advanceClocks, startClocks } from '@fathom/kit';
import type { Clocks, Input, Millis, Seat, TimedRule } from '@fathom/kit';
import { NewerVersion } from './cannot-load.ts';
import { countLine } from './chat-shares.ts';
import { countRow } from './log-limits.ts';
import type { Chatted, MatchRow, Played, Seated, Started } from './rows.ts';
import { appliedKey, claimOn, NOBODY, seedOf, tableOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

/** A row as text. */
interface Written {
  readonly bytes: number;
  readonly eventTexts?: readonly string[] | undefined; // of what was played, if they are at hand
}

/** The one way a match changes, the same for a new row and for one read back after a restart. */
export function foldRow(match: MatchState, row: MatchRow, { bytes, eventTexts }: Written): void {
  countRow(match, row, bytes);
  match.length += 1;
  if ('at' in row) match.updatedAt = row.at;
  switch (row.type) {
    case 'created':
      throw new Error(`match ${match.created.id}: created twice`);
    case 'seated':
      seatGuest(match, row);
      return;
    case 'left':
      Object.assign(seatOf(match, row.seat), NOBODY);
      return;
    case 'arranged': {
      const seat = seatOf(match, row.seat);
      if (seat.guest !== null) seat.handovers += 1; // the key of whoever had it opens it no more
      Object.assign(seat, NOBODY, { plan: row.plan });
      return;
    }
    case 'closed':
      match.status = 'closed';
      match.closed = row.reason ?? 'givenUp';
      return;
    case 'started':
      start(match, row);
      return;
    case 'played':
      play(match, row, eventTexts);
      return;
    case 'chatted':
      match.applied.add(appliedKey(row.guest, row.id));
      hearLine(match, row);
      return;
    case 'reliefAsked':
      match.applied.add(appliedKey(row.guest, row.id));
      countWish(match, row.guest);
      match.reliefs.set(
        row.absent,
        (match.reliefs.get(row.absent) ?? new Map<string, string>()).set(row.guest, row.level),
      );
      return;
    case 'reliefDropped':
      match.reliefs.delete(row.absent);
      return;
    case 'relieved':
      if (row.id !== undefined) countWish(match, row.guest);
      if (typeof row.id === 'string') match.applied.add(appliedKey(row.guest, row.id));
      relieve(match, row.guest, row.level);
      return;
    case 'returned':
      if (row.id !== null) match.applied.add(appliedKey(row.guest, row.id));
      takeBack(match, row.guest);
      return;
    case 'paused':
      match.paused += row.millis;
      match.madeUpFor = row.aliveAt ?? null;
      return;
    case 'followed':
      match.rematch = row.match;
      return;
    default:
      row satisfies never;
      if (typeof (row as { type?: unknown }).type !== 'string') throw new Error('it has no type');
      throw new NewerVersion(`match ${match.created.id}: a row of an unknown type`);
  }
}

const ownerOf = (input: Exclude<Input<unknown>, { type: 'tick' }>): string =>
  input.type === 'forfeit' && input.reason === 'absent' ? claimOn(input.seat) : input.seat;

function seatOf(match: MatchState, seat: Seat): SeatState {
  const found = match.seats.get(seat);
  if (found === undefined) throw new Error(`match ${match.created.id}: no seat "${seat}"`);
  return found;
}

function hearLine(match: MatchState, { guest, line }: Chatted): void {
  const said = { ...line, to: line.to ?? 'table' }; // older logs know only the table
  match.chat.push(said);
  countLine(match.talk, said, guest);
}

function seatGuest(match: MatchState, row: Seated): void {
  const seat = seatOf(match, row.seat);
  if (row.leave !== undefined) Object.assign(seatOf(match, row.leave), NOBODY);
  if (seat.guest !== null) match.reliefs.delete(seat.guest);
  seat.handovers += 1;
  seat.guest = row.guest;
  seat.name = row.name;
  seat.relieved = null;
  if (match.status === 'lobby') seat.contribution = row.contribution;
}

const countWish = ({ botWishes }: MatchState, guest: string): void =>
  void botWishes.set(guest, (botWishes.get(guest) ?? 0) + 1);

function relieve(match: MatchState, guest: string, level: string): void {
  match.reliefs.delete(guest);
  for (const seat of match.seats.values())
    if (seat.guest === guest)
      Object.assign(seat, {
        relieved: { guest, name: seat.name ?? '', level },
        guest: null,
        name: null,
      });
}

function takeBack(match: MatchState, guest: string): void {
  for (const seat of match.seats.values())
    if (seat.relieved?.guest === guest)
      Object.assign(seat, { guest, name: seat.relieved.name, relieved: null });
}

function start(match: MatchState, { at, date = at }: Started): void {
  match.status = 'running';
  match.startedAt = at;
  match.startedOn = date;
  const { setup } = match.created;
  match.table = match.game.open({ setup, seed: seedOf(match), papers: match.papers });
  const { clock } = match.created;
  if (clock.type !== 'none')
    match.clocks = startClocks(clock, [...match.seats.keys()], {
      at: 0 as Millis,
      actor: null,
      toAct: match.table.toAct(),
    });
}

function play(match: MatchState, row: Played, eventTexts?: readonly string[]): void {
  const table = tableOf(match);
  table.commit(row, eventTexts);
  match.updatedAt = hostTime(match, row.input.at);
  if (row.id !== null && row.input.type !== 'tick')
    match.applied.add(appliedKey(ownerOf(row.input), row.id));
  if (match.clocks !== null) match.clocks = advanced(match, match.clocks, row);
  if (table.outcome() !== null) match.status = 'finished';
}

/** Clocks are shown to all, so only what all could hear may move them. */
function advanced(match: MatchState, clocks: Clocks, { input }: Played): Clocks {
  const table = tableOf(match);
  if (table.heard([]).length === 0) return clocks;
  return advanceClocks(match.created.clock as TimedRule, clocks, {
    at: input.at,
    actor: input.type === 'act' ? input.seat : null,
    toAct: table.outcome() === null ? table.toAct() : [],
  });
}

/** When the host's clock stood at this game time. */
const hostTime = (match: MatchState, at: Millis): number =>
  at + (match.startedAt ?? 0) + match.paused;
