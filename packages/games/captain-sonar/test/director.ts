import {
  SIDES,
  SYSTEMS,
  captainSonarPlayable,
  chairAt,
  enemyOf,
  systemsIn,
  wrecksLeft,
} from '@fathom/captain-sonar';
import type {
  Action,
  Cell,
  Event,
  FireCharted,
  LaunchTorpedo,
  SideName,
  System,
  TriggerMine,
  View,
} from '@fathom/captain-sonar';
import { rngFor } from '@fathom/kit';
import type { Input, Millis, Rng, Seed, Table } from '@fathom/kit';
import { sailedBy } from '../src/rules/lies.ts';
import { SEATS } from './seats.ts';

/** What the two crews are told to play for. */
export interface Plot {
  /** Every system is used once, and each boat surfaces, before any shot is meant to hit. */
  readonly showEverything: boolean;
  /** Shots are fired only if they hit so many boats. */
  readonly hits: 1 | 2;
}

const PAUSE = 1500; // milliseconds between two inputs
const RARE = 12; // one time in so many

/**
 * Plays both crews with open cards, so that a short match has all that a golden game should have. What it decides is
 * recorded, so it may change without harm to the games that exist.
 */
export class Director {
  readonly table: Table;
  readonly #plot: Plot;
  readonly #dice: Rng;
  readonly #done = new Set<string>(); // "alpha torpedo", "bravo surfaced"

  constructor(origin: { readonly setup: unknown; readonly seed: Seed }, plot: Plot) {
    this.table = captainSonarPlayable.open(origin);
    this.#plot = plot;
    this.#dice = rngFor(origin.seed, 1_000_000);
  }

  get now(): Millis {
    return ((this.table.rows.at(-1)?.input.at ?? 0) + PAUSE) as Millis;
  }

  hasShownAll(): boolean {
    return SIDES.every((side) => this.#isReady(side));
  }

  get #state(): View {
    return this.table.view(SEATS) as View;
  }

  take(input: Input<unknown>): void {
    const proposal = this.table.propose(input);
    if (!proposal.ok) throw new Error(`${proposal.refusal.code} ${JSON.stringify(input)}`);
    this.table.commit(proposal.row);
    for (const event of proposal.row.events as readonly Event[]) this.#note(event);
  }

  /** Plays on to the end, or to so many rows; false: it leads nowhere. */
  play(most: number): boolean {
    while (this.table.outcome() === null && this.table.rows.length < most) this.#step();
    return this.table.outcome() !== null;
  }

  #step(): void {
    const due = this.table.deadline();
    if (due !== null && this.#dice.int(3) === 0)
      return this.take({ type: 'tick', at: Math.max(due, this.now - PAUSE) as Millis });
    for (const seat of this.#dice.shuffle(SEATS)) {
      const actions = [...this.table.legal(seat)] as readonly Action[];
      const action = this.#choose(actions, chairAt(seat)?.side ?? 'alpha');
      if (action !== null) return this.take({ type: 'act', at: this.now, seat, action });
    }
  }

  #note(event: Event): void {
    if (event.type === 'exploded') this.#done.add(`${event.side} ${USED_BY[event.charge]}`);
    const system = USED[event.type];
    if (system !== undefined && 'side' in event) this.#done.add(`${event.side} ${system}`);
    if (event.type === 'courseSet' && sailedBy(event) !== event.course)
      this.#done.add(`${event.side} decoy`);
    if (event.type === 'traceVoided') this.#done.add('slipped');
    if (event.type === 'stoodDown' && !event.lapsed) this.#done.add('stood down');
    if (event.type === 'dived') this.#done.add(`${event.side} surfaced`);
  }

  #rarely(): boolean {
    return this.#dice.int(RARE) === 0;
  }

  /** Whether a crew has shown all there is to show. */
  #isReady(side: SideName): boolean {
    if (!this.#plot.showEverything) return true;
    const shown = [...systemsIn(this.#state.setup.scenario), 'trigger', 'surfaced'];
    return shown.every((what) => this.#done.has(`${side} ${what}`));
  }

  #choose(actions: readonly Action[], side: SideName): Action | null {
    const standDown = actions.find(({ type }) => type === 'standDown');
    if (standDown !== undefined && !this.#done.has('stood down')) return standDown;
    const wanted = actions.filter((action) => this.#wants(action, side));
    if (wanted.length === 0)
      return actions.length > 0 && this.#isCornered(actions) ? { type: 'surface' } : null;
    const action = this.#dice.pick(this.#best(wanted, side));
    // One slip of the pen belongs into a show.
    if (action.type !== 'trace' || this.#done.has('slipped')) return action;
    return this.#dice.int(3) > 0
      ? action
      : { ...action, stroke: [...action.stroke.slice(0, 4), [500, 390]] };
  }

  /** 2.2 Nothing is left but to surface. */
  #isCornered(actions: readonly Action[]): boolean {
    const types = new Set(actions.map(({ type }) => type));
    return types.has('surface') && !types.has('course');
  }

  #wants(action: Action, side: SideName): boolean {
    const { type } = action;
    if (type === 'standDown') return false;
    if (type === 'sheet') return this.#rarely();
    if (type === 'surface')
      return this.#plot.showEverything && !this.#done.has(`${side} surfaced`) && this.#rarely();
    if (type === 'torpedo' || type === 'scenario' || type === 'trigger')
      return this.#isGoodShot(action, side);
    const system = type === 'stop' ? action.system : SYSTEMS.find((name) => name === type);
    return system === undefined || !this.#done.has(`${side} ${system}`) || this.#isReady(side);
  }

  /** The first of each kind is fired wide; afterwards the crew shoots to hit. */
  #isGoodShot({ type, cell }: LaunchTorpedo | FireCharted | TriggerMine, side: SideName): boolean {
    const hits = SIDES.filter((boat) => this.#isNear(cell, boat));
    if (this.#plot.showEverything && !this.#done.has(`${side} ${type}`)) return hits.length === 0;
    if (!this.#isReady(side)) return false;
    return this.#plot.hits === 2 ? hits.length === 2 : hits.length === 1 && hits[0] !== side;
  }

  /** Where a crew makes for: the nearest wreck, or the enemy. */
  #target(side: SideName): Cell | null {
    const from = this.#state.boats[side]?.position ?? null;
    const wrecks = wrecksLeft(this.#state);
    return wrecks.length === 0 || from === null
      ? (this.#state.boats[enemyOf(side)]?.position ?? null)
      : (wrecks.toSorted((one, other) => distance(one, from) - distance(other, from))[0] ?? null);
  }

  #isNear(cell: Cell, side: SideName): boolean {
    const at = this.#state.boats[side]?.position;
    return at !== null && at !== undefined && distance(cell, at) <= 1;
  }

  /** Of courses those that bring the boats together; of gauges those of systems still to be shown. */
  #best(actions: readonly Action[], side: SideName): readonly Action[] {
    const shots = actions.filter(({ type }) => SHOTS.has(type));
    if (shots.length > 0) return shots;
    const first = actions[0];
    const hauled = actions.filter(
      ({ type, ...action }) =>
        type === 'grapnel' ||
        ((type === 'gauge' || type === 'stop') &&
          'system' in action &&
          action.system === 'grapnel'),
    );
    if (hauled.length > 0) return hauled;
    if (first?.type === 'gauge') {
      const fresh = actions.filter(
        (action) => action.type === 'gauge' && !this.#done.has(`${side} ${action.system}`),
      );
      return fresh.length > 0 ? fresh : actions;
    }
    const courses = actions.filter((action) => action.type === 'course');
    const target = this.#target(side);
    const from = this.#state.boats[side]?.position ?? null;
    if (courses.length < 2 || target === null || from === null || !this.#isReady(side))
      return actions;
    const gap = (course: (typeof courses)[number]): number =>
      distance(moved(from, course.course), target);
    const nearest = Math.min(...courses.map(gap));
    return courses.filter((course) => gap(course) === nearest);
  }
}

const SHOTS: ReadonlySet<Action['type']> = new Set(['torpedo', 'scenario', 'trigger']);
const USED_BY = { torpedo: 'torpedo', charted: 'scenario', mine: 'trigger' } as const;
const USED: { readonly [Type in Event['type']]?: System } = {
  mineLaid: 'mine',
  droneLaunched: 'drone',
  sonarSent: 'sonar',
  silenceRun: 'silence',
  salvaged: 'grapnel',
};

type Spot = readonly [x: number, y: number];
const spotOf = (cell: Cell): Spot => [cell.charCodeAt(0), Number(cell.slice(1))];

/** As a king walks. */
function distance(one: Cell | Spot, other: Cell): number {
  const [ax, ay] = typeof one === 'string' ? spotOf(one) : one;
  const [bx, by] = spotOf(other);
  return Math.max(Math.abs(ax - bx), Math.abs(ay - by));
}

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
function moved(cell: Cell, course: keyof typeof STEPS): Spot {
  const [x, y] = spotOf(cell);
  return [x + STEPS[course][0], y + STEPS[course][1]];
}
