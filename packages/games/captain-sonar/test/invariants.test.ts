import { step } from '@fathom/kit';
import type { Input, Millis, Rng } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  CIRCUITS,
  CIRCUIT_SYMBOLS,
  COLOUR_OF,
  COURSES,
  FITTINGS,
  GAUGES,
  PANELS,
  REACTOR_SYMBOLS,
  SIDES,
  captainSonar,
  chartOf,
  marksOn,
  systemsIn,
} from '@fathom/captain-sonar';
import type {
  Action,
  Announcement,
  Cell,
  Event,
  PanelSymbol,
  SideName,
  State,
  System,
} from '@fathom/captain-sonar';
import { SETUPS, eagerly } from './leaks/setups.ts';
import { hasLied, sailedBy } from '../src/rules/lies.ts';
import { luck, options } from './play.ts';
import { SEATS } from './seats.ts';

interface Moment {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

const LONGEST = 500;
const PACE = 500; // milliseconds from input to input

/** A random game, input by input. */
function* randomGame(start: State, dice: Rng): Iterable<Moment> {
  let state = start;
  for (let n = 0; n < LONGEST && state.result === null; n++) {
    const taken = step(captainSonar, state, { input: nextInput(state, n, dice), rng: dice });
    if (!taken.ok) throw new Error(taken.refusal.code);
    yield { before: state, events: taken.events, after: taken.state };
    ({ state } = taken);
  }
}

function nextInput(state: State, n: number, dice: Rng): Input<Action> {
  const due = captainSonar.deadline(state);
  if (due !== null && dice.int(8) === 0) return { type: 'tick', at: due };
  for (const seat of dice.shuffle(SEATS)) {
    const actions = [...captainSonar.legal(captainSonar.view(state, [seat]), seat)];
    if (actions.length === 0) continue;
    // Silence has the longest gauge, and a wreck is seldom near: both would be rare.
    const hauled = actions.find((one) => isFor(one, 'grapnel'));
    const quiet = actions.find((one) => isFor(one, 'silence'));
    const action =
      hauled ?? (quiet !== undefined && dice.int(2) === 0 ? quiet : eagerly(actions, dice));
    return { type: 'act', at: (n * PACE) as Millis, seat, action };
  }
  throw new Error('nobody can do anything');
}

const isFor = (action: Action, system: System): boolean =>
  (action.type === 'gauge' || action.type === 'stop') && action.system === system;

const games = SETUPS.flatMap((setup, i) =>
  [1, 2].map((seed) => ({
    name: `${setup.mode ?? 'turn'}, ${setup.scenario ?? 'plain'}, ${seed}`,
    moments: [
      ...randomGame(captainSonar.start(options({ ...setup, damage: 4 }), luck(i)), luck(seed)),
    ],
  })),
);

const all = (symbols: readonly PanelSymbol[], broken: readonly PanelSymbol[]): boolean =>
  symbols.every((symbol) => broken.includes(symbol));

const said = <Type extends Announcement['type']>(
  { record }: State,
  type: Type,
): readonly Extract<Announcement, { type: Type }>[] =>
  record.filter((one): one is Extract<Announcement, { type: Type }> => one.type === type);

const chartIn = ({ setup }: State) =>
  chartOf(setup.map, setup.chart, setup.mode === 'turn' ? 10 : 15);

describe.each(games)('at every moment of a random game: $name', ({ moments }) => {
  test('2 no route crosses itself, an island or the boat’s own mine', () => {
    for (const { after } of moments)
      for (const side of SIDES) {
        const { position, route, mines } = after.boats[side];
        expect(new Set(route).size).toBe(route.length);
        expect(route.every(chartIn(after).isWater)).toBe(true);
        expect(route.at(-1) ?? null).toBe(position);
        expect(mines.filter((mine) => route.slice(1).includes(mine))).toEqual([]);
      }
  });

  test('2 the announced courses and a crew’s own silences lead to where the boat is', () => {
    for (const side of SIDES) {
      const end = moments.at(-1)!.after;
      expect(sailed(end, side)).toBe(end.boats[side].position);
    }
  });

  test('3 no gauge is fuller than full, and what was announced is full', () => {
    for (const { after } of moments)
      for (const side of SIDES) {
        const { gauges } = after.boats[side];
        const full = GAUGES[after.setup.mode];
        for (const system of systemsIn(after.setup.scenario))
          expect(marksOn({ gauges }, system)).toBeLessThanOrEqual(full[system]);
        for (const system of after.standing[side].ready.filter(
          (name) => name !== 'decoy' || !hasLied(after, side),
        ))
          expect(marksOn({ gauges }, system)).toBe(full[system]);
      }
  });

  test('3 a full gauge of an unbroken colour has been announced', () => {
    for (const { after } of moments.filter((moment) => moment.after.result === null))
      for (const side of SIDES) {
        const { gauges, broken } = after.boats[side];
        const usable = systemsIn(after.setup.scenario).filter(
          (system) =>
            marksOn({ gauges }, system) === GAUGES[after.setup.mode][system] &&
            !FITTINGS.some(
              (one) => one.colour === COLOUR_OF[system] && broken.includes(one.symbol),
            ),
        );
        expect(after.standing[side].ready).toEqual(expect.arrayContaining(usable));
      }
  });

  test('3 between two uses of a system a crew has set a course', () => {
    const uses = new Set(['mineLaid', 'droneLaunched', 'sonarSent', 'silenceRun', 'salvaged']);
    for (const side of SIDES) {
      let mayUse = true;
      for (const event of moments.flatMap(({ events }) => events)) {
        if (!('side' in event) || event.side !== side) continue;
        const isUse =
          uses.has(event.type) || (event.type === 'exploded' && event.charge !== 'mine');
        expect(isUse && !mayUse).toBe(false);
        if (isUse) mayUse = false;
        if (event.type === 'courseSet') mayUse = true;
      }
    }
  });

  test('3.1 the mines heard of are those laid and not heard going off', () => {
    const { after } = moments.at(-1)!;
    for (const side of SIDES) {
      const gone =
        said(after, 'exploded').filter((one) => one.side === side && one.charge === 'mine').length +
        said(after, 'mineChained').filter((one) => one.side === side).length;
      const laid = said(after, 'mineLaid').filter((one) => one.side === side).length;
      expect(after.standing[side].mines).toBe(laid - gone);
      expect(after.boats[side].mines.length).toBeLessThanOrEqual(laid - gone);
    }
  });

  test('3.5 every answer has one truth and one lie', () => {
    for (const { before, events } of moments)
      for (const event of events) {
        if (event.type !== 'sonarAnswered') continue;
        const at = before.boats[event.side].position as Cell;
        const chart = chartIn(before);
        const { row, column, sector } = event.claims;
        const truths = [
          row === chart.rowOf(at),
          column === chart.columnOf(at),
          sector === chart.sectorOf(at),
        ];
        expect([row, column, sector].filter((claim) => claim !== null)).toHaveLength(2);
        expect(truths.filter(Boolean)).toHaveLength(1);
      }
  });

  test('4 no circuit, panel or reactor stays broken throughout', () => {
    for (const { after } of moments)
      for (const side of SIDES) {
        const { broken } = after.boats[side];
        expect(new Set(broken).size).toBe(broken.length);
        expect(CIRCUITS.some((circuit) => all(CIRCUIT_SYMBOLS[circuit], broken))).toBe(false);
        const panels = COURSES.map((course) => PANELS[course].map(({ symbol }) => symbol));
        expect([...panels, REACTOR_SYMBOLS].some((symbols) => all(symbols, broken))).toBe(false);
      }
  });

  test('7 the damage is what was heard of it', () => {
    const { after } = moments.at(-1)!;
    const harm = { clear: 0, indirect: 1, direct: 2 };
    for (const side of SIDES) {
      const blasts = [...said(after, 'exploded'), ...said(after, 'mineChained')];
      const own = said(after, 'damaged').filter((one) => one.side === side).length;
      const sum = blasts.reduce((total, { hits }) => total + harm[hits[side]], own);
      expect(after.standing[side].damage).toBe(sum);
    }
  });

  test('3.3 every hit is as near as it was said to be', () => {
    for (const { before, events } of moments)
      for (const event of events) {
        if (event.type !== 'exploded' && event.type !== 'mineChained') continue;
        for (const side of SIDES)
          expect(event.hits[side]).toBe(hitAt(event.cell, before.boats[side].position as Cell));
      }
  });
});

test('the random games have seen everything that can be heard', () => {
  const types = new Set(
    games.flatMap(({ moments }) => moments.flatMap(({ events }) => events)).map(({ type }) => type),
  );
  for (const type of [
    'mineLaid',
    'exploded',
    'droneLaunched',
    'sonarSent',
    'sonarAnswered',
    'silenceRun',
    'salvaged',
    'circuitRepaired',
    'damaged',
    'surfaced',
    'dived',
    'traced',
    'traceVoided',
    'sheetDrawn',
    'called',
    'stopCalled',
    'stoodDown',
  ] as const)
    expect(types).toContain(type);
});

/** From the start by all courses and silences, whatever the boat itself remembers. */
function sailed(state: State, side: SideName): Cell | null {
  const { neighbour } = chartIn(state);
  const goOn = (from: Cell | null, event: Announcement): Cell | null => {
    if (event.type === 'startChosen' && event.side === side) return event.cell;
    if (event.type !== 'courseSet' && event.type !== 'silenceRun') return from;
    const course = event.type === 'courseSet' ? sailedBy(event) : event.course;
    if (event.side !== side || course === null) return from;
    const cells = event.type === 'courseSet' ? 1 : (event.cells ?? 0);
    return Array.from({ length: cells }).reduce<Cell | null>(
      (cell) => cell && neighbour(cell, course),
      from,
    );
  };
  return state.record.reduce(goOn, null);
}

function hitAt(blast: Cell, boat: Cell): string {
  const across = Math.abs(blast.charCodeAt(0) - boat.charCodeAt(0));
  const along = Math.abs(Number(blast.slice(1)) - Number(boat.slice(1)));
  return ['direct', 'indirect'][Math.max(across, along)] ?? 'clear';
}
