import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import { openMatches } from '@fathom/host';
import type { LiveMatch, Matches } from '@fathom/host';
import { luckOf } from '@fathom/kit';
import type { Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { Join } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { WORTH_KEEPING } from '../src/keep-bookmark.ts';
import { tableOf } from '../src/state.ts';
import { makeShell } from './toy.ts';
import type { Shell } from './toy.ts';

// In memory an event may have its fields in another order than in the log. By that nobody may tell whether there was a bookmark, which
// depends on how many rows there are, hidden ones too.

const MINUTE = 60_000;
const SEATS = captainSonarPlayable
  .chairs(captainSonarPlayable.parseSetup({}))
  .map(({ seat }) => seat);
const guestOf = (seat: Seat): string => `guest-${seat}`;

interface Host {
  readonly shell: Shell;
  readonly matches: Matches;
}
function hosting(code: string, before?: Shell): Host {
  const shell = makeShell([captainSonarPlayable], before ?? {});
  return { shell, matches: openMatches({ ...shell.services, code }, { aliveAt: null }) };
}
async function settle({ shell }: Host): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    for (let n = 0; n < 20; n += 1) await Promise.resolve();
    if (shell.clock.awaited().includes(0)) shell.clock.pass(0);
  }
}
type WantedJoin = Pick<Join, 'match' | 'seen'>;
/** What somebody is told who comes now, with what they have seen or without. */
async function told(host: Host, guest: string, join: WantedJoin): Promise<string[]> {
  const heard: string[] = [];
  const match = await host.matches.find(join.match);
  const listener = { guest, send: (text: string) => void heard.push(text), dismiss: () => {} };
  match?.join(listener, { t: 'join', v: PROTOCOL_VERSION, ...join });
  await settle(host);
  match?.part(listener);
  return heard.filter((text) => /^\{"t":"(?:welcome|resumed)"/u.test(text));
}
async function begun({ matches }: Host): Promise<LiveMatch> {
  const [first, ...others] = SEATS as [Seat, ...Seat[]];
  const match = await matches.create(
    {
      game: 'captain-sonar',
      options: { damage: 4 },
      seats: { [first]: 'me' },
      visibility: 'public',
      clock: { type: 'none' },
      pace: 'instant',
      start: 'full',
    } as never,
    { guest: guestOf(first), name: first },
  );
  if ('code' in match) throw new Error(match.code);
  for (const seat of others) {
    const by = { guest: guestOf(seat), name: seat };
    await matches.sit(match, by, { seat, key: null, contribution: null, leave: null });
  }
  return match;
}

test('a match that was played in memory is told the same from its bookmark as from its log', async () => {
  const host = hosting('code');
  const match = await begun(host);
  const { id } = match.state.created;
  const dice = luckOf(5);
  const listeners = [...SEATS.map(guestOf), 'eve'].map((guest) => ({
    guest,
    send: () => {},
    dismiss: () => {},
  }));
  for (const listener of listeners)
    match.join(listener, { t: 'join', v: PROTOCOL_VERSION, match: id } as never);
  for (let i = 0; match.state.length < 2 * WORTH_KEEPING && i < 5_000; i += 1) {
    host.shell.clock.pass(100);
    const seat = dice.pick(SEATS);
    const table = tableOf(match.state);
    const legal = [...table.legal(seat)];
    if (legal.length === 0) continue;
    const action = dice.pick(legal);
    const taken = table.propose({ type: 'act', at: match.time() as never, seat, action });
    if (!taken.ok || taken.outcome !== null) continue;
    const listener = { guest: guestOf(seat), send: () => {}, dismiss: () => {} };
    await match.act({ t: 'act', id: `i${i}`, seat, action }, listener);
  }
  expect(match.state.length).toBe(2 * WORTH_KEEPING);
  for (const listener of listeners) match.part(listener);
  for (let minute = 0; minute < 4; minute += 1) {
    host.shell.clock.pass(MINUTE);
    await settle(host);
  }
  expect([...host.shell.disk.bookmarks.keys()]).toEqual([id]);

  const [marked, folded] = [hosting('code', host.shell), hosting('other', host.shell)];
  expect((await marked.matches.find(id))?.state.bookmark?.rows).toBe(2 * WORTH_KEEPING);
  expect((await folded.matches.find(id))?.state.bookmark).toBeNull();
  for (const guest of [...SEATS.map(guestOf), 'eve'])
    for (const back of [null, 0, 1, 3, 20]) {
      const as = SEATS.filter((seat) => guestOf(seat) === guest);
      const [whole = ''] = await told(folded, guest, { match: id });
      const { n } = (JSON.parse(whole) as { readonly table: { readonly n: number } }).table;
      const join = { match: id, ...(back !== null && { seen: { as, n: n - back } }) };
      const answer = await told(marked, guest, join);
      expect(answer).toHaveLength(1);
      expect(answer).toEqual(await told(folded, guest, join));
    }
});
