import { FORFEITS, parse, rngFrom, step } from '@fathom/kit';
import type { Input, Millis, Refusal, Rng, Seat, Step as Taken } from '@fathom/kit';
import {
  HUNTERS,
  darkWaterSalvage,
  hunterAt,
  hunterOf,
  parseAction,
  seatNumber,
  seatOf,
  setupSchema,
} from '@fathom/dark-water-salvage';
import type {
  Action,
  Event,
  HunterName,
  Region,
  Setup,
  Standing,
  State,
  LoopStep,
  View,
  Wreck,
  WreckNumber,
} from '@fathom/dark-water-salvage';

/** A repeatable stream of luck (Mulberry32). */
export function luck(seed: number): Rng {
  let word = seed;
  return rngFrom(() => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}

export const options = (some: Partial<Setup> = {}): Setup => parse(setupSchema, some, 'options');

export const start = (some: Partial<Setup> = {}, seed = 1): State =>
  darkWaterSalvage.start(options(some), luck(seed));

/** Where the tests' wrecks lie on the Great Lake, from 1 to 12. */
export const PLACES: readonly Region[] = 'F2 A1 H5 G4 B2 I1 E3 C5 D2 A4 H2 F5'.split(
  ' ',
) as Region[];

/** Ship and value card n belong to wreck n, the turn order is that of the seats, and the pool is $40. */
export function fresh(some: Partial<Setup> = {}): State {
  const state = start(some);
  const order = HUNTERS.slice(0, state.setup.players);
  return {
    ...state,
    order,
    waiting: order,
    pool: { fives: 2, tens: 3 },
    wrecks: state.wrecks.map((wreck, ship) => Object.assign({}, wreck, { ship })),
    truths: PLACES.map((region, value) => ({ region, value })),
  };
}

export type Tokens = { readonly [Name in HunterName]?: Region };

const CITIES: readonly Region[] = ['B1', 'D1', 'G1', 'F3', 'I3'];

/** In a step of the loop, tokens on the map (otherwise each on a city) and $30 of loans each. */
export function inLoop(
  stepName: LoopStep = 'research',
  tokens: Tokens = {},
  some: Partial<Setup> = {},
): State {
  const state = fresh(some);
  const hunters = state.hunters.map((hunter, i) => ({
    ...hunter,
    cash: 30,
    loans: 30,
    token: tokens[hunter.name] ?? CITIES[i] ?? null,
  }));
  const ready: State = { ...state, hunters, phase: 'cities', waiting: [] };
  return darkWaterSalvage.evolve(ready, { type: 'stepBegan', loop: 1, step: stepName });
}

export const withHunter = (state: State, name: HunterName, some: Partial<Standing>): State => ({
  ...state,
  hunters: state.hunters.with(seatNumber(name), { ...hunterOf(state, name), ...some }),
});

export const withWreck = (state: State, wreck: WreckNumber, some: Partial<Wreck>): State => ({
  ...state,
  wrecks: state.wrecks.map((each) => (each.number === wreck ? { ...each, ...some } : each)),
});

/** All but these wrecks have been salvaged by Amber. */
export const withOnly = (state: State, ...left: readonly WreckNumber[]): State => ({
  ...state,
  wrecks: state.wrecks.map((wreck) =>
    left.includes(wreck.number)
      ? wreck
      : { ...wreck, region: 'A1', locatedBy: 'amber', salvagedBy: 'amber', value: 10 },
  ),
});

/** "amber apply 20", "coral resigned", "jade pass @9000" (nine seconds into the game), "tick @30000": the clock. */
export function input(line: string): Input<Action> {
  const [said = '', time = '0'] = line.split(' @');
  const at = Number(time) as Millis;
  const [who = '', ...words] = said.split(' ');
  if (who === 'tick') return { type: 'tick', at };
  const seat = who as Seat;
  const reason = FORFEITS.find((name) => name === words[0]);
  if (reason !== undefined) return { type: 'forfeit', at, seat, reason };
  return { type: 'act', at, seat, action: parseAction(words.join(' ')) };
}

export const take = (state: State, line: string, seed = 2): Taken<State, Event> =>
  step(darkWaterSalvage, state, { input: input(line), rng: luck(seed) });

function taken(state: State, line: string): Extract<Taken<State, Event>, { ok: true }> {
  const result = take(state, line);
  if (!result.ok) throw new Error(`"${line}" was refused: ${result.refusal.code}`);
  return result;
}

export const play = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((now, line) => taken(now, line).state, state);

/** What one more line leads to. */
export const eventsOf = (state: State, line: string): readonly Event[] => taken(state, line).events;

export const typesOf = (state: State, line: string): readonly Event['type'][] =>
  eventsOf(state, line).map(({ type }) => type);

/** The code of the refusal, or "accepted". */
export function refusal(state: State, line: string): string {
  const result = take(state, line);
  return result.ok ? 'accepted' : result.refusal.code;
}

export function refusedWith(state: State, line: string): Refusal {
  const result = take(state, line);
  if (result.ok) throw new Error(`"${line}" was accepted`);
  return result.refusal;
}

export const waitedFor = (state: State): readonly (HunterName | null)[] =>
  darkWaterSalvage.toAct(state).map(hunterAt);

export const viewOf = (state: State, ...hunters: readonly HunterName[]): View =>
  darkWaterSalvage.view(state, hunters.map(seatOf));

export const legal = (state: State, hunter: HunterName): readonly Action[] => [
  ...darkWaterSalvage.legal(viewOf(state, hunter), seatOf(hunter)),
];

/** What somebody hears of a line; nobody named is a spectator. */
export function heard(
  state: State,
  line: string,
  ...hunters: readonly HunterName[]
): readonly Event[] {
  const { events, state: after } = taken(state, line);
  return events
    .map((event) => darkWaterSalvage.redact(event, after, hunters.map(seatOf)))
    .filter((event) => event !== null);
}

/** Everybody passes until a new round begins or the game is over. */
export function passRound(state: State): State {
  let now = state;
  while (now.phase === 'loop' && now.round === state.round)
    now = play(now, `${waitedFor(now)[0]} done`);
  return now;
}

/** A whole round in which everybody applies for so much, takes the first free city and does nothing. */
export function idleRound(state: State, amount = 0): State {
  let now = state;
  while (now.phase === 'applying' && now.round === state.round)
    now = play(now, `${now.waiting[0]} apply ${amount}`);
  return passRound(settleDown(now));
}

/** Everybody takes the first free city. */
export function settleDown(state: State): State {
  let now = state;
  while (now.phase === 'cities' && now.round === state.round)
    now = play(now, `${now.waiting[0]} city ${firstCity(now)}`);
  return now;
}

const firstCity = (state: State): Region =>
  (['B1', 'D1', 'G1', 'F3', 'I3', 'E5'] as const).find(
    (region) => !state.hunters.some(({ token }) => token === region),
  )!;
