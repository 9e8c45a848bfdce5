import { expect, test } from 'vitest';
import { recordOutsiders } from './outsiders.ts';
import type { OutsiderTapes } from './outsiders.ts';

const NORTH = { Ann: ['north.cox', 'north.stroke'], Ben: ['north.bow'], Cid: ['north.middle'] };
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

const record = (wishes: Wishes): Promise<OutsiderTapes> =>
  recordOutsiders(NORTH, wishes.length, async (step, { at, eve }) => {
    for (const [n, [by, t]] of (wishes[step] ?? []).entries()) {
      at(by).line.say({ t, id: `w-${step}-${n}`, seat: SEATS[by] });
      await at(by).reply(`w-${step}-${n}`);
    }
    eve.line.say({ t: 'resign', id: `r-${step}`, seat: 'north.cox' });
    await eve.reply(`r-${step}`);
    eve.line.say({ t: 'chat', id: `c-${step}`, text: 'do they give up?' });
    await eve.reply(`c-${step}`);
  });

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
