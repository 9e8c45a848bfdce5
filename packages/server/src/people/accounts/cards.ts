import { isDeepStrictEqual } from 'node:util';
import type { PersonCard, PersonCards } from '@fathom/host';
import type { Store } from '../../store/index.ts';
import { foldName } from './names.ts';
import { listOf, padded } from './statements.ts';

/** The cards of all people who were met lately, as they are now. */
export interface CardIndex extends PersonCards {
  readonly find: (guest: string) => Promise<PersonCard>;
  /** Something about a person has changed: reads their card anew, and tells whoever watches. */
  readonly renew: (guest: string) => Promise<void>;
}
interface KeptCard extends PersonCard {
  readonly folded: string | null; // the name a guest has chosen, whoever has it now
}

const MOST_KEPT = 100_000;
const READ_AT_ONCE = 500;

/** What people are called until they choose a name. */
const defaultName = (guest: string): string =>
  `Guest ${String(Number.parseInt(guest.slice(0, 8), 16) % 10_000).padStart(4, '0')}`;

type CardSources = Pick<Store, 'people' | 'guestName'>;

export function openCards(store: CardSources): CardIndex {
  const kept = new Map<string, KeptCard>(); // those not read for longest come first
  const watchers = new Set<(guests: ReadonlySet<string>) => void>();
  let wanted = new Set<string>();
  let reading: Promise<void> | null = null;

  const keep = (guest: string, card: KeptCard): void => {
    kept.delete(guest);
    kept.set(guest, card);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? guest);
  };
  const read = async (guests: readonly string[]): Promise<void> => {
    for (let from = 0; from < guests.length; from += READ_AT_ONCE)
      for (const [guest, card] of await readCards(store, guests.slice(from, from + READ_AT_ONCE)))
        keep(guest, card);
  };
  /** Whoever asks in the same breath is answered by one look. */
  const readWanted = async (): Promise<void> => {
    await Promise.resolve();
    const guests = [...wanted];
    wanted = new Set();
    reading = null;
    await read(guests);
  };
  const load = async (guests: readonly string[]): Promise<void> => {
    const missing = guests.filter((guest) => !kept.has(guest));
    if (missing.length === 0) return;
    for (const guest of missing) wanted.add(guest);
    await (reading ??= readWanted());
  };
  /** Guests who are called as an account is now. */
  const namesakesOf = (account: string): readonly string[] => {
    const { name = '', account: isAccount = false } = kept.get(account) ?? {};
    const folded = foldName(name);
    if (!isAccount || folded === '') return [];
    return [...kept].filter(([, card]) => card.folded === folded).map(([guest]) => guest);
  };
  return {
    of: (guest) => kept.get(guest) ?? null,
    load,
    find: async (guest) => {
      await load([guest]);
      return kept.get(guest) ?? { name: defaultName(guest), account: false };
    },
    renew: async (guest) => {
      const before = new Map([[guest, kept.get(guest)]]);
      await read([guest]);
      for (const namesake of namesakesOf(guest))
        if (namesake !== guest) before.set(namesake, kept.get(namesake));
      await read([...before.keys()].slice(1));
      // A server hears of changes that it has seen already, too.
      const isNew = (one: string): boolean => !isDeepStrictEqual(kept.get(one), before.get(one));
      const changed = new Set([...before.keys()].filter(isNew));
      if (changed.size > 0) for (const hear of watchers) hear(changed);
    },
    watch: (hear) => {
      watchers.add(hear);
      return () => watchers.delete(hear);
    },
  };
}

interface AccountRow {
  readonly person: string;
  readonly name: string;
  readonly deletedAt: number | null;
  readonly erasedAt: number | null; // by staff, with all they said
}

async function readCards(
  store: CardSources,
  guests: readonly string[],
): Promise<ReadonlyMap<string, KeptCard>> {
  const asked = padded(guests);
  const accounts = await store.people.read<AccountRow>(
    `SELECT accounts.person, name, deleted_at AS "deletedAt", erasures.at AS "erasedAt"
     FROM accounts LEFT JOIN erasures ON erasures.person = accounts.person
     WHERE accounts.person IN (${listOf(asked)})`,
    asked,
  );
  const cards = new Map<string, KeptCard>();
  for (const { person, name, deletedAt, erasedAt } of accounts)
    cards.set(person, {
      name,
      account: true,
      folded: null,
      ...(deletedAt !== null && GONE),
      ...(erasedAt !== null && { erased: true }),
    });
  const others = guests.filter((guest) => !cards.has(guest));
  for (const [guest, card] of await guestCards(store, others)) cards.set(guest, card);
  return cards;
}
const GONE = { gone: true };

/** An account may have come by a guest's name since: then it is the account's. */
async function guestCards(
  store: CardSources,
  guests: readonly string[],
): Promise<readonly (readonly [string, KeptCard])[]> {
  const names = await Promise.all(guests.map((guest) => store.guestName(guest)));
  const folded = names.map((name) => (name === null || name === '' ? null : foldName(name)));
  const taken = await takenOf(
    store,
    folded.filter((name) => name !== null),
  );
  return guests.map((guest, at) => {
    const chosen = folded[at] ?? null;
    const isTheirs = chosen !== null && !taken.has(chosen);
    const name = isTheirs ? (names[at] ?? '') : defaultName(guest);
    return [guest, { name, account: false, folded: chosen }];
  });
}

async function takenOf(
  { people }: Pick<Store, 'people'>,
  folded: readonly string[],
): Promise<ReadonlySet<string>> {
  if (folded.length === 0) return new Set();
  const asked = padded(folded);
  const rows = await people.read<{ folded: string }>(
    `SELECT folded FROM account_names WHERE folded IN (${listOf(asked)}) AND free_at IS NULL`,
    asked,
  );
  return new Set(rows.map((row) => row.folded));
}
