import type { PersonCard } from '@fathom/host';
import type { PeopleTables } from '../store/index.ts';
import type { CardIndex } from './accounts/cards.ts';
import { accountCalled } from './accounts/person-names.ts';
import { listOf, padded } from './accounts/statements.ts';

/** Who is called what, and who will not meet whom. */
export interface Directory {
  readonly cardsOf: (people: readonly string[]) => Promise<ReadonlyMap<string, PersonCard>>;
  /** Whoever has an account of that name, however it is spelled; null: nobody. */
  readonly personNamed: (name: string) => Promise<string | null>;
  /** Whether one of these people has blocked another of them. */
  readonly blocksAmong: (
    people: readonly string[],
  ) => Promise<(person: string, other: string) => boolean>;
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
  personNamed: (name) => accountCalled(tables, name),
  blocksAmong: async (people) => {
    const asked = padded(people);
    const rows = await tables.read<{ person: string; blocked: string }>(
      `SELECT person, blocked FROM blocks
       WHERE person IN (${listOf(asked)}) AND blocked IN (${listOf(asked)})`,
      asked,
    );
    const found = new Set(rows.map(({ person, blocked }) => `${person} ${blocked}`));
    return (person, other) => found.has(`${person} ${other}`);
  },
});
