import type { LiveMatch, Matches } from '@fathom/host';
import { botLevelOf, OPEN_STATUSES } from '@fathom/host';
import type { StaffFound, StaffListedMatch, StaffMatch, StaffPerson } from '@fathom/protocol/staff';
import type { Store } from '../../store/index.ts';
import type { CardIndex } from '../accounts/cards.ts';
import { foldName } from '../accounts/names.ts';
import { accountCalled } from '../accounts/person-names.ts';
import { listOf, padded } from '../accounts/statements.ts';
import type { Handles } from './handles.ts';
import { findReport } from './reports.ts';
import type { Restrictions } from './restrictions.ts';
import { StaffFault } from './staff-fault.ts';

/** Whom and what staff ask about. */
export interface LookUp {
  /** Throws where there is nobody. */
  readonly person: (who: string) => Promise<string>;
  /** In the same order. */
  readonly describe: (people: readonly string[]) => Promise<readonly StaffPerson[]>;
  readonly describeOne: (person: string) => Promise<StaffPerson>;
  /** Throws where there is none. */
  readonly match: (id: string) => Promise<LiveMatch>;
  readonly find: (text: string) => Promise<StaffFound>;
}
export interface LookUpParts {
  readonly store: Store;
  readonly cards: CardIndex;
  readonly matches: Pick<Matches, 'find' | 'mine'>;
  readonly restrictions: Restrictions;
  readonly handles: Handles;
}

const MOST_PEOPLE = 50;
const MOST_MATCHES = 20;
const HANDLE = /^p-[0-9a-f]{16}$/u;
const MATCH = /^[2-9a-hjkmnp-z]{8}$/u;
const SEAT = /^(?<match>[2-9a-hjkmnp-z]{8})\/(?<seat>[a-z0-9.-]{1,40})$/iu;
const REPORT = /^report:(?<report>[\w-]{1,40})$/u;
const NOTHING: StaffFound = { people: [], match: null, matches: [] };

export function openLookUp(parts: LookUpParts): LookUp {
  const { store, cards, matches, restrictions, handles } = parts;
  const { people } = store;

  const describe = async (asked: readonly string[]): Promise<readonly StaffPerson[]> => {
    await handles.note(asked);
    await cards.load(asked);
    const reports = await countReports(store, asked);
    return Promise.all(
      asked.map(async (person) => {
        const { name, account, gone = false } = await cards.find(person);
        return {
          person: handles.of(person),
          name,
          account,
          gone,
          restrictions: restrictions.of(person),
          reports: reports.get(person) ?? { open: 0, all: 0 },
        };
      }),
    );
  };
  const describeOne = async (person: string): Promise<StaffPerson> => {
    const [found] = await describe([person]);
    if (found === undefined) throw new StaffFault(404, 'there is nobody like that');
    return found;
  };
  const findMatch = (id: string): Promise<LiveMatch | null> => matches.find(id);
  const match = async (id: string): Promise<LiveMatch> => {
    const found = await findMatch(id);
    if (found === null) throw new StaffFault(404, `there is no match "${id}"`);
    return found;
  };
  const inSeat = async (id: string, seat: string): Promise<string> => {
    const { state } = await match(id);
    const found = [...state.seats.values()].find(({ chair }) => chair.seat === seat);
    const person = found?.guest ?? found?.relieved?.guest ?? null;
    if (person === null)
      throw new StaffFault(
        404,
        `no person sits on "${seat}" of match ${id}; there are ${[...state.seats.keys()].join(', ')}`,
      );
    return person;
  };
  const person = async (who: string): Promise<string> => {
    const { match: id, seat } = SEAT.exec(who)?.groups ?? {};
    if (id !== undefined && seat !== undefined) return inSeat(id, seat);
    const { report } = REPORT.exec(who)?.groups ?? {};
    if (report !== undefined) {
      const found = await findReport(people, report);
      if (found !== null) return found.reported;
      throw new StaffFault(404, `there is no report "${report}"`);
    }
    const found = who.startsWith('@')
      ? await accountCalled(people, who.slice(1))
      : await handles.personOf(who);
    if (found !== null) return found;
    throw new StaffFault(
      404,
      who.startsWith('@')
        ? `no account is called "${who.slice(1)}" (guests are found by "find", and named by what it shows)`
        : `nobody is "${who}": "find" shows how people are named`,
    );
  };
  const matchesOf = async (guest: string): Promise<readonly StaffListedMatch[]> => {
    const { matches: found } = await matches.mine({
      guest,
      status: [...OPEN_STATUSES, 'finished', 'closed'],
      limit: MOST_MATCHES,
    });
    return found.map(({ match: { id, game, status }, you }) => ({
      match: id,
      game,
      status,
      seats: you,
    }));
  };
  const onePerson = async (guest: string): Promise<StaffFound> => ({
    people: [await describeOne(guest)],
    match: null,
    matches: await matchesOf(guest),
  });
  const matchShown = async ({ state }: LiveMatch): Promise<StaffMatch> => {
    const seats = [...state.seats.values()];
    const held = seats.map(({ guest, relieved }) => guest ?? relieved?.guest ?? null);
    const described = await describe([state.creator, ...held.filter((one) => one !== null)]);
    const byHandle = new Map(described.map((one) => [one.person, one]));
    const shown = (one: string | null): StaffPerson | null =>
      one === null ? null : (byHandle.get(handles.of(one)) ?? null);
    return {
      match: state.created.id,
      game: state.created.game,
      status: state.status,
      createdAt: state.created.date ?? state.created.at,
      host: described[0] as StaffPerson,
      seats: seats.map((seat, at) => ({
        seat: seat.chair.seat,
        person: shown(held[at] ?? null),
        bot: botLevelOf(seat),
      })),
    };
  };
  const named = async (text: string): Promise<readonly string[]> => {
    const folded = foldName(text);
    const accounts = await people.read<{ person: string }>(
      `SELECT person FROM account_names WHERE free_at IS NULL AND folded LIKE $1 ORDER BY folded LIMIT ${MOST_PEOPLE}`,
      [`%${folded.replaceAll(/[%_]/gu, '')}%`],
    );
    const guests = await store.guestsNamed(text, MOST_PEOPLE);
    return [...new Set([...accounts.map((one) => one.person), ...guests])].slice(0, MOST_PEOPLE);
  };
  return {
    person,
    describe,
    describeOne,
    match,
    find: async (text) => {
      if (HANDLE.test(text) || text.startsWith('@') || SEAT.test(text) || REPORT.test(text))
        return onePerson(await person(text));
      const found = MATCH.test(text) ? await findMatch(text) : null;
      const byName = await named(text);
      const [only] = byName;
      if (found === null && byName.length === 1 && only !== undefined) return onePerson(only);
      return {
        ...NOTHING,
        people: await describe(byName),
        match: found === null ? null : await matchShown(found),
      };
    },
  };
}

/** How often people were reported. */
async function countReports(
  { people }: Pick<Store, 'people'>,
  asked: readonly string[],
): Promise<ReadonlyMap<string, StaffPerson['reports']>> {
  if (asked.length === 0) return new Map();
  const values = padded(asked);
  const rows = await people.read<{
    reported: string;
    total: number | string;
    settled: number | string;
  }>(
    `SELECT reported, count(*) AS "total", count(settled_at) AS "settled" FROM reports
     WHERE reported IN (${listOf(values)}) GROUP BY reported`,
    values,
  );
  return new Map(
    rows.map(({ reported, total, settled }) => [
      reported,
      { all: Number(total), open: Number(total) - Number(settled) },
    ]),
  );
}
