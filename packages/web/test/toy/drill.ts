import { playable, refuse } from '@fathom/kit';
import type {
  Bot,
  Chair,
  Game,
  Input,
  Millis,
  Playable,
  Refusal,
  Seat,
  Side,
  Turn,
  Viewer,
} from '@fathom/kit';
import * as v from 'valibot';

// A toy with crews and deadlines. Everyone may pull once a round, as hard as they like; only their own crew hears it.
// Nothing but time ends a round: then all hear how hard each crew has pulled. The stronger crew wins in the end.

export const SIDES = ['alpha', 'bravo'] as const;
type SideName = (typeof SIDES)[number];
export const ROLES = ['captain', 'firstMate', 'engineer', 'radioOperator'] as const;

const setupSchema = v.strictObject({
  size: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4), v.title('Crew')),
    4,
  ),
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 3),
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)), 30),
});
type Setup = v.InferOutput<typeof setupSchema>;

const actionSchema = v.strictObject({
  type: v.literal('pull'),
  strength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
});
export type Action = v.InferOutput<typeof actionSchema>;

export type Event =
  | { readonly type: 'pulled'; readonly seat: Seat; readonly strength: number }
  | {
      readonly type: 'roundEnded';
      readonly sums: Readonly<Record<SideName, number>>;
      readonly at: Millis;
    }
  | { readonly type: 'gaveUp'; readonly side: SideName; readonly reason: string };

interface State {
  readonly setup: Setup;
  readonly round: number;
  readonly endsAt: Millis;
  readonly pulls: Readonly<Record<string, number>>; // by seat, of this round
  readonly totals: Readonly<Record<SideName, number>>;
  readonly loser: { readonly side: SideName; readonly reason: string } | null;
}
export interface View {
  readonly setup: Setup;
  readonly round: number;
  readonly endsAt: Millis;
  readonly pulls: Readonly<Record<string, number>>; // of the viewer's own crew
  readonly totals: Readonly<Record<SideName, number>>;
  readonly isOver: boolean;
}

export const sideOf = (seat: Seat): SideName => (seat.startsWith('alpha') ? 'alpha' : 'bravo');
const chairs = ({ size }: Setup): readonly Chair[] =>
  SIDES.flatMap((side) =>
    ROLES.slice(0, size).map((role) => ({
      seat: `${side}.${role}` as Seat,
      side: side as string as Side,
      role,
    })),
  );
export const drillChairs = (options: unknown): readonly Chair[] =>
  chairs(v.parse(setupSchema, options));

const isOver = ({ round, setup, loser }: State): boolean => loser !== null || round >= setup.rounds;
const sum = (pulls: State['pulls'], side: SideName): number =>
  Object.entries(pulls).reduce(
    (all, [seat, pull]) => (sideOf(seat as Seat) === side ? all + pull : all),
    0,
  );

function decide({ state, emit }: Turn<State, Event>, input: Input<Action>): Refusal | null {
  switch (input.type) {
    case 'tick':
      if (input.at < state.endsAt) return refuse('early');
      emit({
        type: 'roundEnded',
        sums: { alpha: sum(state.pulls, 'alpha'), bravo: sum(state.pulls, 'bravo') },
        at: input.at,
      });
      return null;
    case 'forfeit':
      emit({ type: 'gaveUp', side: sideOf(input.seat), reason: input.reason });
      return null;
    case 'act':
      if (state.pulls[input.seat] !== undefined) return refuse('tired');
      emit({ type: 'pulled', seat: input.seat, strength: input.action.strength });
      return null;
    default:
      return input satisfies never;
  }
}

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'pulled':
      return { ...state, pulls: { ...state.pulls, [event.seat]: event.strength } };
    case 'roundEnded':
      return {
        ...state,
        round: state.round + 1,
        endsAt: (event.at + state.setup.seconds * 1000) as Millis,
        pulls: {},
        totals: {
          alpha: state.totals.alpha + event.sums.alpha,
          bravo: state.totals.bravo + event.sums.bravo,
        },
      };
    case 'gaveUp':
      return { ...state, loser: { side: event.side, reason: event.reason } };
    default:
      return event satisfies never;
  }
}

const isOfCrew = (viewer: Viewer, seat: Seat): boolean =>
  viewer.some((own) => sideOf(own) === sideOf(seat));

const winners = ({ totals, loser }: State): readonly SideName[] => {
  if (loser !== null) return SIDES.filter((side) => side !== loser.side);
  if (totals.alpha === totals.bravo) return [];
  return totals.alpha > totals.bravo ? ['alpha'] : ['bravo'];
};

export const drill: Game<State, Action, Event, View, Setup> = {
  id: 'drill',
  name: 'Drill',
  version: 1,
  setup: setupSchema,
  action: actionSchema,
  chairs,
  start: (setup) => ({
    setup,
    round: 0,
    endsAt: (setup.seconds * 1000) as Millis,
    pulls: {},
    totals: { alpha: 0, bravo: 0 },
    loser: null,
  }),
  decide,
  evolve,
  view: (state, viewer) => ({
    setup: state.setup,
    round: state.round,
    endsAt: state.endsAt,
    pulls: Object.fromEntries(
      Object.entries(state.pulls).filter(([seat]) => isOfCrew(viewer, seat as Seat)),
    ),
    totals: state.totals,
    isOver: isOver(state),
  }),
  redact: (event, _after, viewer) =>
    event.type !== 'pulled' || isOfCrew(viewer, event.seat) ? event : null,
  *legal(view, seat) {
    if (view.isOver || view.pulls[seat] !== undefined) return;
    for (const strength of [1, 2, 3]) yield { type: 'pull', strength };
  },
  toAct: () => [], // nobody is waited for but time
  deadline: (state) => (isOver(state) ? null : state.endsAt),
  outcome: (state) =>
    isOver(state)
      ? {
          winners: winners(state).map((side) => side as string as Side),
          reason: state.loser?.reason ?? 'rounds',
        }
      : null,
};

/** Pulls with all its might as soon as it may, and says how long a person would need for it. */
const hand: Bot<View, Event, Action> = {
  level: 'hand',
  name: 'Deckhand',
  summary: 'Pulls as hard as it can.',
  sit: (seat) => {
    let view: View | null = null;
    return {
      observe: (update) => {
        ({ view } = update);
      },
      choose: () => {
        if (view === null || view.isOver || view.pulls[seat] !== undefined) return null;
        const action = { type: 'pull', strength: 3 } as const;
        return { action, pause: 1500, belief: view.round, options: [{ action, value: 1 }] };
      },
    };
  },
};
/** The same, a little weaker: so that there is a choice. */
const boy: Bot<View, Event, Action> = {
  ...hand,
  level: 'boy',
  name: 'Cabin boy',
  summary: 'Pulls, but his mind is elsewhere.',
};

export const drillPlayable: Playable = playable(drill, { bots: [boy, hand] });
