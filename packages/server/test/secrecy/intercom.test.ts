import { expect, test } from 'vitest';
import type { Player } from '../client/player.ts';
import { quiet } from '../rowing/crews.ts';
import { recordOutsiders } from './outsiders.ts';
import type { OutsiderTapes } from './outsiders.ts';

const NORTH = { Ann: ['north.cox', 'north.stroke'], Ben: ['north.bow', 'north.middle'] };
const SEATS = { Ann: 'north.cox', Ben: 'north.bow' } as const;
type Talker = keyof typeof SEATS;

/** What north does on the intercom at each step; south and spectators may not even know that. */
type Deed = readonly [by: Talker, what: 'on' | 'off' | 'everybody' | 'signal'];
const STEPS = 4;
const WORLDS: readonly (readonly (readonly Deed[])[])[] = [
  Array.from({ length: STEPS }, () => []),
  [[['Ann', 'on']], [['Ben', 'on']], [['Ann', 'signal']], [['Ben', 'off']]],
  Array.from({ length: STEPS }, (): readonly Deed[] => [
    ['Ann', 'everybody'],
    ['Ben', 'everybody'],
    ['Ann', 'signal'],
    ['Ben', 'signal'],
    ['Ben', 'off'],
  ]),
];

const messageOf = (by: Talker, what: Deed[1]): object => {
  if (what === 'off') return { t: 'intercom', session: null };
  if (what !== 'signal')
    return { t: 'intercom', session: `session-${by}`, direct: what === 'on' ? 'crew' : what };
  const other = by === 'Ann' ? 'Ben' : 'Ann';
  return {
    t: 'signal',
    to: SEATS[other],
    session: `session-${other}`,
    signal: { description: { type: 'offer', sdp: 'c=IN IP4 192.0.2.7\r\n'.repeat(50) } },
  };
};

const tell = (player: Player, message: object): void => player.line.say(message);

const record = (deeds: readonly (readonly Deed[])[]): Promise<OutsiderTapes> =>
  recordOutsiders(NORTH, deeds.length, async (step, { at, north, eve }) => {
    for (const [n, [by, what]] of (deeds[step] ?? []).entries())
      tell(at(by), { ...messageOf(by, what), id: `n-${step}-${n}` });
    await Promise.all(north.map(quiet));
    // The enemy talks, too, and asks after whom it must not find.
    tell(eve, { t: 'intercom', id: `i-${step}`, session: 'session-Eve', direct: 'everybody' });
    await eve.reply(`i-${step}`);
    tell(eve, { ...messageOf('Ben', 'signal'), id: `p-${step}` });
    await eve.reply(`p-${step}`);
  });

test('whether a crew talks aloud is the same to the byte on everybody else’s wires, and in no log', async () => {
  const [silent, ...talking] = await Promise.all(WORLDS.map(record));
  expect(silent?.outside.length).toBeGreaterThan(50);
  expect(silent?.outside.some((text) => text.includes('session-Eve'))).toBe(true);
  for (const world of talking) {
    expect(world.outside).toStrictEqual(silent?.outside);
    expect(world.north, 'the worlds differ, and north’s own wires show it').not.toStrictEqual(
      silent?.north,
    );
    expect(world.log).not.toMatch(/session-|192\.0\.2\.7|intercom/u);
  }
});
