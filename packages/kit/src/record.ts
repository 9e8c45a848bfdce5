import { sha256 } from '#sha256';
import * as v from 'valibot';
import { canonical, commitmentTo, digest, matchSeed } from './fair.ts';
import { FORFEITS } from './game.ts';
import type { Input, Outcome, Seat } from './game.ts';
import type { Playable } from './playable.ts';
import type { Seed } from './rng.ts';
import { BadInput } from './bad-input.ts';
import type { Schema } from './schema.ts';
import { rowTexts } from './table.ts';
import type { Row, RowTexts, Table } from './table.ts';

/** Who sat where. Kept in the order of the game's chairs: the match seed depends on it. */
export interface RecordedPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string | null; // its level, or null for a person
  readonly contribution: string | null;
}
/** A row of the log and the running hash of all up to it. */
export interface RecordedLine extends Row {
  readonly chain: string;
}
/** A finished match as one document: everything needed to replay it and to prove that its luck was fair. */
export interface MatchRecord {
  readonly format: 'fathom-match';
  readonly formatVersion: 1;
  readonly match: string;
  readonly game: string;
  readonly version: number;
  readonly setup: unknown;
  readonly players: readonly RecordedPlayer[];
  readonly startedAt: string;
  readonly commitment: string;
  readonly hostSeed: Seed;
  readonly seed: Seed;
  readonly shared?: Seed | undefined; // the luck of the start, where several matches began alike
  readonly start: unknown;
  readonly chain: string; // hash of all the above
  readonly lines: readonly RecordedLine[];
  readonly outcome: Outcome;
}
export type RecordHeader = Omit<MatchRecord, 'chain' | 'lines' | 'outcome'>;

const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits'));
const seat = v.pipe(
  v.string(),
  v.transform((text) => text as Seat),
);
const at = v.pipe(v.number(), v.minValue(0));
const input = v.variant('type', [
  v.strictObject({ type: v.literal('act'), at, seat, action: v.unknown() }),
  v.strictObject({ type: v.literal('tick'), at }),
  v.strictObject({ type: v.literal('forfeit'), at, seat, reason: v.picklist(FORFEITS) }),
]) as unknown as Schema<Input<unknown>>;

export const matchRecordSchema: Schema<MatchRecord> = v.strictObject({
  format: v.literal('fathom-match'),
  formatVersion: v.literal(1),
  match: v.string(),
  game: v.string(),
  version: v.number(),
  setup: v.unknown(),
  players: v.array(
    v.strictObject({
      seat,
      name: v.string(),
      bot: v.nullable(v.string()),
      contribution: v.nullable(v.string()),
    }),
  ),
  startedAt: v.string(),
  commitment: hex64,
  hostSeed: hex64,
  seed: hex64,
  shared: v.optional(hex64),
  start: v.unknown(),
  chain: hex64,
  lines: v.array(v.strictObject({ input, events: v.array(v.unknown()), chain: hex64 })),
  outcome: v.strictObject({ winners: v.array(v.string()), reason: v.string() }),
}) as unknown as Schema<MatchRecord>;

/** What a record's header is made of; all else in it follows. */
export interface HeaderSource {
  readonly match: string;
  readonly setup: unknown;
  readonly players: readonly RecordedPlayer[];
  readonly hostSeed: Seed;
  readonly shared?: Seed | undefined;
  readonly startedAt: string; // ISO 8601
  readonly table?: Pick<Table, 'start'>; // if one is at hand that was opened with all this
}

export function makeHeader(game: Playable, sitting: HeaderSource): RecordHeader {
  const { match, setup, players, hostSeed, shared, startedAt, table } = sitting;
  const seed = matchSeed(match, hostSeed, players);
  return {
    format: 'fathom-match',
    formatVersion: 1,
    match,
    game: game.id,
    version: game.version,
    setup,
    players,
    startedAt,
    commitment: commitmentTo(match, hostSeed),
    hostSeed,
    seed,
    ...(shared !== undefined && { shared }),
    start: (table ?? game.open({ setup, seed, shared })).start(),
  };
}

export function makeRecord(
  header: RecordHeader,
  rows: readonly Row[],
  outcome: Outcome,
): MatchRecord {
  const chain = openChain(header);
  const lines = rows.map((row) => ({
    input: row.input,
    events: row.events,
    chain: chain.add(row),
  }));
  return { ...header, chain: chain.first, lines, outcome };
}

/** The running hash of a record, row by row: hashing takes long, so a host does it as it goes. */
export interface Chain {
  readonly first: string; // the header's
  /** `texts`: of this row, if it was written already. */
  readonly add: (row: Row, texts?: RowTexts | null) => string;
}
export function openChain(header: RecordHeader): Chain {
  const first = digest(header);
  let link = first;
  return { first, add: (row, texts) => (link = nextLink(link, texts ?? rowTexts(row))) };
}

const nextLink = (chain: string, { input, events }: RowTexts): string =>
  sha256(`["${chain}",${input},[${events.join(',')}]]`);

export type Verification =
  | { readonly ok: true; readonly lines: number; readonly fingerprint: string }
  | { readonly ok: false; readonly where: string; readonly problem: string };

/** Plays the record again from its seeds and compares everything. Reports the first difference. */
export function verifyRecord(game: Playable, record: MatchRecord): Verification {
  const verifying = verifyByLines(game, record);
  for (;;) {
    const { done, value } = verifying.next();
    if (done === true) return value;
  }
}

/** The same, a line at a time: for whoever has something else to do in between. */
export function* verifyByLines(game: Playable, record: MatchRecord): Generator<void, Verification> {
  const found = headerFault(game, record);
  return found ?? (yield* verifyLines(game, record));
}

type Fault = Extract<Verification, { readonly ok: false }>;
const fault = (where: string, problem: string): Fault => ({ ok: false, where, problem });
const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

function headerFault(game: Playable, record: MatchRecord): Fault | null {
  const takesUp = game.version === record.version || game.continues.includes(record.version);
  if (game.id !== record.game || !takesUp)
    return fault(
      'game',
      `the record is of ${record.game}@${record.version}, the rules at hand are ${game.id}@${game.version}`,
    );
  const options = setupFault(game, record.setup);
  if (options !== null) return options;
  if (commitmentTo(record.match, record.hostSeed) !== record.commitment)
    return fault('commitment', 'the host seed is not the one the host committed to');
  if (matchSeed(record.match, record.hostSeed, record.players) !== record.seed)
    return fault('seed', 'the match seed does not follow from the host seed and the contributions');
  const chairs = game.chairs(record.setup).map((chair) => chair.seat);
  if (
    !same(
      chairs,
      record.players.map((player) => player.seat),
    )
  )
    return fault('players', `the seats should be ${chairs.join(', ')} in this order`);
  if (!same(game.open(record).start(), record.start))
    return fault('start', 'the set-up does not follow from the options and the match seed');
  const { chain, lines: _lines, outcome: _outcome, ...header } = record;
  if (digest(header) !== chain)
    return fault('header', 'its hash differs: something in it was altered');
  return null;
}

function setupFault(game: Playable, setup: unknown): Fault | null {
  try {
    game.parseSetup(setup);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return fault('setup', error.message);
    throw error;
  }
}

function* verifyLines(game: Playable, record: MatchRecord): Generator<void, Verification> {
  const { lines, outcome } = record;
  const table = game.open(record);
  let { chain } = record;
  for (const [i, line] of lines.entries()) {
    const where = `line ${i + 1}`;
    const taken = table.propose(line.input);
    if (!taken.ok)
      return fault(
        where,
        `the rules refuse this input: ${game.words.refusal(taken.refusal) ?? taken.refusal.code}`,
      );
    if (!same(taken.row.events, line.events))
      return fault(where, `the events should be ${JSON.stringify(taken.row.events)}`);
    chain = nextLink(chain, rowTexts(line));
    if (chain !== line.chain) return fault(where, 'its hash differs: something in it was altered');
    table.commit(taken.row);
    yield;
  }
  const end = table.outcome();
  if (!same(end, outcome))
    return fault('outcome', `after the last line the outcome is ${JSON.stringify(end)}`);
  return { ok: true, lines: lines.length, fingerprint: chain };
}
