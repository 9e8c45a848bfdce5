import { virtualClock } from '@fathom/host';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { luck } from '../server/luck.ts';
import { startForTest } from '../server/running.ts';
import { isHere, sitDown } from '../server/two-players.ts';
import { anonymous } from './anonymous.ts';
import { depthChargePlayable } from '@fathom/depth-charge';
import type { Action } from '@fathom/depth-charge';
import type { Millis, Rng, Seat, Seed, Table } from '@fathom/kit';

interface Step {
  readonly seat: Seat;
  readonly action: Action;
}
/** Two matches that black and every spectator must be unable to tell apart: only red's mines differ. */
interface PairedMatches {
  readonly one: readonly Step[];
  readonly other: readonly Step[];
}

const BLACK = 'black' as Seat;
const RED = 'red' as Seat;
const TURNS = 10;

/** Plays at random for a while, then looks for other mines of red that would have answered just the same. */
function findPair(luck: Rng): PairedMatches | null {
  const steps = randomGame(luck);
  const [blacks, reds, ...turns] = steps;
  if (blacks === undefined || reds === undefined || turns.length < TURNS) return null;
  const told = tell(steps);
  for (const action of luck.shuffle(placements(RED)).slice(0, 400)) {
    const other = [blacks, { seat: RED, action }, ...turns];
    if (JSON.stringify(action) !== JSON.stringify(reds.action) && tell(other) === told)
      return { one: steps, other };
  }
  return null;
}

const openTable = (): Table =>
  depthChargePlayable.open({ setup: { first: 'black' }, seed: '0'.repeat(64) as Seed });
const placements = (seat: Seat): Action[] => [...openTable().legal(seat)] as Action[];

/** Null once the match is over or an action is refused. */
function take(table: Table, { seat, action }: Step): true | null {
  const proposal = table.propose({ type: 'act', at: 0 as Millis, seat, action });
  if (!proposal.ok || proposal.outcome !== null) return null;
  table.commit(proposal.row);
  return true;
}

function randomGame(luck: Rng): readonly Step[] {
  const table = openTable();
  const steps: Step[] = [];
  for (let tries = 0; tries < 200 && steps.length < TURNS + 2; tries++) {
    const [seat = BLACK] = table.toAct();
    const step = { seat, action: luck.pick([...table.legal(seat)]) as Action };
    if (take(table, step) !== null) steps.push(step);
  }
  return steps;
}

/** All that black hears, which is all that a spectator hears and black's own mines. */
function tell(steps: readonly Step[]): string | null {
  const table = openTable();
  const told: unknown[] = [];
  for (const step of steps) {
    if (take(table, step) === null) return null;
    told.push(table.heard([BLACK]));
  }
  return JSON.stringify(told);
}

const PAIRS = 8;

interface Tapes {
  readonly public: readonly string[]; // every byte that black, the spectators and strangers were sent, in order
  readonly red: readonly string[];
}

/** Plays one world over real sockets, with everything that comes with it: reconnects, refusals, chat, late spectators. */
async function record(steps: readonly Step[]): Promise<Tapes> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const sitting = await sitDown(server, { clock: { type: 'bank', minutes: 30, increment: 5 } });
  const { id, red, blackBrowser } = sitting;
  const watchers: Player[] = [await join(server.visitor(), id)];
  const blacks: Player[] = [sitting.black];
  const pages: string[] = [];
  let black = sitting.black;

  for (const [i, { seat, action }] of steps.entries()) {
    clock.pass(1_500);
    const isAway = i % 2 === 1; // black misses some of red's turns
    if (isAway) black.line.drop();
    if (isAway) await red.until(() => !isHere(red, 'black'));
    await (seat === 'black' ? black : red).act(action, { id: `step-${i}` });
    if (isAway) {
      pages.push(await page(blackBrowser, 'GET /api/me/matches')); // with the news there are for black
      const { knows } = black;
      const seen = { as: knows.you(), n: knows.n() ?? 0 };
      black = await join(blackBrowser, id, i % 4 === 1 ? { seen, knows } : {});
      blacks.push(black);
      watchers.push(await join(server.visitor(), id));
    }
    await Promise.all([black, red, ...watchers].map((player) => player.reach(i + 1)));
    for (const player of [black, red]) await player.act({ type: 'pass' }, { id: `refused-${i}` });
    red.line.say({ t: 'chat', id: `chat-${i}`, text: `that was number ${i}` });
    await red.line.hear('done', ({ re }) => re === `chat-${i}`);
    await Promise.all([black, red, ...watchers].map(quiet));
    for (const browser of [blackBrowser, server.visitor()])
      pages.push(await page(browser, `GET /api/matches/${id}`));
    pages.push(await page(server.visitor(), 'GET /api/matches'));
  }
  const told = [...blacks, ...watchers].flatMap(({ line }) => line.texts);
  return {
    public: [...told, ...pages].map((text) => anonymous(text, id)),
    red: red.line.texts.map((text) => anonymous(text, id)),
  };
}

const page = async (browser: Browser, line: string): Promise<string> => {
  const { status, text } = await browser.ask(line);
  return `${status} ${text}`;
};
/** Whatever was sent to this player before has arrived once this returns. */
async function quiet(player: Player): Promise<void> {
  player.line.say({ t: 'ping' });
  await player.line.hear('pong');
}
test('worlds that differ in what is hidden from a viewer are the same to the byte on its wires', async () => {
  let pairs = 0;
  for (let position = 0; pairs < PAIRS && position < 60; position++) {
    const pair = findPair(luck(position));
    if (pair === null) continue;
    pairs += 1;
    const [one, other] = await Promise.all([record(pair.one), record(pair.other)]);
    expect(one.public.length).toBeGreaterThan(50);
    expect(one.public).toStrictEqual(other.public);
    expect(one.public.join(), 'there was news').toContain('"kind":"turn"');
    expect(one.red, 'the worlds are different, and red’s own wire shows it').not.toStrictEqual(
      other.red,
    );
  }
  expect(pairs, 'pairs of truly different worlds').toBe(PAIRS);
});
