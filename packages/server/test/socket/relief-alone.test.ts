import { virtualClock } from '@fathom/host';
import type { VirtualClock } from '@fathom/host';
import type { MatchInfo } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player, Reply } from '../client/player.ts';
import { person, seatIn } from '../rowing/crews.ts';
import { startForTest } from '../server/running.ts';
import { create, takeSeat } from '../server/two-players.ts';

const THREE_MINUTES = 3 * 60_000;
/** Each of them is a side of its own. */
const HUNTERS = { Ann: 'amber', Ben: 'coral', Cid: 'jade', Dan: 'slate' } as const;
type Name = keyof typeof HUNTERS;
const NAMES = Object.keys(HUNTERS) as readonly Name[];

interface Lake {
  readonly phase: string;
  readonly waiting: readonly string[];
}
interface Table {
  readonly id: string;
  readonly clock: VirtualClock;
  readonly browser: (name: Name) => Browser;
  readonly player: (name: Name) => Player;
}

/** Four wreck hunters at a table without a clock. */
async function gather(): Promise<Table> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const browsers = new Map<Name, Browser>();
  for (const name of NAMES) browsers.set(name, await person(server, name));
  const browser = (name: Name): Browser => browsers.get(name) as Browser;
  const { match } = await create(browser('Ann'), {
    game: 'dark-water-salvage',
    options: { players: NAMES.length },
    start: 'full',
    pace: 'instant',
  });
  for (const name of NAMES) await takeSeat(browser(name), match.id, { seat: HUNTERS[name] });
  const players = new Map<Name, Player>();
  for (const name of NAMES) players.set(name, await join(browser(name), match.id));
  const player = (name: Name): Player => players.get(name) as Player;
  await player('Ann').until(() =>
    infoOf(player('Ann')).seats.every(({ holder }) => holder?.kind === 'person' && holder.here),
  );
  return { id: match.id, clock, browser, player };
}
const infoOf = (player: Player): MatchInfo => player.knows.match() as MatchInfo;
const lake = (player: Player): Lake => player.knows.view() as Lake;
const applies = (table: Table, name: Name): Promise<Reply> =>
  table.player(name).act({ type: 'apply', amount: 5 }, { seat: HUNTERS[name] });

let inputs = 0;
function say(player: Player, message: object): Promise<Reply> {
  const id = `input-${(inputs += 1)}`;
  player.line.say({ ...message, id });
  return player.reply(id);
}
const relieve = (player: Player, name: Name): Promise<Reply> =>
  say(player, { t: 'relieve', seat: HUNTERS[name], level: 'cadet' });

test('where each plays alone, more than half of the others here can call a bot for one who stops them all', async () => {
  const table = await gather();
  const { clock, player } = table;
  const [ann, ben, cid, dan] = NAMES.map(player) as [Player, Player, Player, Player];
  for (const name of ['Ann', 'Cid', 'Dan'] as const) await applies(table, name);
  ben.line.hangUp();
  await ben.line.ended;
  for (const other of [ann, cid, dan])
    await other.until(() => {
      const { holder } = seatIn(infoOf(other), 'coral');
      return holder?.kind === 'person' && !holder.here;
    });
  expect(lake(ann)).toMatchObject({ phase: 'applying', waiting: ['coral'] });

  clock.pass(THREE_MINUTES - 1);
  expect(await relieve(ann, 'Ben')).toMatchObject({ t: 'refused', code: 'notAway' });
  clock.pass(1);
  expect(await relieve(ann, 'Ben')).toMatchObject({ t: 'done' });
  expect(await relieve(ann, 'Ben'), 'one person, one voice').toMatchObject({ t: 'done' });
  await dan.until(() => seatIn(infoOf(dan), 'coral').relief !== null);
  expect(seatIn(infoOf(dan), 'coral').relief).toStrictEqual({
    level: 'cadet',
    asked: ['amber'],
    needed: 2,
  });
  expect(lake(dan)).toMatchObject({ phase: 'applying', waiting: ['coral'] });

  expect(await relieve(dan, 'Ben')).toMatchObject({ t: 'done' });
  await cid.until(() => lake(cid).phase === 'cities');
  expect(seatIn(infoOf(cid), 'coral').holder).toMatchObject({ kind: 'bot', relieves: 'Ben' });

  const back = await join(table.browser('Ben'), table.id);
  expect(await say(back, { t: 'return', seat: 'coral' })).toMatchObject({ t: 'done' });
  expect(seatIn(infoOf(back), 'coral').holder).toMatchObject({ kind: 'person', name: 'Ben' });
});

test('one who is here cannot be replaced, whatever the others ask for', async () => {
  const { clock, player } = await gather();
  clock.pass(2 * THREE_MINUTES);
  for (const name of ['Ann', 'Cid', 'Dan'] as const)
    expect(await relieve(player(name), 'Ben')).toMatchObject({ t: 'refused', code: 'notAway' });
});
