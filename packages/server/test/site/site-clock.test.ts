import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_SILENCE, openSiteClock } from '../../src/site/site-clock.ts';
import type { SiteClock } from '../../src/site/site-clock.ts';

const START = 1_700_000_000_000;
const SECOND = 1_000;
const FAST = 1.0005; // a bad quartz

/** What happens next, after so many milliseconds. */
interface Happening {
  readonly after: number;
  readonly node: number;
  readonly what: 'beat' | 'read' | 'set the wall clock' | 'set the database’s clock back';
  readonly there: number; // milliseconds of a beat on its way
  readonly back: number;
}
const happenings: fc.Arbitrary<Happening> = fc.record({
  after: fc.oneof(
    fc.integer({ min: 1, max: 1_500 }),
    fc.integer({ min: 4_000, max: 600_000 }), // longer than any silence
  ),
  node: fc.integer({ min: 0, max: 2 }),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('beat' as const) },
    { weight: 4, arbitrary: fc.constant('read' as const) },
    { weight: 1, arbitrary: fc.constant('set the wall clock' as const) },
    { weight: 1, arbitrary: fc.constant('set the database’s clock back' as const) },
  ),
  there: fc.integer({ min: 0, max: 40 }),
  back: fc.integer({ min: 0, max: 40 }),
});

/** Three machines and a database on a time line of the test's own. The database does as BEAT in statements.ts. */
class World {
  at = 0; // milliseconds of true time
  databaseAhead = START;
  beatAt = START;
  leftOut = 0;
  readonly walls = [START, START + 30 * SECOND, START - 30 * SECOND];
  readonly pace = [1, FAST, 1 / FAST];
  readonly clocks: (SiteClock | undefined)[] = [];

  monotonic(node: number): number {
    return this.at * (this.pace[node] ?? 1);
  }

  siteTime(): number {
    const now = this.at + this.databaseAhead;
    return this.beatAt - this.leftOut + Math.min(Math.max(now - this.beatAt, 0), LONGEST_SILENCE);
  }

  beat(node: number, { there, back }: Pick<Happening, 'there' | 'back'>): void {
    const sentAt = this.monotonic(node);
    this.at += there;
    const site = this.siteTime();
    this.beatAt = this.at + this.databaseAhead;
    this.leftOut = this.beatAt - site;
    const { beatAt: databaseAt, leftOut } = this;
    this.at += back;
    const wall = (): number => this.monotonic(node) + (this.walls[node] ?? 0);
    const beat = { sentAt, answeredAt: this.monotonic(node), wallAt: wall(), databaseAt, leftOut };
    const clock = this.clocks[node];
    if (clock === undefined)
      this.clocks[node] = openSiteClock({ monotonic: () => this.monotonic(node), wall }, beat);
    else clock.take(beat);
  }

  happen({ after, node, what, there, back }: Happening): void {
    this.at += after;
    if (what === 'beat') this.beat(node, { there, back });
    if (what === 'set the wall clock') this.walls[node] = START + after * 100;
    if (what === 'set the database’s clock back') this.databaseAhead -= after;
  }
}

test('no node’s time goes back, nor further ahead than all nodes together may be silent', () => {
  fc.assert(
    fc.property(fc.array(happenings, { minLength: 1, maxLength: 60 }), (all) => {
      const world = new World();
      const last = [0, 0, 0];
      let lastBeat = 0;
      for (const happening of all) {
        world.happen(happening);
        const beat = world.beatAt - world.leftOut;
        expect(beat).toBeGreaterThanOrEqual(lastBeat);
        lastBeat = beat;
        for (const [node, clock] of world.clocks.entries()) {
          const now = clock?.now() ?? 0;
          expect(now).toBeGreaterThanOrEqual(last[node] ?? 0);
          expect(now).toBeLessThanOrEqual(beat + LONGEST_SILENCE);
          last[node] = now;
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('nodes that beat agree with the site, however long all were away before', () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 30 }), (all) => {
      const world = new World();
      for (const happening of all) world.happen(happening);
      for (let beat = 0; beat < 10; beat++) {
        world.at += SECOND;
        for (const node of [0, 1, 2]) world.beat(node, { there: 5, back: beat % 3 });
      }
      const site = world.siteTime();
      for (const clock of world.clocks)
        expect(Math.abs((clock?.now() ?? 0) - site)).toBeLessThan(20);
    }),
    { numRuns: 200 },
  );
});

test('five seconds after its last beat a clock stands still, and goes on with the next', () => {
  const world = new World();
  world.beat(0, { there: 0, back: 0 });
  const [clock] = world.clocks;
  world.at += LONGEST_SILENCE - 1;
  expect(clock?.now()).toBe(START + LONGEST_SILENCE - 1);
  world.at += 60 * SECOND;
  expect(clock?.now()).toBe(START + LONGEST_SILENCE);
  world.beat(0, { there: 0, back: 0 });
  expect(clock?.now(), 'nobody was there').toBe(START + LONGEST_SILENCE);
  world.at += SECOND;
  expect(clock?.now()).toBe(START + LONGEST_SILENCE + SECOND);
});

test('who alone was away is told what the others went on by', () => {
  const world = new World();
  world.beat(0, { there: 0, back: 0 });
  for (let second = 0; second < 60; second++) {
    world.at += SECOND;
    world.beat(2, { there: 0, back: 0 });
  }
  expect(world.clocks[0]?.now()).toBe(START + LONGEST_SILENCE);
  world.beat(0, { there: 0, back: 0 });
  expect(world.clocks[0]?.now()).toBe(START + 60 * SECOND);
});

test('the calendar is the database’s, whatever the machine’s own clock is set to', () => {
  const world = new World();
  world.beat(1, { there: 3, back: 3 });
  expect(world.clocks[1]?.calendar()).toBe(START + 6);
  expect(world.clocks[1]?.offset()).toBeCloseTo(-30 * SECOND, 1);
  world.walls[1] = START + 3_600 * SECOND;
  world.beat(1, { there: 3, back: 3 });
  expect(world.clocks[1]?.calendar()).toBe(START + 12);
});

test('of several beats the one that was answered soonest is believed', () => {
  const world = new World();
  world.beat(0, { there: 40, back: 0 });
  const error = (): number => Math.abs((world.clocks[0]?.now() ?? 0) - world.siteTime());
  expect(error()).toBe(20);
  world.beat(0, { there: 1, back: 1 });
  world.beat(0, { there: 0, back: 40 });
  expect(error()).toBeLessThanOrEqual(1);
});
