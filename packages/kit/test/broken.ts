import { withOther } from '../testing/with-other.ts';
import * as v from 'valibot';
import type { Millis, Seat } from '@fathom/kit';
import { openTable, refuse } from '@fathom/kit';
import type { Law, LawOptions } from '@fathom/kit/contract';
import { duel } from './duel/duel.ts';
import type { Duel } from './duel/duel.ts';
import { setupSchema } from './duel/vocabulary.ts';
import type { Action, State, View } from './duel/vocabulary.ts';

export interface Broken {
  readonly law: Law;
  readonly how: string;
  readonly game: Duel;
  readonly options?: Partial<LawOptions<Action, View>>;
}

/** Something outside the state, which no rule may look at. */
let outside = 0;

const mutable = <T>(value: T): { -readonly [Key in keyof T]: T[Key] } => value;

/** The toy without the part that only some games have. */
const { imagine: _imagine, ...unimagined } = duel;

/** The toy with one look in its list to stand for all of them. */
export const openLooks: Duel = {
  ...duel,
  openEnded: (action) => action.type === 'look',
  *legal(view, seat) {
    let shown = false;
    for (const action of duel.legal(view, seat)) {
      if (action.type !== 'look' || !shown) yield action;
      shown ||= action.type === 'look';
    }
  },
};

const looseTable: NonNullable<LawOptions<Action, View>['open']> = (origin, past) =>
  withOther(openTable(duel, origin, past), {
    propose: (input) => ({
      ok: true,
      row: { input, events: [] },
      outcome: null,
      toAct: () => [],
      heard: () => [],
      paper: null,
    }),
  });

/** Small copies of the toy game, each with one promise broken. */
export const BROKEN: readonly Broken[] = [
  {
    law: 'the options survive their own schema',
    how: 'a default in other units than the field',
    game: {
      ...duel,
      setup: v.pipe(
        setupSchema,
        v.transform((setup) => ({ ...setup, bidSeconds: setup.bidSeconds * 1000 })),
      ),
    },
  },
  {
    law: 'the chairs are well formed',
    how: 'two players in one chair',
    game: { ...duel, chairs: (setup) => [...duel.chairs(setup), ...duel.chairs(setup)] },
  },
  {
    law: 'everything is plain JSON',
    how: 'a field left undefined in the state',
    game: {
      ...duel,
      start: (setup, rng) => ({ ...duel.start(setup, rng), note: undefined }) as State,
    },
  },
  {
    law: 'everything is plain JSON',
    how: 'a Set in a view',
    game: {
      ...duel,
      view: (state, viewer) => ({ ...duel.view(state, viewer), dug: new Set(state.dug) }) as never,
    },
  },
  {
    law: 'everything is plain JSON',
    how: 'minus zero in an event',
    game: {
      ...duel,
      decide: (turn, input) =>
        duel.decide(
          {
            ...turn,
            emit: (event) =>
              turn.emit(event.type === 'bidSealed' ? { ...event, amount: -0 } : event),
          },
          input,
        ),
    },
  },
  {
    law: 'somebody can act, a tick is due or the game is over',
    how: 'nobody has a legal action and no tick comes',
    game: { ...duel, legal: () => [], toAct: () => [], deadline: () => null },
  },
  {
    law: 'whoever is waited for is at the table and can act',
    how: 'a stranger is waited for',
    game: { ...duel, toAct: () => ['green.captain' as Seat] },
  },
  {
    law: 'whoever is waited for is at the table and can act',
    how: 'a scout is waited for who has nothing left to do',
    game: {
      ...duel,
      toAct: (state) => (state.end === null ? (['red.scout'] as Seat[]) : []),
    },
  },
  {
    law: 'the deadline lies ahead',
    how: 'the bids were due before they could be made',
    game: {
      ...duel,
      deadline: (state) => (state.end === null ? ((state.bidBy - 40_000) as Millis) : null),
    },
  },
  {
    law: 'a due tick is accepted',
    how: 'ticks come a second too early for decide',
    game: {
      ...duel,
      decide: (turn, input) =>
        input.type === 'tick' && input.at < turn.state.bidBy + 1000
          ? refuse('early')
          : duel.decide(turn, input),
    },
  },
  {
    law: 'every legal action is accepted',
    how: 'a bid of nothing is listed but refused',
    game: {
      ...duel,
      decide: (turn, input) =>
        input.type === 'act' && input.action.type === 'bid' && input.action.amount === 0
          ? refuse('tooLow')
          : duel.decide(turn, input),
    },
  },
  {
    law: 'every legal action is accepted',
    how: 'the schema knows less than the list',
    game: {
      ...duel,
      action: v.pipe(
        duel.action,
        v.check((action) => action.type !== 'look'),
      ),
    },
  },
  {
    law: 'what is accepted is legal',
    how: 'a bid of nothing is accepted but not listed',
    game: {
      ...duel,
      *legal(view, seat) {
        for (const action of duel.legal(view, seat))
          if (action.type !== 'bid' || action.amount > 0) yield action;
      },
    },
    options: { candidates: () => [{ type: 'bid', amount: 0 }] },
  },
  {
    law: 'what is accepted is legal',
    how: 'a captain may look, unlisted, and only the made-up probes can find it',
    game: {
      ...duel,
      decide: (turn, input) =>
        input.type === 'act' && input.action.type === 'look' && input.seat.endsWith('captain')
          ? null
          : duel.decide(turn, input),
    },
  },
  {
    law: 'what is accepted is legal',
    how: 'a look is open-ended, but a captain, who has no example of one, may look too',
    game: {
      ...openLooks,
      decide: (turn, input) =>
        input.type === 'act' && input.action.type === 'look' && input.seat.endsWith('captain')
          ? null
          : duel.decide(turn, input),
    },
  },
  {
    law: 'what is accepted is legal',
    how: 'digs are open-ended and bids are not, but a bid of nothing is accepted unlisted',
    game: {
      ...duel,
      openEnded: (action) => action.type === 'dig',
      *legal(view, seat) {
        for (const action of duel.legal(view, seat))
          if (action.type !== 'bid' || action.amount > 0) yield action;
      },
    },
    options: { candidates: () => [{ type: 'bid', amount: 0 }] },
  },
  {
    law: 'what is accepted is legal',
    how: 'bids and digs are open-ended, but only digs have an example',
    game: {
      ...duel,
      openEnded: (action) => action.type !== 'look',
      toAct: () => [],
      *legal(view, seat) {
        for (const action of duel.legal(view, seat)) if (action.type !== 'bid') yield action;
      },
    },
    options: { candidates: () => [{ type: 'bid', amount: 0 }] },
  },
  {
    law: 'every legal action is accepted',
    how: 'the example of an open-ended action is refused',
    game: {
      ...openLooks,
      *legal(view, seat) {
        for (const action of openLooks.legal(view, seat))
          yield action.type === 'look' ? { ...action, cave: view.setup.caves } : action;
      },
    },
  },
  {
    law: 'a refusal says what was wrong',
    how: 'a fact that cannot be sent',
    game: {
      ...duel,
      decide: (turn, input) => {
        const refusal = duel.decide(turn, input);
        return refusal === null ? null : refuse(refusal.code, { coins: undefined as never });
      },
    },
  },
  {
    law: 'the schema refuses what is no action',
    how: 'anything is an action',
    game: { ...duel, action: v.custom<Action>(() => true) },
  },
  {
    law: 'the rules never crash',
    how: 'a cave that does not exist',
    game: {
      ...duel,
      decide: (turn, input) => {
        if (input.type === 'act' && input.action.type === 'look' && input.action.cave >= 5)
          throw new TypeError('there is no such cave');
        return duel.decide(turn, input);
      },
    },
  },
  {
    law: 'every seat may forfeit at any time',
    how: 'a scout may not resign',
    game: {
      ...duel,
      decide: (turn, input) =>
        input.type === 'forfeit' && input.seat.endsWith('scout')
          ? refuse('notYourRole')
          : duel.decide(turn, input),
    },
  },
  {
    law: 'decide leaves its arguments alone',
    how: 'the round is counted on the spot',
    game: {
      ...duel,
      decide: (turn, input) => {
        mutable(turn.state).round += 1;
        return duel.decide(turn, input);
      },
    },
  },
  {
    law: 'decide leaves its arguments alone',
    how: 'an action is rounded on the spot',
    game: {
      ...duel,
      decide: (turn, input) => {
        if (input.type === 'act' && input.action.type === 'bid') mutable(input.action).amount = 0;
        return duel.decide(turn, input);
      },
    },
  },
  {
    law: 'evolve leaves its arguments alone',
    how: 'the list of dug caves is pushed to',
    game: {
      ...duel,
      evolve: (state, event) => {
        if (event.type === 'looked') (state.dug as number[]).push(event.cave);
        return duel.evolve(state, event);
      },
    },
  },
  {
    law: 'asking changes nothing',
    how: 'the view sorts the state',
    game: {
      ...duel,
      view: (state, viewer) => {
        (state.dug as number[]).sort((a, b) => b - a);
        return duel.view(state, viewer);
      },
    },
  },
  {
    law: 'a view hands over nothing of the state',
    how: 'the purses as they lie in the state',
    game: {
      ...duel,
      view: (state, viewer) => ({ ...duel.view(state, viewer), purse: state.purse }),
    },
  },
  {
    law: 'a view is the same whichever came before it',
    how: 'the purses stay as they once were',
    game: {
      ...duel,
      view: (state, viewer, before) => ({
        ...duel.view(state, viewer),
        purse: before?.purse ?? duel.view(state, viewer).purse,
      }),
    },
  },
  {
    law: 'the same input gives the same bytes',
    how: 'the bids are due by a clock of its own',
    game: {
      ...duel,
      evolve: (state, event) => {
        outside += 1;
        const next = duel.evolve(state, event);
        return { ...next, bidBy: (next.bidBy + outside) as Millis };
      },
    },
  },
  {
    law: 'no view changes without a notice',
    how: 'a captain is shown a look that it does not hear of',
    game: {
      ...duel,
      redact: (event, after, viewer) =>
        event.type === 'looked' && !viewer.includes(`${event.side}.scout` as Seat)
          ? null
          : duel.redact(event, after, viewer),
    },
  },
  {
    law: 'paper is for its crew alone and changes nothing else',
    how: 'a bid, which the others wait for, is called a drawing',
    game: { ...duel, paper: ({ type }) => (type === 'bid' ? 'bids' : null) },
  },
  {
    law: 'paper is for its crew alone and changes nothing else',
    how: 'a spectator hears that a scout has drawn',
    game: {
      ...duel,
      paper: ({ type }, seat) => (type === 'look' ? seat : null),
      redact: (event, after, viewer) =>
        event.type === 'looked' ? { ...event, found: null } : duel.redact(event, after, viewer),
    },
  },
  {
    law: 'of a paper only the last drawing counts',
    how: 'both scouts draw on one paper, and each look is added to the others',
    game: { ...duel, paper: ({ type }) => (type === 'look' ? 'looks' : null) },
  },
  {
    law: 'talk is never listed',
    how: 'a look into a cave, which is listed, is called talk',
    game: { ...duel, talk: ({ type }) => type === 'look' },
  },
  {
    law: 'talk is for its crew alone and changes nothing else',
    how: 'all hear a captain dig, which is called talk and not listed',
    game: {
      ...duel,
      talk: ({ type }) => type === 'dig',
      legal: (view, seat) => [...duel.legal(view, seat)].filter(({ type }) => type !== 'dig'),
    },
    options: {
      choose: ([first, ...others], dice) =>
        first?.type === 'bid' ? { type: 'dig', cave: 0 } : dice.pick([first!, ...others]),
    },
  },
  {
    law: 'an imagined state gives the view it was imagined from',
    how: 'a player’s own bid is forgotten',
    game: {
      ...duel,
      imagine: (view, rng) => duel.imagine!({ ...view, bid: { red: null, blue: null } }, rng),
    },
  },
  {
    law: 'events replay to the same state',
    how: 'evolve tells an event it has seen from a copy of it',
    game: copyBlind(),
  },
  {
    law: 'inputs replay to the same events',
    how: 'the treasure is hidden by more than the seed',
    game: {
      ...duel,
      start: (setup, rng) => {
        outside += 1;
        return { ...duel.start(setup, rng), treasure: outside % setup.caves };
      },
    },
  },
  {
    law: 'the outcome is well formed',
    how: 'a captain wins instead of a side',
    game: {
      ...duel,
      outcome: (state) => {
        const outcome = duel.outcome(state);
        return outcome && { ...outcome, winners: ['red.captain' as never] };
      },
    },
  },
  {
    law: 'after the end nothing is left to do',
    how: 'the captains are still waited for',
    game: { ...duel, toAct: (state) => duel.toAct({ ...state, end: null }) },
  },
  {
    law: 'after the end everything is refused',
    how: 'a table that takes whatever comes',
    game: duel,
    options: { open: looseTable },
  },
  {
    law: 'every random game ends',
    how: 'an end that is never recorded',
    game: {
      ...unimagined,
      evolve: (state, event) => ({ ...duel.evolve(state, event), end: null }),
    },
    options: { maxInputs: 30 },
  },
];

/** Remembers events by identity, which a log cannot keep. */
function copyBlind(): Duel {
  const met = new WeakSet<object>();
  return {
    ...duel,
    decide: (turn, input) =>
      duel.decide(
        {
          ...turn,
          get state() {
            return turn.state;
          },
          emit: (event) => {
            met.add(event);
            turn.emit(event);
          },
        },
        input,
      ),
    evolve: (state, event) => {
      const next = duel.evolve(state, event);
      return met.has(event) ? next : { ...next, round: next.round + 1 };
    },
  };
}
