import { luckOf } from '@fathom/kit';
import type { Rng } from '@fathom/kit';
import { beliefAtStart, hear, possible } from '../src/belief.ts';
import type { Belief } from '../src/belief.ts';
import { indexesIn } from '../src/belief/bitboard.ts';
import type { Bitboard } from '../src/belief/bitboard.ts';
import { toldBy } from '../src/belief/facts.ts';
import type { TrackedBoat } from '../src/belief/facts.ts';
import { afterCourse, afterSilence } from '../src/belief/sea.ts';
import type { Chart } from '../src/chart.ts';
import { chartOf, CHARTS } from '../src/charts/index.ts';
import type { Announcement } from '../src/events.ts';
import { lawfulAnswers } from '../src/rules/detection.ts';
import type { Setup } from '../src/setup.ts';
import { COURSES } from '../src/vocabulary.ts';
import type { Cell, Course } from '../src/vocabulary.ts';

/**
 * What it costs to follow a boat by what is heard of it, and how much is known then.
 *
 *   node packages/games/captain-sonar/tools/belief-cost.ts [games]
 */

const MOVES = 100; // of the boat, in a game

interface Habit {
  readonly name: string;
  readonly silenceEvery: number;
  readonly askedEvery: number; // a drone or a sonar of the enemy
  readonly mineEvery: number;
}
const HABITS: readonly Habit[] = [
  { name: 'silence every 12 moves', silenceEvery: 12, askedEvery: 1e9, mineEvery: 1e9 },
  { name: 'and searched every 8, a mine every 15', silenceEvery: 12, askedEvery: 8, mineEvery: 15 },
  { name: 'silence every 6 moves', silenceEvery: 6, askedEvery: 1e9, mineEvery: 1e9 },
  { name: 'silence every 3 moves', silenceEvery: 3, askedEvery: 1e9, mineEvery: 1e9 },
];

/** A boat that keeps its way open and likes to go straight on, and what is heard of it. */
function* cruise(chart: Chart, habit: Habit, rng: Rng): Iterable<Announcement> {
  const side = 'bravo';
  let route: Cell[] = [rng.pick(chart.waterCells)];
  const mines: Cell[] = [];
  let heading: Course = rng.pick(COURSES);
  const at = (): Cell => route.at(-1) as Cell;
  const ahead = (from: Cell, course: Course): Cell | null => {
    const next = chart.neighbour(from, course);
    const isOpen =
      next !== null && chart.isWater(next) && !route.includes(next) && !mines.includes(next);
    return isOpen ? next : null;
  };
  const open = (from: Cell): readonly Course[] => COURSES.filter((to) => ahead(from, to) !== null);
  const liking = (course: Course): number =>
    open(ahead(at(), course) ?? at()).length * 2 + (course === heading ? 3 : 0) + rng.int(4);
  yield { type: 'startChosen', side, cell: null };
  for (let move = 1; move <= MOVES; move++) {
    const courses = open(at());
    if (courses.length === 0) {
      yield { type: 'surfaced', side, sector: chart.sectorOf(at()) };
      yield { type: 'dived', side };
      route = [at()];
      continue;
    }
    heading = courses
      .map((course) => ({ course, like: liking(course) }))
      .toSorted((a, b) => b.like - a.like)[0]?.course as Course;
    const isSilent = move % habit.silenceEvery === 0;
    for (let left = isSilent ? rng.int(5) : 1; left > 0; left--) {
      const next = ahead(at(), heading);
      if (next !== null) route.push(next);
    }
    yield isSilent
      ? { type: 'silenceRun', side, course: null, cells: null }
      : { type: 'courseSet', side, course: heading };
    if (move % habit.askedEvery === 0) yield asked(chart, at(), rng);
    const berth = rng.shuffle(
      chart
        .around(at())
        .filter((cell) => chart.isWater(cell) && !route.includes(cell) && !mines.includes(cell)),
    )[0];
    if (move % habit.mineEvery === 0 && berth !== undefined) {
      mines.push(berth);
      yield { type: 'mineLaid', side, cell: null };
      const [oldest] = mines;
      if (mines.length > 2 && oldest !== undefined) {
        mines.shift();
        const hit =
          oldest === at() ? 'direct' : chart.around(oldest).includes(at()) ? 'indirect' : 'clear';
        yield {
          type: 'exploded',
          side,
          charge: 'mine',
          cell: oldest,
          hits: { alpha: 'clear', bravo: hit },
        };
      }
    }
  }
}

function asked(chart: Chart, at: Cell, rng: Rng): Announcement {
  if (rng.int(2) === 0)
    return {
      type: 'sonarAnswered',
      side: 'bravo',
      claims: rng.pick(lawfulAnswers(chart, at)),
      drawn: false,
    };
  const sector = 1 + rng.int(chart.sectors);
  return { type: 'droneLaunched', side: 'alpha', sector, found: chart.sectorOf(at) === sector };
}

/** A tracker that forgets the route: every cell the boat can have come to, step by step. */
function routeless(boat: TrackedBoat, cells: Bitboard, said: Announcement): Bitboard {
  const told = toldBy(boat, said);
  const now = told === null ? cells : cells & told;
  if (said.type === 'courseSet') return afterCourse(boat.sea, now, said.course);
  return said.type === 'silenceRun' ? afterSilence(boat.sea, now) : now;
}

const TRIES = [1, 2, 3];

/** In microseconds. Of several tries the best counts: others may be at work on this machine. */
function timeOf(belief: Belief, said: Announcement): number {
  const began = performance.now();
  hear(belief, said);
  return (performance.now() - began) * 1000;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

const charts = CHARTS.filter(({ size }) => size === 15);
const games = Number(process.argv[2] ?? 100);
for (const habit of HABITS) {
  const micros: number[] = [];
  const shapes: number[] = [];
  const cells: number[] = [];
  const without: number[] = [];
  let capped = 0;
  for (let game = 0; game < games + 10; game++) {
    const rng = luckOf(game);
    const map = rng.pick(charts).id;
    const setup: Setup = {
      mode: 'realTime',
      map,
      chart: '',
      scenario: 'plain',
      first: 'random',
      torpedoPath: 'water',
      chainMines: false,
      answerSeconds: 30,
      aimSeconds: 8,
      systemsWhen: 'afterCourse',
      triggersCount: false,
      damage: 4,
      assist: 'belief',
    };
    let belief = beliefAtStart(setup, 'bravo');
    let forgetful = belief.sea.water;
    for (const said of cruise(chartOf(map, '', 15), habit, rng)) {
      const took = Math.min(...TRIES.map(() => timeOf(belief, said)));
      belief = hear(belief, said);
      forgetful = routeless(belief, forgetful, said);
      if (game < 10) continue; // while the engine warms up
      micros.push(took);
      shapes.push(belief.shapes.length);
      cells.push(indexesIn(possible(belief)).length);
      without.push(indexesIn(forgetful).length);
      if (!belief.isExact) capped++;
    }
  }
  console.log(
    `${habit.name}: ${mean(micros).toFixed(1)} µs an announcement (half under ${share(micros, 0.5).toFixed(1)}, ` +
      `99 % under ${share(micros, 0.99).toFixed(0)}, most ${Math.max(...micros).toFixed(0)}); ` +
      `${mean(shapes).toFixed(1)} shapes (most ${Math.max(...shapes)}); ` +
      `${mean(cells).toFixed(1)} cells, ${mean(without).toFixed(1)} without the route; ` +
      `capped ${((100 * capped) / micros.length).toFixed(1)} %`,
  );
}
