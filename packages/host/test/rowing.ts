import { playable, refuse } from '@fathom/kit';
import type {
  Bot,
  Chair,
  Game,
  Input,
  Millis,
  Playable,
  Refusal,
  Rng,
  Seat,
  Side,
  Turn,
  Viewer,
} from '@fathom/kit';
import * as v from 'valibot';

// A toy in real time for crews. Two boats of four row against each other; time is cut into waves. In each wave every
// seat may pull once, which only its own crew notices. When a wave breaks, which is a tick, all learn how far the
// boats have come; luck adds a drift. Nobody is ever waited for.

export const SIDES = ['north', 'south'] as const;
export const ROLES = ['cox', 'stroke', 'middle', 'bow'] as const;
export type SideName = (typeof SIDES)[number];
export const CHAIRS: readonly Chair[] = SIDES.flatMap((side) =>
  ROLES.map((role) => ({
    seat: `${side}.${role}` as Seat,
    side: side as string as Side,
    role,
  })),
);
const sideOf = (seat: Seat): SideName => (seat.startsWith('north') ? 'north' : 'south');
const otherSide = (side: SideName): SideName => (side === 'north' ? 'south' : 'north');

const setup = v.strictObject({
  waves: v.optional(v.number(), 5),
  waveMillis: v.optional(v.number(), 1_000),
  realTime: v.optional(v.boolean(), false), // whether the host is told that time itself plays
});
type Setup = v.InferOutput<typeof setup>;
type BySide<T> = Readonly<Record<SideName, T>>;

const action = v.strictObject({ type: v.literal('pull'), wave: v.number() });
export type Action = v.InferOutput<typeof action>;

type Event =
  | { readonly type: 'pulled'; readonly seat: Seat }
  | { readonly type: 'broke'; readonly distance: BySide<number>; readonly nextAt: Millis }
  | { readonly type: 'gaveUp'; readonly side: SideName; readonly reason: string };

interface State {
  readonly setup: Setup;
  readonly wave: number;
  readonly nextAt: Millis;
  readonly pulled: readonly Seat[]; // in this wave
  readonly distance: BySide<number>;
  readonly end: { readonly winners: readonly Side[]; readonly reason: string } | null;
}
export interface View extends Omit<State, 'pulled'> {
  readonly pulled: readonly Seat[] | null; // of one's own boat
}

function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  const { state } = turn;
  if (input.type === 'forfeit')
    turn.emit({ type: 'gaveUp', side: sideOf(input.seat), reason: input.reason });
  else if (input.type === 'tick') {
    if (input.at < state.nextAt) return refuse('early');
    turn.emit({
      type: 'broke',
      distance: {
        north: gained(state, 'north', turn.rng),
        south: gained(state, 'south', turn.rng),
      },
      nextAt: (input.at + state.setup.waveMillis) as Millis,
    });
  } else if (input.action.wave !== state.wave) return refuse('otherWave', { wave: state.wave });
  else if (state.pulled.includes(input.seat)) return refuse('tired');
  else turn.emit({ type: 'pulled', seat: input.seat });
  return null;
}

const gained = ({ pulled, distance }: State, side: SideName, rng: Rng): number =>
  distance[side] + pulled.filter((seat) => sideOf(seat) === side).length + rng.int(2);

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'pulled':
      return { ...state, pulled: [...state.pulled, event.seat] };
    case 'broke':
      return ended({
        ...state,
        wave: state.wave + 1,
        pulled: [],
        distance: event.distance,
        nextAt: event.nextAt,
      });
    case 'gaveUp':
      return { ...state, end: { winners: [asSide(otherSide(event.side))], reason: event.reason } };
    default:
      return event satisfies never;
  }
}

const asSide = (side: SideName): Side => side as string as Side;

function ended(state: State): State {
  const { wave, distance } = state;
  if (wave < state.setup.waves) return state;
  const winners = SIDES.filter((side) => distance[side] > distance[otherSide(side)]).map(asSide);
  return { ...state, end: { winners, reason: 'distance' } };
}

const sees = (viewer: Viewer, side: SideName): boolean =>
  viewer.some((seat) => sideOf(seat) === side);

export const rowing: Game<State, Action, Event, View, Setup> = {
  id: 'rowing',
  name: 'Rowing',
  version: 1,
  setup,
  action,
  chairs: () => CHAIRS,
  realTime: ({ realTime }) => realTime,
  start: (options) => ({
    setup: options,
    wave: 0,
    nextAt: options.waveMillis as Millis,
    pulled: [],
    distance: { north: 0, south: 0 },
    end: null,
  }),
  decide,
  evolve,
  view: (state, viewer) => ({
    setup: state.setup,
    wave: state.wave,
    nextAt: state.nextAt,
    distance: state.distance,
    end: state.end,
    pulled: viewer.length === 0 ? null : state.pulled.filter((seat) => sees(viewer, sideOf(seat))),
  }),
  redact: (event, _after, viewer) =>
    event.type === 'pulled' && !sees(viewer, sideOf(event.seat)) ? null : event,
  legal: (view, seat) =>
    view.end === null && view.pulled?.includes(seat) === false
      ? [{ type: 'pull', wave: view.wave }]
      : [],
  toAct: () => [],
  deadline: ({ nextAt, end }) => (end === null ? nextAt : null),
  outcome: ({ end }) => end,
};

/** What a rower thinks is its own business: it must turn up nowhere. */
export const THOUGHT = 'the others look tired';

/** Pulls once a wave, when `pause` has passed. */
const rower = (level: string, pause: number): Bot<View, Event, Action> => ({
  level,
  name: level === 'steady' ? 'Steady' : 'Sleepy',
  summary: 'Pulls once a wave.',
  sit: (seat) => {
    let view: View | null = null;
    return {
      observe: (update) => {
        ({ view } = update);
      },
      choose: () => {
        const [pull] = view === null ? [] : rowing.legal(view, seat);
        if (pull === undefined) return null;
        return { action: pull, pause, belief: THOUGHT, options: [{ action: pull, value: 1 }] };
      },
    };
  },
});

export const rowingPlayable: Playable = playable(rowing, {
  bots: [rower('steady', 20), rower('sleepy', 3_000)],
});
