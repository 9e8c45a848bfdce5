import { withOther } from '@fathom/kit/testing/with-other';
import { depthCharge, opponent, pointOf, seatOf, sideAt } from '@fathom/depth-charge';
import type { Action, Event, SideName, Square, State } from '@fathom/depth-charge';
import { openTable, refuse } from '@fathom/kit';
import type { Input, MatchOrigin, Millis, Row, Seat, Table } from '@fathom/kit';
import { findLeaks } from '@fathom/kit/secrecy';
import type { Door, MatchRunner, SecrecyReport } from '@fathom/kit/secrecy';
import { entitlement } from './entitlement.ts';
import { ALL_MOVES, sparingly } from './setups.ts';

type Game = typeof depthCharge;

/** One secret let out of the game or of its table, and the doors it leaves by. */
export interface Planted {
  readonly leak: string;
  readonly game?: Game;
  readonly host?: Partial<MatchRunner>;
  readonly opening?: readonly Input<Action>[]; // what brings it about
  readonly doors: readonly Door[];
}

/** A view is sent whole and in patches, at once and again. */
const VIEWED: readonly Door[] = ['message', 'view', 'snapshot', 'since', 'story', 'reopened'];
const HEARD: readonly Door[] = ['message', 'snapshot', 'since', 'story', 'reopened'];

const minesOf = ({ mines }: State, side: SideName): readonly Square[] => mines[side] ?? [];

/** What the rules would have emitted, with one event told differently. */
const retold = (tell: (event: Event, state: State) => Event): Game => ({
  ...depthCharge,
  decide: (turn, input) =>
    depthCharge.decide(
      {
        rng: turn.rng,
        get state() {
          return turn.state;
        },
        emit: (event) => turn.emit(tell(event, turn.state)),
      },
      input,
    ),
});

/** 4.2 How long the sound takes to a mine and back. */
function timeTo(mine: Square, charge: Square): number {
  const [a, b] = [pointOf(mine), pointOf(charge)];
  const across = Math.abs(a.column - b.column);
  const along = Math.abs(a.row - b.row);
  const inLine = across === 0 || along === 0 || across === along;
  return inLine ? Math.max(across, along) : across + along;
}

/** The times in the order in which the mines are kept, not in that of the sound. */
function unsorted(event: Event, state: State): Event {
  if (event.type !== 'soundingDropped') return event;
  const times = minesOf(state, opponent(event.side)).map((mine) => timeTo(mine, event.square));
  return { ...event, pings: event.pings.toSorted((a, b) => times.indexOf(a) - times.indexOf(b)) };
}

/** A sounding with the number of the mine that answered first. */
function numbered(event: Event, state: State): Event {
  if (event.type !== 'soundingDropped') return event;
  const times = minesOf(state, opponent(event.side)).map((mine) => timeTo(mine, event.square));
  return Object.assign({ ...event }, { mine: times.indexOf(event.pings[0] ?? 0) });
}

const refusingMines = (tell: 'code' | 'fact'): Game => ({
  ...depthCharge,
  decide: (turn, input) => {
    const refusal = depthCharge.decide(turn, input);
    if (refusal === null || input.type !== 'act' || input.action.type !== 'move') return refusal;
    const side = sideAt(input.seat) ?? 'black';
    if (!minesOf(turn.state, opponent(side)).includes(input.action.to)) return refusal;
    return tell === 'code'
      ? refuse('mined', refusal.facts)
      : refuse(refusal.code, { ...refusal.facts, luckily: true });
  },
});

const view = (leak: (state: State) => object): Game => ({
  ...depthCharge,
  view: (state, viewer) => ({
    ...depthCharge.view(state, viewer),
    ...(state.phase === 'playing' ? leak(state) : {}),
  }),
});

/** Moves onto a mine are left out of the list, as by a friendly helmsman. */
function helmsman(origin: MatchOrigin, past: readonly Row[] = []): Table {
  const table = openTable(depthCharge, origin, past);
  const mined = (seat: Seat): readonly Square[] => {
    const open = table.view(['black', 'red'] as Seat[]) as Pick<State, 'mines'>;
    return open.mines[opponent(sideAt(seat) ?? 'black')] ?? [];
  };
  return withOther(table, {
    legal: (seat) => {
      const actions = [...table.legal(seat)] as { readonly to?: Square }[];
      return actions.filter(({ to }) => to === undefined || !mined(seat).includes(to));
    },
  });
}

const act = (side: SideName, action: Action): Input<Action> => ({
  type: 'act',
  at: 0 as Millis,
  seat: seatOf(side),
  action,
});
/** Black's boat comes to lie two squares from a mine of Red's. */
const TOWARDS_A_MINE: readonly Input<Action>[] = [
  act('black', { type: 'place', squares: ['f1', 'f2', 'g1'] }),
  act('red', { type: 'place', squares: ['d6', 'g7', 'g8'] }),
  act('black', { type: 'move', to: 'a4' }),
  act('red', { type: 'move', to: 'h7' }),
  act('black', { type: 'move', to: 'd4' }),
  act('red', { type: 'move', to: 'h8' }),
];

export const PLANTED: readonly Planted[] = [
  { leak: 'pings in the order of the mines', game: retold(unsorted), doors: VIEWED },
  // The view names the fields of a record sheet one by one: one that is new gets no further than the news.
  { leak: 'a ping that says which mine it comes from', game: retold(numbered), doors: HEARD },
  {
    leak: 'a padding as long as what it hides',
    game: view((state) => ({ padding: ' '.repeat(pointOf(minesOf(state, 'red')[0] ?? 'a1').row) })),
    doors: VIEWED,
  },
  {
    leak: 'both sides’ mines for a spectator',
    game: {
      ...depthCharge,
      view: (state, viewer) =>
        depthCharge.view(state, viewer.length === 0 ? (['black', 'red'] as Seat[]) : viewer),
    },
    doors: VIEWED,
  },
  {
    leak: 'the squares in the news that mines are placed',
    game: { ...depthCharge, redact: (event) => event },
    doors: HEARD,
  },
  {
    leak: 'a warning beside a mine',
    game: view((state) => ({
      warning: minesOf(state, 'red').some(
        (mine) => pointOf(mine).column === pointOf(state.boats.black).column,
      ),
    })),
    doors: VIEWED,
  },
  {
    leak: 'squares that can still hold a mine, counted from the open chart',
    game: view((state) => ({
      candidates: minesOf(state, 'red').filter((mine) => pointOf(mine).row > 4).length,
    })),
    doors: VIEWED,
  },
  {
    leak: 'another refusal for a mined square out of reach',
    game: refusingMines('code'),
    doors: ['refusal'],
  },
  {
    leak: 'a fact more about a mined square out of reach',
    game: refusingMines('fact'),
    doors: ['refusal'],
  },
  {
    leak: 'legal moves without the mined squares',
    host: { open: helmsman },
    opening: TOWARDS_A_MINE,
    doors: ['legal'],
  },
  {
    leak: 'whose turn it is, by where the mines lie',
    game: {
      ...depthCharge,
      toAct: (state) => {
        const seats = depthCharge.toAct(state);
        return minesOf(state, 'red').includes('h7') ? seats.toReversed().concat(seats) : seats;
      },
    },
    doors: ['toAct'],
  },
];

export const findPlanted = (
  { game = depthCharge, host, opening = [] }: Planted,
  seed: string,
): SecrecyReport =>
  findLeaks(game, {
    ...host,
    entitlement,
    setups: [{ first: 'black' }],
    opening,
    choose: sparingly,
    tried: ALL_MOVES,
    seed,
    seeds: 4,
    tries: 3,
    minimumWorlds: 0,
  });
