import { virtualClock } from '@fathom/host';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { quiet, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import { isHere } from '../server/two-players.ts';
import { anonymous } from './anonymous.ts';

const CREWS = {
  Ann: ['north.cox', 'north.stroke'],
  Ben: ['north.middle', 'north.bow'],
  Dan: ['south.cox', 'south.stroke'],
  Eve: ['south.middle', 'south.bow'],
};
/** What north's crew says to itself before each step of the match; south and spectators may not even know that. */
type Talk = readonly (readonly string[])[];
const STEPS = 6;
const SILENT: Talk = Array.from({ length: STEPS }, () => []);
const WORLDS: readonly Talk[] = [
  SILENT,
  Array.from({ length: STEPS }, () => ['x']),
  Array.from({ length: STEPS }, (_, i) => Array.from({ length: i }, () => 'y'.repeat(200))),
];

interface Tapes {
  readonly outside: readonly string[]; // every byte to south, spectators and strangers, in order
  readonly north: readonly string[];
}

interface Said {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}
async function say(player: Player, chat: Said): Promise<void> {
  player.line.say({ t: 'chat', ...chat });
  await player.line.hear('done', ({ re }) => re === chat.id);
}

async function record(talk: Talk): Promise<Tapes> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const { id, player: at, browser: browserOf } = await setSail(server, CREWS, { pace: 'instant' });
  const [ann, ben, eve] = [at('Ann'), at('Ben'), at('Eve')];
  const dans: Player[] = [at('Dan')];
  let dan = at('Dan');
  const watchers: Player[] = [await join(server.visitor(), id)];
  const pages: string[] = [];
  for (const [step, lines] of talk.entries()) {
    clock.pass(5_000); // enough to say more again
    for (const [n, text] of lines.entries())
      await say(n % 2 === 0 ? ann : ben, { id: `n-${step}-${n}`, to: 'crew', text });
    await say(dan, { id: `s-${step}`, to: 'crew', text: `south ${step}` });
    await say(ann, { id: `t-${step}`, to: 'table', text: `to all ${step}` });
    await eve.act({ type: 'pull', wave: 9 }, { seat: 'south.bow', id: `e-${step}` });
    const seen = { as: dan.knows.you(), n: dan.knows.n() ?? 0 };
    // A client that counts wrong or asks for another's channel learns nothing by it.
    const chat = { table: step, south: step, north: 0 };
    dan.line.drop();
    await eve.until(() => !isHere(eve, 'south.cox'));
    const { knows } = dan;
    dan = await join(browserOf('Dan'), id, step % 2 === 0 ? { seen, chat, knows } : {});
    dans.push(dan);
    watchers.push(await join(server.visitor(), id));
    await Promise.all([ann, ben, eve, dan, ...watchers].map(quiet));
    for (const browser of [browserOf('Dan'), server.visitor()])
      for (const page of [`GET /api/matches/${id}`, 'GET /api/matches'])
        pages.push((await browser.ask(page)).text);
  }
  await browserOf('Ann').ask(`POST /api/matches/${id}/seats/north.cox/resign`);
  await browserOf('Ben').ask(`POST /api/matches/${id}/seats/north.bow/resign`);
  for (const browser of [browserOf('Dan'), server.visitor()]) {
    watchers.push(await join(browser, id));
    pages.push((await browser.ask(`GET /api/matches/${id}/export`)).text);
  }
  await Promise.all([ann, ben, eve, dan, ...watchers].map(quiet));
  const told = [...dans, eve, ...watchers].flatMap(({ line }) => line.texts);
  // The seeds of two matches differ, and with them the hashes of their records; no chat goes into either.
  return {
    outside: [...told, ...pages].map((text) => anonymous(text, id)),
    north: [ann, ben].flatMap(({ line }) => line.texts).map((text) => anonymous(text, id)),
  };
}

test('whether, how much and what a crew talks is the same to the byte on everybody else’s wires', async () => {
  const [silent, ...talking] = await Promise.all(WORLDS.map(record));
  expect(silent?.outside.length).toBeGreaterThan(100);
  expect(silent?.outside.some((text) => text.includes('"to":"south"'))).toBe(true);
  for (const world of talking) {
    expect(world.outside).toStrictEqual(silent?.outside);
    expect(world.north, 'the worlds differ, and north’s own wires show it').not.toStrictEqual(
      silent?.north,
    );
  }
});
