import { createHmac } from 'node:crypto';
import type { CallOff } from '@fathom/host';
import { LIMITS } from '@fathom/protocol';
import type { BlockedPerson } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import type { CardIndex } from '../accounts/cards.ts';
import type { PersonChange, PersonChanges } from '../accounts/changes.ts';
import { listOf, padded } from '../accounts/statements.ts';

/** Who has blocked whom, at hand for those who were met lately. */
export interface Blocks {
  /** To be asked of people who were loaded. */
  readonly has: (person: string, other: string) => boolean;
  readonly some: (person: string) => boolean;
  readonly load: (people: readonly string[]) => Promise<void>;
  readonly renew: (person: string) => Promise<void>;
  readonly watch: (hear: (person: string) => void) => CallOff;
}
/** The blocks of one person, as they see and change them. */
export interface OwnBlocks {
  readonly list: (person: string) => Promise<readonly BlockedPerson[]>;
  /** false: there are too many already. */
  readonly block: (person: string, other: string) => Promise<boolean>;
  readonly unblock: (person: string, id: string) => Promise<void>;
}
export interface OwnBlocksParts {
  readonly people: PeopleTables;
  readonly cards: CardIndex;
  readonly changes: PersonChanges;
  readonly calendar: () => number;
  readonly secret: string;
}

const MOST_KEPT = 100_000;
const ID_DIGITS = 24;
const NOBODY: ReadonlySet<string> = new Set();

export function openBlocks(people: PeopleTables): Blocks {
  const kept = new Map<string, ReadonlySet<string>>(); // those not read for longest come first
  const watchers = new Set<(person: string) => void>();

  const keep = (person: string, blocked: ReadonlySet<string>): void => {
    kept.delete(person);
    kept.set(person, blocked);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? person);
  };
  const read = async (asked: readonly string[]): Promise<void> => {
    const values = padded(asked);
    const rows = await people.read<{ person: string; blocked: string }>(
      `SELECT person, blocked FROM blocks WHERE person IN (${listOf(values)})`,
      values,
    );
    const found = new Map(asked.map((person) => [person, new Set<string>()]));
    for (const { person, blocked } of rows) found.get(person)?.add(blocked);
    for (const [person, blocked] of found) keep(person, blocked);
  };
  const load = async (asked: readonly string[]): Promise<void> => {
    const missing = [...new Set(asked)].filter((person) => !kept.has(person));
    if (missing.length > 0) await read(missing);
  };
  const renew = async (person: string): Promise<void> => {
    if (!kept.has(person)) return;
    await read([person]);
    for (const hear of watchers) hear(person);
  };
  return {
    has: (person, other) => kept.get(person)?.has(other) ?? false,
    some: (person) => (kept.get(person) ?? NOBODY).size > 0,
    load,
    renew,
    watch: (hear) => {
      watchers.add(hear);
      return () => watchers.delete(hear);
    },
  };
}

export function openOwnBlocks({
  people,
  cards,
  changes,
  calendar,
  secret,
}: OwnBlocksParts): OwnBlocks {
  /** What a block is called by the one who made it: it tells nothing of whom it is about. */
  const idOf = (person: string, other: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['block', person, other]))
      .digest('hex')
      .slice(0, ID_DIGITS);
  const rowsOf = (person: string): Promise<readonly { blocked: string; at: number }[]> =>
    people.read(
      `SELECT blocked, at FROM blocks WHERE person = $1 ORDER BY at DESC, blocked LIMIT ${LIMITS.blocks}`,
      [person],
    );
  return {
    list: async (person) => {
      const rows = await rowsOf(person);
      await cards.load(rows.map(({ blocked }) => blocked));
      return Promise.all(
        rows.map(async ({ blocked, at }) => {
          const { name, account, gone } = await cards.find(blocked);
          return { id: idOf(person, blocked), name, account: account && gone !== true, at };
        }),
      );
    },
    block: async (person, other) => {
      const statement = { text: BLOCK, values: [person, other, calendar()] };
      await changes.write([statement], [blockChange(person)]);
      const rows = await people.read(IS_BLOCKED, [person, other]);
      return rows.length > 0;
    },
    unblock: async (person, id) => {
      const found = (await rowsOf(person)).find(({ blocked }) => idOf(person, blocked) === id);
      if (found === undefined) return;
      const statement = { text: UNBLOCK, values: [person, found.blocked] };
      await changes.write([statement], [blockChange(person)]);
    },
  };
}

const blockChange = (person: string): PersonChange => ({ kind: 'blocks', subject: person });

const BLOCK = `INSERT INTO blocks (person, blocked, at)
  SELECT $1, CAST($2 AS TEXT), CAST($3 AS DOUBLE PRECISION)
  WHERE (SELECT count(*) FROM blocks WHERE person = $1) < ${LIMITS.blocks}
  ON CONFLICT (person, blocked) DO NOTHING`;
const IS_BLOCKED = 'SELECT blocked FROM blocks WHERE person = $1 AND blocked = $2';
const UNBLOCK = 'DELETE FROM blocks WHERE person = $1 AND blocked = $2';

/** Whoever takes over what a guest has played takes over whom they blocked, and stays blocked by whom they were. */
export const adoptBlocks = (former: string, person: string): readonly TableStatement[] => [
  {
    text: `INSERT INTO blocks (person, blocked, at)
      SELECT $2, blocked, at FROM blocks WHERE person = $1 AND blocked <> $2
      ON CONFLICT (person, blocked) DO NOTHING`,
    values: [former, person],
  },
  {
    text: `INSERT INTO blocks (person, blocked, at)
      SELECT person, $2, at FROM blocks WHERE blocked = $1 AND person <> $2
      ON CONFLICT (person, blocked) DO NOTHING`,
    values: [former, person],
  },
  { text: 'DELETE FROM blocks WHERE person = $1 OR blocked = $1', values: [former] },
];
