import { advanceClocks, startClocks } from '@fathom/kit';
import type { Clocks, Input, Millis, Seat, TimedRule } from '@fathom/kit';
import { foldBerths } from './berths.ts';
import { NewerVersion } from './cannot-load.ts';
import { adoptLines, countLine, moveCount } from './chat-shares.ts';
import { arrangeSeat, relieve, seatGuest, standUp, takeBack, takeOver } from './fold-seats.ts';
import { countRow } from './log-limits.ts';
import type {
  Adopted,
  Answered,
  Chatted,
  MatchRow,
  Paused,
  Played,
  Started,
  TimeOffBegan,
  TimeOffEnded,
} from './rows.ts';
import { appliedKey, claimOn, gameTime, hostTime, seedOf, tableOf } from './state.ts';
import type { MatchState } from './state.ts';

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
      standUp(match, row.seat);
      return;
    case 'arranged':
      arrangeSeat(match, row);
      return;
    case 'berthed':
      foldBerths(match, row);
      return;
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
    case 'tookOver':
      match.applied.add(appliedKey(row.guest, row.id));
      takeOver(match, row);
      return;
    case 'spectatorsAsked':
      if (row.spectators === 'none') match.wouldBeAlone.add(row.guest);
      else match.wouldBeAlone.delete(row.guest);
      return;
    case 'spectatorsChosen':
      match.spectators = row.spectators;
      match.wouldBeAlone.clear();
      return;
    case 'paused':
      match.paused += row.millis - offDuring(match, row);
      match.madeUpFor = row.aliveAt ?? null;
      return;
    case 'offered':
      match.offer = { by: row.guest, answers: new Map() };
      match.rematch = null;
      return;
    case 'answered':
      hearAnswer(match, row);
      return;
    case 'adopted':
      adopt(match, row);
      return;
    case 'followed':
      match.rematch = row.match;
      match.offer = null;
      return;
    case 'timeOffAsked':
      match.applied.add(appliedKey(row.guest, row.id));
      match.timeOffWish = {
        by: row.guest,
        days: row.days,
        minutes: row.minutes ?? 0,
        agreed: new Set(),
      };
      return;
    case 'timeOffAnswered':
      match.applied.add(appliedKey(row.guest, row.id));
      if (row.answer === 'agreed') match.timeOffWish?.agreed.add(row.guest);
      else match.timeOffWish = null;
      return;
    case 'timeOffBegan':
      match.applied.add(appliedKey(row.guest, row.id));
      stopClocks(match, row);
      return;
    case 'timeOffEnded':
      match.applied.add(appliedKey(row.guest, row.id));
      goOn(match, row);
      return;
    default:
      row satisfies never;
      if (typeof (row as { type?: unknown }).type !== 'string') throw new Error('it has no type');
      throw new NewerVersion(`match ${match.created.id}: a row of an unknown type`);
  }
}

const ownerOf = (input: Exclude<Input<unknown>, { type: 'tick' }>): string =>
  input.type === 'forfeit' && input.reason === 'absent' ? claimOn(input.seat) : input.seat;

function hearLine(match: MatchState, { guest, line }: Chatted): void {
  const said = { ...line, to: line.to ?? 'table' }; // older logs know only the table
  match.chat.push(said);
  match.authors.push(guest);
  countLine(match.talk, said, guest);
}

const countWish = ({ botWishes }: MatchState, guest: string): void =>
  void botWishes.set(guest, (botWishes.get(guest) ?? 0) + 1);

function hearAnswer(match: MatchState, { guest, answer }: Answered): void {
  if (answer === 'withdrawn') match.offer = null;
  else match.offer?.answers.set(guest, answer);
}

function stopClocks(match: MatchState, { at, millis, isPause = false }: TimeOffBegan): void {
  const { timeOff } = match;
  const time = gameTime(match, at);
  if (timeOff !== null) match.paused += timeOff.until - timeOff.from;
  match.timeOff = { from: at, until: at + millis, at: time, isPause };
  match.timeOffWish = null;
}

function goOn(match: MatchState, { at, millis = 0 }: TimeOffEnded): void {
  const { timeOff } = match;
  match.timeOffWish = null;
  if (timeOff === null) return;
  const until = Math.min(timeOff.until, Math.max(at + millis, timeOff.from));
  match.timeOff = { ...timeOff, until };
}

/** How much of a pause was time off anyway: game time stands still once. */
function offDuring({ timeOff }: MatchState, { at, millis }: Paused): number {
  if (timeOff === null || millis <= 0) return 0;
  return Math.max(0, Math.min(at, timeOff.until) - Math.max(at - millis, timeOff.from));
}

/** Names and accounts stay as they were noted: they are part of the record. */
function adopt(match: MatchState, { from, to }: Adopted): void {
  if (match.creator === from) match.creator = to;
  if (match.players.has(from)) match.players.add(to);
  for (const seat of match.seats.values()) {
    if (seat.guest === from) seat.guest = to;
    if (seat.relieved?.guest === from) seat.relieved = { ...seat.relieved, guest: to };
    if (seat.plan.for === 'kept' && seat.plan.guest === from)
      seat.plan = { ...seat.plan, guest: to };
  }
  match.reliefs.delete(from);
  for (const votes of match.reliefs.values()) votes.delete(from);
  moveCount(match.botWishes, from, to);
  moveCount(match.counts.guests, from, to);
  moveCount(match.counts.rematchWishes, from, to);
  moveCount(match.counts.timeOffWishes, from, to);
  moveCount(match.counts.spectatorWishes, from, to);
  if (match.wouldBeAlone.delete(from)) match.wouldBeAlone.add(to);
  adoptLines(match.talk, from, to);
  adoptWishes(match, from, to);
  for (const [at, author] of match.authors.entries()) if (author === from) match.authors[at] = to;
}

/** What somebody has said about a rematch, or about time off, is theirs under whatever name. */
function adoptWishes(match: MatchState, from: string, to: string): void {
  const { offer, timeOffWish: wish } = match;
  const now = (guest: string): string => (guest === from ? to : guest);
  if (offer !== null)
    match.offer = {
      by: now(offer.by),
      answers: new Map([...offer.answers].map(([guest, answer]) => [now(guest), answer])),
    };
  if (wish !== null)
    match.timeOffWish = { ...wish, by: now(wish.by), agreed: new Set([...wish.agreed].map(now)) };
}

function start(match: MatchState, { at, date = at }: Started): void {
  match.status = 'running';
  match.startedAt = at;
  match.startedOn = date;
  for (const { guest } of match.seats.values()) if (guest !== null) match.players.add(guest);
  const { setup } = match.created;
  const { shared } = match.created;
  match.table = match.game.open({ setup, seed: seedOf(match), shared, papers: match.papers });
  match.waitedFor = match.table.toAct();
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
  passTurn(match, row);
  if (table.outcome() === null) return;
  match.status = 'finished';
  match.endedAt = match.updatedAt;
}

/** Clocks, and who is waited for, are shown to all: only what all could hear may move them. */
function passTurn(match: MatchState, row: Played): void {
  const table = tableOf(match);
  const toAct = table.outcome() === null ? table.toAct() : [];
  const isMoved = !areSame(toAct, match.waitedFor);
  if ((!isMoved && match.clocks === null) || table.heard([]).length === 0) return;
  match.waitedFor = toAct;
  if (match.clocks !== null) match.clocks = advanced(match, match.clocks, row);
}

const areSame = (seats: readonly Seat[], others: readonly Seat[]): boolean =>
  seats.length === others.length && seats.every((seat, i) => seat === others[i]);

function advanced(match: MatchState, clocks: Clocks, { input }: Played): Clocks {
  return advanceClocks(match.created.clock as TimedRule, clocks, {
    at: input.at,
    actor: input.type === 'act' ? input.seat : null,
    toAct: match.waitedFor,
    timedOut: input.type === 'tick' ? clocks.running : [],
  });
}
