import type { PersonCard } from '@fathom/host';
import type { PeopleTables } from '../store/index.ts';
import type { CardIndex } from './accounts/cards.ts';
import { foldName } from './accounts/names.ts';

/** Who is called what, and who will not meet whom. */
export interface Directory {
  readonly cardsOf: (people: readonly string[]) => Promise<ReadonlyMap<string, PersonCard>>;
  /** Whoever has an account of that name, however it is spelled; null: nobody. */
  readonly personNamed: (name: string) => Promise<string | null>;
  /** Of these people, those whom this one has blocked, or who have blocked them. */
  readonly blockedWith: (person: string, others: readonly string[]) => Promise<ReadonlySet<string>>;
}

export const directoryOf = (
  tables: PeopleTables,
  cards: Pick<CardIndex, 'load' | 'of'>,
): Directory => ({
  cardsOf: async (people) => {
    await cards.load(people);
    return new Map(
      people.flatMap((person): readonly (readonly [string, PersonCard])[] => {
        const card = cards.of(person);
        return card === null ? [] : [[person, card]];
      }),
    );
  },
  personNamed: async (name) => {
    const [found] = await tables.read<{ person: string }>(
      'SELECT person FROM account_names WHERE folded = $1 AND free_at IS NULL',
      [foldName(name)],
    );
    return found?.person ?? null;
  },
  blockedWith: async (person, others) => {
    const rows = await tables.read<{ other: string }>(
      `SELECT blocked AS other FROM blocks WHERE person = $1
       UNION SELECT person AS other FROM blocks WHERE blocked = $1`,
      [person],
    );
    const wanted = new Set(others);
    return new Set(rows.map(({ other }) => other).filter((other) => wanted.has(other)));
  },
});
