import type { Chair, Game, Millis, Seat, Side } from '@fathom/kit';
import * as v from 'valibot';

// A toy for the search: a hidden coin, heads seven times of ten. Left guesses; a wrong guess loses by the clock, a right
// one wins, and jumping into the pit loses at once.

export const CHAIRS: readonly Chair[] = ['left', 'right'].map((name) => ({
  seat: name as Seat,
  side: name as Side,
  role: 'guesser',
}));

const ACTIONS = ['heads', 'tails', 'jump'] as const;
type Action = (typeof ACTIONS)[number];
type Who = 'left' | 'right';

interface Table {
  readonly guessed: { readonly left?: Action };
  readonly turn: Who | 'clock' | null; // clock: a wrong guess waits for its end
  readonly loser: Who | null;
  readonly until: number | null;
}
export interface State extends Table {
  readonly coin: Action;
}
export interface View extends Table {
  readonly coin: Action | null;
}
type Event =
  | { readonly type: 'guessed'; readonly action: Action }
  | { readonly type: 'lost'; readonly who: Who };

export const pit: Required<Game<State, Action, Event, View, object>> = {
  id: 'pit',
  name: 'The pit',
  version: 1,
  setup: v.object({}),
  action: v.picklist(ACTIONS),
  chairs: () => CHAIRS,
  realTime: () => false,
  start: (_, rng) => ({ ...BEGIN, coin: rng.int(10) < 7 ? 'heads' : 'tails' }),
  decide: (turn, input) => {
    if (input.type === 'tick') turn.emit({ type: 'lost', who: 'left' });
    if (input.type === 'forfeit') turn.emit({ type: 'lost', who: input.seat as string as Who });
    if (input.type === 'act') turn.emit({ type: 'guessed', action: input.action });
    return null;
  },
  evolve: (state, event) => {
    if (event.type === 'lost') return { ...state, turn: null, until: null, loser: event.who };
    const guessed = { left: event.action };
    if (event.action === 'jump') return { ...state, guessed, turn: null, loser: 'left' };
    if (event.action === state.coin) return { ...state, guessed, turn: null, loser: 'right' };
    return { ...state, guessed, turn: 'clock', until: 5000 };
  },
  view: (state) => ({ ...state, coin: state.loser === null ? null : state.coin }),
  redact: (event) => event,
  legal: ({ turn }, seat) => (turn === (seat as string) ? ACTIONS : []),
  openEnded: () => false,
  toAct: ({ turn }) => (turn === 'left' || turn === 'right' ? [turn as string as Seat] : []),
  deadline: ({ until }) => until as Millis | null,
  outcome: ({ loser }) =>
    loser && { winners: [(loser === 'left' ? 'right' : 'left') as Side], reason: 'fell' },
  imagine: (view, rng) => ({ ...view, coin: rng.int(10) < 7 ? 'heads' : 'tails' }),
};

const BEGIN: Table = { guessed: {}, turn: 'left', loser: null, until: null };
