import { GAMES } from '@fathom/games';
import { rebuildRatings } from '../../src/people/ratings/rebuild.ts';
import type { Store } from '../../src/store/index.ts';
import type { PushedNote } from '../../test/notices/push-service.ts';
import type { FinishedMatch } from '../ledger.ts';
import type { AccountHolder } from './account-holder.ts';
import type { WaitedFor } from './correspondents.ts';
import type { StoreAtHand } from './store-at-hand.ts';

export interface PeopleFindings {
  readonly rated: number; // matches in the ledger of ratings
  readonly sentAgain: number; // notices that came once more: their browsers show the last of each match
  readonly wrong: readonly string[];
}
export interface PeopleEvidence {
  readonly people: readonly AccountHolder[];
  readonly waitedFor: readonly WaitedFor[];
  readonly came: readonly PushedNote[];
  readonly finished: readonly FinishedMatch[];
}

/** Looks into the tables themselves, past the server: nothing may be lost, and nothing be there twice. */
export async function checkPeople(
  kept: Pick<StoreAtHand, 'open'>,
  evidence: PeopleEvidence,
): Promise<PeopleFindings> {
  const store = await kept.open();
  try {
    const wrong = [
      ...(await accountFaults(store, evidence)),
      ...(await pairingFaults(store, evidence)),
      ...(await ratingFaults(store, evidence)),
      ...evidence.waitedFor.flatMap((each) => noticeFaults(each, evidence.came)),
    ];
    const [rated] = await store.people.read<{ count: number }>(
      'SELECT count(DISTINCT match) AS count FROM rating_changes',
      [],
    );
    return { rated: rated?.count ?? 0, sentAgain: sentAgain(evidence), wrong };
  } finally {
    await store.close();
  }
}

async function accountFaults({ people }: Store, evidence: PeopleEvidence): Promise<string[]> {
  const rows = await people.read<{ name: string; keys: number }>(
    `SELECT name, (SELECT count(*) FROM passkeys WHERE passkeys.person = accounts.person) AS keys FROM accounts`,
    [],
  );
  const wrong: string[] = [];
  for (const { name } of evidence.people) {
    const found = rows.filter((row) => row.name === name);
    if (found.length !== 1) wrong.push(`${name} has ${found.length} accounts`);
    else if (found[0]?.keys === 0) wrong.push(`${name} has an account without a passkey`);
  }
  if (rows.length > evidence.people.length)
    wrong.push(`${rows.length - evidence.people.length} accounts are nobody's`);
  return wrong;
}

/** A match that came of a pairing has two people, and each was sent to it. */
async function pairingFaults({ people }: Store, { finished }: PeopleEvidence): Promise<string[]> {
  const seats = new Map<string, number>();
  for (const { match } of finished) seats.set(match, (seats.get(match) ?? 0) + 1);
  const open = await people.read<{ person: string }>(
    'SELECT person FROM seeks WHERE match IS NOT NULL AND match NOT IN (SELECT match FROM told_matches)',
    [],
  );
  return [
    ...[...seats]
      .filter(([, count]) => count !== 2)
      .map(([match, count]) => `${match} had ${count} players`),
    ...open.map(
      ({ person }) => `${person.slice(0, 6)}… was paired in a match that nobody has played`,
    ),
  ];
}

const CHANGES = `
  SELECT match, person, mu_before AS "muBefore", mu, sigma FROM rating_changes ORDER BY match, person`;

/** Each finished match counts once, and reckoned anew from the logs all ratings are the same. */
async function ratingFaults(store: Store, { finished }: PeopleEvidence): Promise<string[]> {
  const before = await store.people.read<{ match: string }>(CHANGES, []);
  const wrong: string[] = [];
  for (const match of new Set(finished.map((each) => each.match))) {
    const count = before.filter((row) => row.match === match).length;
    if (count !== 2) wrong.push(`${match} has changed ${count} ratings`);
  }
  await rebuildRatings({
    store,
    games: GAMES,
    say: () => {},
    complain: (line) => wrong.push(line),
  });
  const after = await store.people.read(CHANGES, []);
  if (JSON.stringify(before) !== JSON.stringify(after)) wrong.push('reckoned anew, ratings differ');
  return wrong;
}

function noticeFaults({ who, match }: WaitedFor, came: readonly PushedNote[]): string[] {
  const theirs = came.filter(
    ({ browser, note }) => browser === who.pushedTo && note.match === match,
  );
  return theirs.length > 0 ? [] : [`${who.name} was never told of the turn in ${match}`];
}

const sentAgain = ({ waitedFor, came }: PeopleEvidence): number =>
  waitedFor.reduce((sum, { who, match, turns }) => {
    const theirs = came.filter(
      ({ browser, note }) =>
        browser === who.pushedTo && note.match === match && note.title.startsWith('Your turn'),
    );
    return sum + Math.max(0, theirs.length - turns);
  }, 0);
