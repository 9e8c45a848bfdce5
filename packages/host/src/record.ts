import { makeHeader, openChain } from '@fathom/kit';
import type { Chain, MatchRecord, RecordHeader, RecordedPlayer, Row, RowTexts } from '@fathom/kit';
import { botLevelOf, nameOfBot, tableOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

/** The whole truth about a match, seeds included. null while it is not over: then it holds secrets. */
export function recordOf(match: MatchState): MatchRecord | null {
  if (match.status !== 'finished') return null;
  const { rows, outcome } = tableOf(match);
  const end = outcome();
  if (end === null) return null;
  hashRows(match, Infinity);
  const { header, chain, links } = sealOf(match);
  const lines = rows.map(({ input, events }, i) => ({ input, events, chain: links[i] ?? '' }));
  return { ...header, chain: chain.first, lines, outcome: end };
}

/** The hashes of a match's record so far. */
interface Seal {
  readonly others: number; // rows that were not the table's; only such a row can change who plays
  readonly players: string; // as they were when it was begun; who plays at the end is part of the record
  readonly header: RecordHeader;
  readonly chain: Chain;
  readonly links: string[]; // one for each row
}
const seals = new WeakMap<MatchState, Seal>();

function sealOf(match: MatchState): Seal {
  const others = match.length - tableOf(match).rows.length;
  const known = seals.get(match);
  if (known?.others === others) return known;
  const players = playersOf(match);
  const text = JSON.stringify(players);
  const seal =
    known?.players === text
      ? { ...known, others }
      : { others, players: text, ...beginRecord(match, players), links: [] };
  seals.set(match, seal);
  return seal;
}

const playersOf = (match: MatchState): readonly RecordedPlayer[] =>
  [...match.seats.values()].map((seat) => ({
    seat: seat.chair.seat,
    name: recordedName(match, seat),
    bot: botLevelOf(seat),
    contribution: seat.contribution,
  }));

function beginRecord(
  match: MatchState,
  players: readonly RecordedPlayer[],
): Pick<Seal, 'header' | 'chain'> {
  const { created, game } = match;
  const made = makeHeader(game, {
    match: created.id,
    setup: created.setup,
    players,
    hostSeed: created.hostSeed,
    startedAt: isoTime(match.startedOn ?? created.date ?? created.at),
  });
  // Later rules may have taken the match up; its record is of the version it was created under.
  const header = { ...made, version: created.version };
  return { header, chain: openChain(header) };
}

/**
 * Hashes up to so many more rows for the record, which takes long for many. Says whether all are done.
 * `last`: the last row's texts, if they are at hand.
 */
export function hashRows(match: MatchState, most: number, last?: RowTexts): boolean {
  const { chain, links } = sealOf(match);
  const { rows } = tableOf(match);
  const end = Math.min(rows.length, links.length + most);
  for (let i = links.length; i < end; i++) {
    const texts = i === rows.length - 1 ? last : undefined;
    links.push(chain.add(rows[i] as Row, texts));
  }
  return links.length === rows.length;
}

const two = (n: number): string => String(n).padStart(2, '0');
const DAY = 86_400_000;
const ERA = 146_097; // days in 400 years

/** Unix time in milliseconds as ISO 8601. The host has no clock, and so no Date; this is its calendar. */
export function isoTime(millis: number): string {
  const whole = Math.floor(millis);
  const days = Math.floor(whole / DAY);
  const left = whole - days * DAY;
  // Counted from 1 March 0000, so that leap days come last in their years.
  const since = days + 719_468;
  const era = Math.floor(since / ERA);
  const ofEra = since - era * ERA;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * ofYear + 2) / 153); // months since March
  const day = ofYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const date = `${year + era * 400 + (month <= 2 ? 1 : 0)}-${two(month)}-${two(day)}`;
  const seconds = Math.floor(left / 1_000);
  const time = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map((n) => two(Math.floor(n)));
  return `${date.padStart(10, '0')}T${time.join(':')}.${String(left % 1_000).padStart(3, '0')}Z`;
}

/** A seat that a bot played in relief at the end still goes by the name of its person. */
function recordedName(match: MatchState, { plan, name, relieved }: SeatState): string {
  return plan.for === 'bot' ? nameOfBot(match, plan.level) : (name ?? relieved?.name ?? '');
}

/**
 * The hash of a finished match's record: players who note it can tell later whether the record was altered.
 * null while the match goes on, and until all its rows are hashed.
 */
export function fingerprintOf(match: MatchState): string | null {
  if (match.status !== 'finished') return null;
  const { chain, links } = sealOf(match);
  if (links.length < tableOf(match).rows.length) return null;
  return links.at(-1) ?? chain.first;
}
