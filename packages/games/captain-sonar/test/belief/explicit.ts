import { captainSonar, COURSES, enemyOf, perSide, seatOf, SYSTEMS } from '@fathom/captain-sonar';
import type { Action, Cell, Setup, SideName, State } from '@fathom/captain-sonar';
import { step } from '@fathom/kit';
import type { Millis, Rng } from '@fathom/kit';
import { GAUGES } from '../../src/panel.ts';
import { openCourses } from '../../src/rules/course.ts';
import { lawfulAnswers } from '../../src/rules/detection.ts';
import { chartFor } from '../../src/rules/table.ts';
import { ownBoat } from '../../src/rules/permission.ts';
import { mineCells, torpedoTargets } from '../../src/rules/range.ts';
import { luck } from '../play.ts';

/** One Captain's action. */
export interface Move {
  readonly side: SideName;
  readonly action: Action;
}

/**
 * The state with nothing in the way of either Captain but what is on the chart: every system is ready, no OK is
 * outstanding, no damage has been done, and it is this side's turn.
 */
export function eased(state: State, { side, action }: Move): State {
  if (state.phase === 'placing') return state;
  const moves = ['course', 'silence', 'surface'].includes(action.type);
  return {
    ...state,
    turn: { side, left: 1, moved: !moves, activated: false },
    boats: perSide((name) => ({
      ...state.boats[name],
      gauges: GAUGES[state.setup.mode],
      broken: [],
    })),
    standing: perSide((name) => ({
      ...state.standing[name],
      damage: -100,
      ready: SYSTEMS,
      surfaced: false,
      awaiting: [],
      mayActivate: true,
    })),
  };
}

/** null: the rules do not take it. */
export function moved(state: State, move: Move): State | null {
  const input = {
    type: 'act',
    at: 0 as Millis,
    seat: seatOf(move.side, 'captain'),
    action: move.action,
  } as const;
  const taken = step(captainSonar, eased(state, move), { input, rng: luck(1) });
  return taken.ok ? taken.state : null;
}

/** What everybody has heard since the record had this length. */
const heardSince = (state: State, length: number): string =>
  JSON.stringify(captainSonar.view(state, []).record.slice(length));

/** Boats that are equal here cannot be told apart from here on. */
export function keyOf({ boats }: State, side: SideName): string {
  const { position, route, mines } = boats[side];
  return [position, route.toSorted().join(), mines.join()].join(' ');
}

/** Everything a Captain of `about` could have done for all to hear what they heard, by the rules themselves. */
export class Enumeration {
  states: readonly State[];
  readonly #about: SideName;

  constructor(setup: Setup, about: SideName) {
    this.states = [captainSonar.start(setup, luck(1))];
    this.#about = about;
  }

  /** `after` is what the move really led to. */
  take(move: Move, after: State): void {
    const before = this.states[0]?.record.length ?? 0;
    const heard = heardSince(after, before);
    const found = new Map<string, State>();
    for (const state of this.states)
      for (const action of this.#couldBe(state, move)) {
        const next = moved(state, { ...move, action });
        if (next !== null && heardSince(next, before) === heard) found.set(this.#keyOf(next), next);
      }
    this.states = [...found.values()];
  }

  get cells(): readonly Cell[] {
    return [...new Set(this.states.map((state) => state.boats[this.#about].position!))].toSorted();
  }

  #couldBe(state: State, { side, action }: Move): readonly Action[] {
    if (side !== this.#about) return [action];
    const { cells, waterCells } = chartFor(state.setup);
    if (action.type === 'start') return waterCells.map((cell) => ({ type: 'start', cell }));
    if (action.type === 'mine') return cells.map((cell) => ({ type: 'mine', cell }));
    if (action.type === 'silence')
      return COURSES.flatMap((course) =>
        [0, 1, 2, 3, 4].map((run) => ({ type: 'silence', course, cells: run })),
      );
    return [action];
  }

  #keyOf(state: State): string {
    return keyOf(state, this.#about);
  }
}

/** How often a thing is done at most. */
const KINDS = {
  course: 50,
  silence: 16,
  surface: 4,
  mine: 16,
  torpedo: 8,
  drone: 4,
  sonar: 4,
  trigger: 8,
} as const;
type Kind = keyof typeof KINDS;

/** What the Captains of a game like to do: each game has its own ways. */
export const habits = (rng: Rng): readonly Kind[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    Array<Kind>(rng.int(KINDS[kind]) + (kind === 'course' ? 5 : 0)).fill(kind),
  );

/** A random thing one Captain can do now, or answer. */
export function randomMove(state: State, liked: readonly Kind[], rng: Rng): Move {
  const waters = chartFor(state.setup);
  if (state.phase === 'placing') {
    const side = state.standing.alpha.placed ? 'bravo' : 'alpha';
    return { side, action: { type: 'start', cell: rng.pick(waters.waterCells) } };
  }
  if (state.stop !== null) {
    const side = enemyOf(state.stop.side);
    const claims = rng.pick(lawfulAnswers(waters, state.boats[side].position!));
    return { side, action: { type: 'answer', claims } };
  }
  for (;;) {
    const side = rng.pick(['alpha', 'bravo'] as const);
    const action = anAction(state, { side, kind: rng.pick(liked) }, rng);
    if (action !== null && moved(state, { side, action }) !== null) return { side, action };
  }
}

interface Wish {
  readonly side: SideName;
  readonly kind: Kind;
}

function anAction(state: State, { side, kind }: Wish, rng: Rng): Action | null {
  const bridge = ownBoat(state, side);
  const some = <T>(items: readonly T[]): T | null => (items.length === 0 ? null : rng.pick(items));
  const onCell = (type: 'mine' | 'torpedo' | 'trigger', cells: readonly Cell[]): Action | null => {
    const cell = some(cells);
    return cell === null ? null : { type, cell };
  };
  switch (kind) {
    case 'course': {
      const course = some(openCourses(bridge));
      return course === null ? { type: 'surface' } : { type: 'course', course };
    }
    case 'silence':
      return { type: 'silence', course: rng.pick(COURSES), cells: rng.int(5) };
    case 'surface':
    case 'sonar':
      return { type: kind };
    case 'mine':
      return onCell('mine', mineCells(bridge));
    case 'torpedo': {
      // Now and then at a mine: what happens to it nobody hears.
      const mines = new Set([...state.boats.alpha.mines, ...state.boats.bravo.mines]);
      const targets = torpedoTargets(bridge);
      const aimed = targets.filter((cell) => mines.has(cell));
      return onCell('torpedo', aimed.length > 0 && rng.int(2) === 0 ? aimed : targets);
    }
    case 'drone':
      return { type: 'drone', sector: 1 + rng.int(chartFor(state.setup).sectors) };
    case 'trigger':
      return onCell('trigger', bridge.boat.mines);
    default:
      return kind satisfies never;
  }
}
