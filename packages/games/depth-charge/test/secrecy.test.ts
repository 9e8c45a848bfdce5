import { describe, expect, it } from 'vitest';
import { depthCharge, opponent, pointOf, sideAt, seatOf } from '@fathom/depth-charge';
import type { Event, SideName, Square, State, Action } from '@fathom/depth-charge';
import { DOORS, checkSecrecy, findLeaks } from '@fathom/kit/secrecy';
import type { Door, MatchRunner, Entitlement } from '@fathom/kit/secrecy';
import { SETUPS, sparingly } from './leaks/setups.ts';
import { openTable, refuse } from '@fathom/kit';
import type { MatchOrigin, Row, Seat, Table, Viewer } from '@fathom/kit';

/** Who may know what, told by the rules (RULES.md) and not by the view. */
const entitlement: Entitlement<State, Action, Event> = {
  atStart: ({ first }) => first,
  byRow: ({ events }, viewer, after) => events.map((event) => fact(event, viewer, after)),
  secrets: ({ mines }) => mines,
};

function fact(event: Event, viewer: Viewer, { setup }: State): unknown {
  switch (event.type) {
    // 1.3 that mines are placed is seen by all, where they lie by their owner
    case 'minesPlaced':
      return [event.side, viewer.includes(seatOf(event.side)) ? event.squares : 'placed'];
    // 4.4 the times in ascending order, never which mine
    case 'soundingDropped': {
      const times = event.pings.toSorted((a, b) => a - b);
      const told = setup.duplicates === 'merge' ? [...new Set(times)] : times;
      return [event.side, 'sounded', event.square, told];
    }
    case 'depthChargeDropped':
      return [event.side, 'charged', event.square, event.hit ? 'hit' : 'miss'];
    case 'boatMoved':
      return [event.side, 'moved', event.to];
    case 'boatSunk':
      return [event.side, 'sunk', event.to];
    case 'playBegan':
      return ['began', event.first];
    case 'passed':
      return [event.side, 'passed'];
    case 'forfeited':
      return [event.side, event.reason];
    // 6 after the end everything is open
    case 'gameEnded':
      return [event.winner, event.reason, event.mines];
    default:
      return event satisfies never;
  }
}

type Game = typeof depthCharge;

/** One secret let out of the game or of its table, and the doors it leaves by. */
interface Planted {
  readonly leak: string;
  readonly game?: Game;
  readonly host?: Partial<MatchRunner>;
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
  return {
    ...table,
    legal: (seat) => {
      const actions = [...table.legal(seat)] as { readonly to?: Square }[];
      return actions.filter(({ to }) => to === undefined || !mined(seat).includes(to));
    },
  };
}

const PLANTED: readonly Planted[] = [
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
  { leak: 'legal moves without the mined squares', host: { open: helmsman }, doors: ['legal'] },
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

const options = { entitlement, tries: 12, choose: sparingly, minimumWorlds: 120 };

describe('secrecy', () => {
  it('holds in hundreds of truly different worlds', () => {
    const report = checkSecrecy(depthCharge, { ...options, setups: SETUPS, seeds: 3 });
    console.info(
      `Depth Charge: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
      report.byViewer,
    );
    expect(report.moments).toBeGreaterThan(3000);
  });

  it.each(PLANTED)('finds $leak', ({ game = depthCharge, host, doors }) => {
    const { leaks } = findLeaks(game, { ...options, ...host, seeds: 5 });
    const found = new Set(leaks.map((leak) => leak.door));
    expect(DOORS.filter((door) => found.has(door))).toEqual(doors);
  });
});
