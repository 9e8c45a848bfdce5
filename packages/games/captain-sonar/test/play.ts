import { FORFEITS, parse, luckOf, step } from '@fathom/kit';
import type { Forfeit, Input, Millis, Refusal, Rng, Seat, Step } from '@fathom/kit';
import {
  GAUGES,
  PANELS,
  ROLES,
  captainSonar,
  gaugeOf,
  marksOn,
  parseAction,
  seatOf,
  setupSchema,
  systemsIn,
  withSide,
} from '@fathom/captain-sonar';
import type {
  Action,
  Boat,
  Cell,
  Course,
  Event,
  PerSide,
  Role,
  Setup,
  SideName,
  Standing,
  State,
  System,
  View,
} from '@fathom/captain-sonar';
import { LARGE, SMALL } from './waters.ts';

/** A repeatable stream of luck. */
export const luck = (seed: number): Rng => luckOf(seed);

/** Options with the defaults filled in, except that Alpha begins and the waters are the tests' own. */
export const options = (some: Partial<Setup> = {}): Setup =>
  parse(
    setupSchema,
    {
      first: 'alpha',
      map: 'custom',
      chart: some.mode === 'realTime' ? LARGE : SMALL,
      ...some,
    },
    'options',
  );

export const fresh = (some: Partial<Setup> = {}, seed = 1): State =>
  captainSonar.start(options(some), luck(seed));

const CORNERS: PerSide<Cell> = { alpha: 'A1', bravo: 'J10' };

/** Both Captains have chosen and play has begun. A boat that does not matter lies in its corner. */
export function begin(starts: Partial<PerSide<Cell>> = {}, some: Partial<Setup> = {}): State {
  const { alpha, bravo } = { ...CORNERS, ...starts };
  return play(fresh(some), `A start ${alpha}`, `B start ${bravo}`);
}

export const beginRealTime = (
  starts: Partial<PerSide<Cell>> = {},
  some: Partial<Setup> = {},
): State => begin(starts, { mode: 'realTime', ...some });

const CREWS: Readonly<Record<string, SideName>> = { A: 'alpha', B: 'bravo' };

/** Who does such a thing unless the test says otherwise. */
const USUALLY: { readonly [Type in Action['type']]?: Role } = {
  gauge: 'firstMate',
  ok: 'firstMate',
  break: 'engineer',
  readyToDive: 'engineer',
  sheet: 'radioOperator',
};

/**
 * "A course N": Alpha's Captain. "B.firstMate drone 2 @9000": Bravo's First Mate at nine seconds. "A.engineer resigned":
 * a forfeit. "tick @30000": the clock.
 */
export function input(line: string): Input<Action> {
  const [said = '', time = '0'] = line.split(' @');
  const at = Number(time) as Millis;
  const [who = '', ...words] = said.split(' ');
  if (who === 'tick') return { type: 'tick', at };
  const [crew = '', role] = who.split('.');
  const side = CREWS[crew];
  if (side === undefined) throw new Error(`who is "${who}"?`);
  const given = ROLES.find((name) => name === role);
  const reason = FORFEITS.find((name) => name === words[0]);
  if (reason !== undefined) return leave(side, reason, given);
  const action = parseAction(words.join(' '));
  return {
    type: 'act',
    at,
    seat: seatOf(side, given ?? USUALLY[action.type] ?? 'captain'),
    action,
  };
}

export const leave = (
  side: SideName,
  reason: Forfeit,
  role: Role = 'captain',
): Extract<Input<Action>, { type: 'forfeit' }> => ({
  type: 'forfeit',
  at: 0 as Millis,
  seat: seatOf(side, role),
  reason,
});

export const take = (state: State, given: Input<Action>, seed = 2): Step<State, Event> =>
  step(captainSonar, state, { input: given, rng: luck(seed) });

function taken(state: State, line: string): Extract<Step<State, Event>, { ok: true }> {
  const result = take(state, input(line));
  if (!result.ok) throw new Error(`"${line}" was refused: ${result.refusal.code}`);
  return result;
}

/** Lines as `input` reads them, and "A sails N": a course with both duties done so as to matter least. */
export const play = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((now, line) => {
    const [, who, to] = /^([AB]) sails ([NESW])$/.exec(line) ?? [];
    return who === undefined || to === undefined
      ? taken(now, line).state
      : sail(now, who, to as Course);
  }, state);

function sail(state: State, who: string, course: Course): State {
  return duties(taken(state, `${who} course ${course}`).state, who);
}

/** Both OKs of a crew, done so as to matter least. */
export function duties(state: State, who: string): State {
  const side = CREWS[who] as SideName;
  const { gauges, broken, heading } = state.boats[side];
  const room = (system: System): number =>
    GAUGES[state.setup.mode][system] - marksOn({ gauges }, system);
  const [roomiest] = systemsIn(state.setup.scenario).toSorted((a, b) => room(b) - room(a));
  const ok = roomiest !== undefined && room(roomiest) > 0 ? `gauge ${roomiest}` : 'ok';
  const free = PANELS[heading ?? 'N'].filter(({ symbol }) => !broken.includes(symbol));
  const symbol = (free.find(({ colour }) => colour === 'radiation') ?? free[0])?.symbol;
  return play(state, `${who} ${ok}`, `${who} break ${symbol}`);
}

/** What one more line leads to. */
export const eventsOf = (state: State, line: string): readonly Event[] => taken(state, line).events;

export const typesOf = (state: State, line: string): readonly Event['type'][] =>
  eventsOf(state, line).map(({ type }) => type);

/** The code of the refusal, or "accepted". */
export function refusal(state: State, line: string): string {
  const result = take(state, input(line));
  return result.ok ? 'accepted' : result.refusal.code;
}

export function refusedWith(state: State, line: string): Refusal {
  const result = take(state, input(line));
  if (result.ok) throw new Error(`"${line}" was accepted`);
  return result.refusal;
}

export const withBoat = (state: State, side: SideName, some: Partial<Boat>): State => ({
  ...state,
  boats: withSide(state.boats, side, { ...state.boats[side], ...some }),
});

export const withStanding = (state: State, side: SideName, some: Partial<Standing>): State => ({
  ...state,
  standing: withSide(state.standing, side, { ...state.standing[side], ...some }),
});

/** Puts a boat somewhere without sailing there. */
export const at = (state: State, side: SideName, cell: Cell): State =>
  withBoat(state, side, { position: cell, route: [cell] });

/** Full gauges, heard to be ready, and a course since the last activation. */
export function armed(state: State, side: SideName, ...systems: readonly System[]): State {
  const full = GAUGES[state.setup.mode];
  const gauges = Object.fromEntries(systems.map((system) => [gaugeOf(system), full[system]]));
  const charged = withBoat(state, side, { gauges: { ...state.boats[side].gauges, ...gauges } });
  return withStanding(charged, side, { ready: systems, mayActivate: true });
}

/** Mines that were laid and heard. */
export const mined = (state: State, side: SideName, ...cells: readonly Cell[]): State =>
  withStanding(withBoat(state, side, { mines: cells }), side, { mines: cells.length });

/** Turn mode: Alpha has made its move and may use these systems. */
export const afterMove = (state: State, ...systems: readonly System[]): State => {
  const ready = armed(state, 'alpha', ...systems);
  return { ...ready, turn: { side: 'alpha', left: 1, moved: true, activated: false } };
};

export const legal = (state: State, seat: Seat): readonly Action[] => [
  ...captainSonar.legal(captainSonar.view(state, [seat]), seat),
];

export const crewOf = (side: SideName): readonly Seat[] => ROLES.map((role) => seatOf(side, role));

export const viewOf = (state: State, side: SideName): View =>
  captainSonar.view(state, [seatOf(side, 'captain')]);

/** What the other crew hears of a line, and what its own crew hears. */
export function heard(
  state: State,
  line: string,
): PerSide<readonly Event[]> & {
  readonly spectator: readonly Event[];
} {
  const { events, state: after } = taken(state, line);
  const by = (viewer: readonly Seat[]): readonly Event[] =>
    events
      .map((event) => captainSonar.redact(event, after, viewer))
      .filter((event) => event !== null);
  return { alpha: by(crewOf('alpha')), bravo: by(crewOf('bravo')), spectator: by([]) };
}
