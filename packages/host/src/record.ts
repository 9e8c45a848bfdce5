import { makeHeader, openChain } from '@fathom/kit';
import type { Chain, MatchRecord, RecordHeader, RecordedPlayer, Row, RowTexts } from '@fathom/kit';
import { isoTime } from './iso-time.ts';
import { botLevelOf, nameOfBot, tableOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';
import { DELETED_ACCOUNT } from './words.ts';

/** The whole truth about a match, seeds included. null while it is not over: then it holds secrets. All its rows must be at hand. */
export function recordOf(match: MatchState): MatchRecord | null {
  if (match.status !== 'finished') return null;
  const table = tableOf(match);
  const end = table.outcome();
  if (end === null) return null;
  hashRows(match, Infinity);
  const { header, chain, links } = sealOf(match);
  const lines = table.rows.map(({ input, events }, i) => ({
    input,
    events,
    chain: links[i] ?? '',
  }));
  return { ...header, chain: chain.first, lines, outcome: end };
}

/** The hashes of a match's record so far. */
export interface RecordSeal {
  readonly gone: number; // people; with each the record loses a name
  readonly others: number; // rows that were not the table's; only such a row can change who plays
  readonly players: string; // as they were when it was begun; who plays at the end is part of the record
  readonly header: RecordHeader;
  readonly chain: Chain;
  readonly links: string[]; // one for each row
}

function sealOf(match: MatchState): RecordSeal {
  const others = match.length - tableOf(match).rows.length;
  const known = match.seal;
  const gone = match.gone.size;
  if (known !== null && known.others === others && known.gone === gone) return known;
  const players = playersOf(match);
  const text = JSON.stringify(players);
  const seal =
    known?.players === text
      ? { ...known, gone, others }
      : { gone, others, players: text, ...beginRecord(match, players), links: [] };
  match.seal = seal;
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
): Pick<RecordSeal, 'header' | 'chain'> {
  const { created, game } = match;
  const made = makeHeader(game, {
    match: created.id,
    setup: created.setup,
    players,
    hostSeed: created.hostSeed,
    shared: created.shared,
    startedAt: isoTime(match.startedOn ?? created.date ?? created.at),
    table: tableOf(match),
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
  const table = tableOf(match);
  if (table.missing() > 0) return false; // somebody has to read them first
  const { rows } = table;
  const { chain, links } = sealOf(match);
  const end = Math.min(rows.length, links.length + most);
  for (let i = links.length; i < end; i++) {
    const texts = i === rows.length - 1 ? last : undefined;
    links.push(chain.add(rows[i] as Row, texts));
  }
  return links.length === rows.length;
}

/** A seat that a bot or a crew mate played in relief at the end still goes by the name of its person. */
function recordedName(match: MatchState, seat: SeatState): string {
  const { plan, name, guest, relieved } = seat;
  if (match.gone.has(relieved?.guest ?? guest ?? '')) return DELETED_ACCOUNT;
  return plan.for === 'bot' ? nameOfBot(match, seat, plan.level) : (relieved?.name ?? name ?? '');
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
