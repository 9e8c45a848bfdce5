import { columnRowOf, searchDiver, seatOf } from '@fathom/search-diver';
import type { Event, State } from '@fathom/search-diver';
import { refuse } from '@fathom/kit';
import { findLeaks } from '@fathom/kit/secrecy';
import type { Door, SecrecyReport } from '@fathom/kit/secrecy';
import { entitlement } from './entitlement.ts';
import { oneTable } from './one-table.ts';
import { briskly, idly } from './setups.ts';

type Game = typeof searchDiver;

/** One secret let out of the game, and the doors it leaves by. */
export interface Planted {
  readonly leak: string;
  readonly game: Game;
  readonly setup?: object;
  readonly choose?: typeof briskly;
  readonly doors: readonly Door[];
}

/** What never changes while the game is on is in no patch. */
const SEEN: readonly Door[] = ['view', 'snapshot', 'story', 'reopened'];
const HEARD: readonly Door[] = ['message', 'snapshot', 'since', 'story', 'reopened'];

const view = (leak: (state: State) => object): Game => ({
  ...searchDiver,
  view: (state, viewer) => ({
    ...searchDiver.view(state, viewer),
    ...(state.phase === 'over' ? {} : leak(state)),
  }),
});

/** What the rules would have emitted, with one event told differently. */
const retold = (tell: (event: Event, state: State) => Event): Game => ({
  ...searchDiver,
  decide: (turn, input) =>
    searchDiver.decide(
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

/** The markers with the target first, as a careless shuffle would keep them. */
const targetFirst = ({ markers, target }: State): State['markers'] =>
  markers.toSorted((a, b) => Number(b.hex === target) - Number(a.hex === target));

export const PLANTED: readonly Planted[] = [
  {
    leak: 'the target itself',
    game: {
      ...searchDiver,
      view: (state) => ({ ...searchDiver.view(state, []), target: state.target }),
    },
    doors: SEEN,
  },
  {
    leak: 'the order in which the faces are kept',
    game: view((state) => ({ markers: targetFirst(state) })),
    choose: idly, // no marker is turned: nothing in the list changes
    doors: ['view', 'legal', 'snapshot', 'story', 'reopened'],
  },
  {
    leak: 'a field that only the target has',
    game: view(({ markers, target }) => ({
      markers: markers.map((marker) => (marker.hex === target ? { ...marker, note: '' } : marker)),
    })),
    doors: SEEN,
  },
  {
    leak: 'the order of the fields of a marker',
    game: view(({ markers, target }) => ({
      markers: markers.map(({ hex, face, turnedBy }) =>
        hex === target ? { face, hex, turnedBy } : { hex, face, turnedBy },
      ),
    })),
    doors: SEEN,
  },
  {
    leak: 'a padding as long as the target’s row',
    game: view(({ target }) => ({ padding: ' '.repeat(columnRowOf(target ?? '0101').row) })),
    doors: SEEN,
  },
  {
    leak: 'par before the end',
    game: view(({ target }) => ({ par: 1 + columnRowOf(target ?? '0101').column / 10 })),
    doors: SEEN,
  },
  {
    leak: 'the target in the news that it is settled',
    game: { ...searchDiver, redact: (event) => event },
    setup: { placement: 'alternate', dummies: 8 },
    doors: HEARD,
  },
  {
    leak: 'a die that says how near the target is',
    game: retold((event, { target }) =>
      event.type === 'scheduled'
        ? Object.assign({ ...event }, { warmth: columnRowOf(target ?? '0101').column })
        : event,
    ),
    doors: HEARD,
  },
  {
    leak: 'another refusal for a dive too long where the target lies',
    game: {
      ...searchDiver,
      decide: (turn, input) => {
        const refusal = searchDiver.decide(turn, input);
        const isThere =
          input.type === 'act' &&
          input.action.type === 'dive' &&
          input.action.hex === turn.state.target;
        return refusal !== null && isThere ? refuse(refusal.code, { pity: true }) : refusal;
      },
    },
    doors: ['refusal'],
  },
  {
    leak: 'whose turn it is, by where the target lies',
    game: {
      ...searchDiver,
      toAct: (state) => {
        const seats = searchDiver.toAct(state);
        return columnRowOf(state.target ?? '0101').row > 6 ? [...seats, ...seats] : seats;
      },
    },
    doors: ['toAct'],
  },
];

export const findPlanted = (
  { game, setup = { dummies: 8 }, choose = briskly }: Planted,
  seed: string,
): SecrecyReport =>
  findLeaks(oneTable(game), {
    entitlement,
    setups: [setup],
    choose,
    seed,
    seeds: 3,
    tries: 6,
    maxInputs: 12,
    minimumWorlds: 0,
    viewers: () => [[], [seatOf('red')]],
    hides: () => false,
  });
