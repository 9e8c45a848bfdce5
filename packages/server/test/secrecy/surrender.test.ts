import { virtualClock } from '@fathom/host';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { quiet, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import { isHere } from '../server/two-players.ts';
import { anonymous } from './anonymous.ts';

// Every seat has a person: when a bot in its thread is done thinking is nobody's secret, and not the same twice.
const CREWS = {
  Ann: ['north.cox', 'north.stroke'],
  Ben: ['north.bow'],
  Cid: ['north.middle'],
  Dan: ['south.cox', 'south.stroke'],
  Eve: ['south.bow', 'south.middle'],
};
const SEATS = { Ann: 'north.cox', Ben: 'north.bow', Cid: 'north.middle' } as const;
type Asker = keyof typeof SEATS;

/** What north does about giving up at each step. One of three never has a majority. */
type Wishes = readonly (readonly [by: Asker, t: 'resign' | 'playOn'])[][];
const STEPS = 4;
const WORLDS: readonly Wishes[] = [
  Array.from({ length: STEPS }, () => []),
  [[['Ann', 'resign']], [], [['Ann', 'playOn']], [['Cid', 'resign']]],
  Array.from({ length: STEPS }, () => [
    ['Ann', 'playOn'],
    ['Ben', 'resign'],
    ['Ben', 'playOn'],
    ['Cid', 'resign'],
    ['Cid', 'playOn'],
    ['Ann', 'resign'],
  ]),
];

interface Tapes {
  readonly outside: readonly string[]; // every byte to south, spectators and strangers, in order
  readonly north: readonly string[];
}

async function record(wishes: Wishes): Promise<Tapes> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const { id, player: at, browser: browserOf } = await setSail(server, CREWS, { pace: 'instant' });
  const eve = at('Eve');
  let dan = at('Dan');
  const dans: Player[] = [dan];
  const watchers: Player[] = [await join(server.visitor(), id)];
  const pages: string[] = [];
  const north = [at('Ann'), at('Ben'), at('Cid')];
  for (const [step, asked] of wishes.entries()) {
    clock.pass(5_000);
    for (const [n, [by, t]] of asked.entries()) {
      at(by).line.say({ t, id: `w-${step}-${n}`, seat: SEATS[by] });
      await at(by).reply(`w-${step}-${n}`);
    }
    eve.line.say({ t: 'resign', id: `r-${step}`, seat: 'north.cox' });
    await eve.reply(`r-${step}`);
    eve.line.say({ t: 'chat', id: `c-${step}`, text: 'do they give up?' });
    await eve.reply(`c-${step}`);
    const { knows } = dan;
    const seen = { as: knows.you(), n: knows.n() ?? 0 };
    dan.line.drop();
    await eve.until(() => !isHere(eve, 'south.cox'));
    dan = await join(browserOf('Dan'), id, step % 2 === 0 ? { seen, knows } : {});
    dans.push(dan);
    watchers.push(await join(server.visitor(), id));
    await Promise.all([...north, eve, dan, ...watchers].map(quiet));
    for (const browser of [browserOf('Dan'), server.visitor()])
      for (const page of [`GET /api/matches/${id}`, 'GET /api/matches'])
        pages.push((await browser.ask(page)).text);
  }
  const told = [...dans, eve, ...watchers].flatMap(({ line }) => line.texts);
  return {
    outside: [...told, ...pages].map((text) => anonymous(text, id)),
    north: north.flatMap(({ line }) => line.texts).map((text) => anonymous(text, id)),
  };
}

test('whether a crew thinks of giving up is the same to the byte on everybody else’s wires', async () => {
  const [steadfast, ...wavering] = await Promise.all(WORLDS.map(record));
  expect(steadfast?.outside.length).toBeGreaterThan(50);
  for (const world of wavering) {
    expect(world.outside).toStrictEqual(steadfast?.outside);
    expect(world.north, 'the worlds differ, and north’s own wires show it').not.toStrictEqual(
      steadfast?.north,
    );
  }
});
