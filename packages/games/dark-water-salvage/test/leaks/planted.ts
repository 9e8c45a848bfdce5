import { withOther } from '@fathom/kit/testing/with-other';
import { darkWaterSalvage, regionNumber, seatOf } from '@fathom/dark-water-salvage';
import type { Action, Event, HunterName, LoopStep, State, Truth } from '@fathom/dark-water-salvage';
import { openTable, refuse } from '@fathom/kit';
import type { MatchOrigin, Millis, Row, Table, Viewer } from '@fathom/kit';
import { findLeaks } from '@fathom/kit/secrecy';
import type { Door, MatchRunner, SecrecyReport } from '@fathom/kit/secrecy';
import { inLoop, input } from '../play.ts';
import { entitlement } from './entitlement.ts';
import { oneTable } from './one-table.ts';
import type { Salvage } from './one-table.ts';
import { boldly } from './setups.ts';

/** One secret let out of the game or of its table, and the doors it leaves by. */
export interface Planted {
  readonly leak: string;
  readonly game?: Salvage;
  readonly host?: Partial<MatchRunner>;
  readonly moved?: number; // wrecks that lie elsewhere by other luck
  readonly opening?: readonly string[]; // what brings it about
  readonly maxInputs?: number; // until it would leave by more doors
  readonly doors: readonly Door[];
}

/** A view is sent whole and in patches, at once and again. */
const VIEWED: readonly Door[] = ['message', 'view', 'snapshot', 'since', 'story', 'reopened'];
/** What is in the view from the start on is in no message. */
const STANDING: readonly Door[] = ['view', 'snapshot', 'story', 'reopened'];
const HEARD: readonly Door[] = ['message', 'snapshot', 'since', 'story', 'reopened'];

const SOUTH = 20; // regions from here on

const truthOf = ({ truths }: State, i: number): Truth => truths[i] as Truth;
const isOver = ({ phase }: State): boolean => phase === 'over';

const viewing = (leak: (state: State) => object): Salvage => ({
  ...darkWaterSalvage,
  view: (state, viewer) => ({
    ...darkWaterSalvage.view(state, viewer),
    ...(isOver(state) ? {} : leak(state)),
  }),
});

/** The game with one kind of event told to everybody as this says. */
const telling = (tell: (event: Event) => Event | null): Salvage => ({
  ...darkWaterSalvage,
  redact: (event, after, viewer) => tell(event) ?? darkWaterSalvage.redact(event, after, viewer),
});

const others = (viewer: Viewer, hunter: HunterName): boolean => !viewer.includes(seatOf(hunter));

/** Whoever asks for a wreck in the south is refused in other words. */
const refusingSouth = (tell: 'code' | 'facts'): Salvage => ({
  ...darkWaterSalvage,
  decide: (turn, input) => {
    const refusal = darkWaterSalvage.decide(turn, input);
    if (refusal === null || input.type !== 'act' || !('wreck' in input.action)) return refusal;
    const { region } = truthOf(turn.state, input.action.wreck - 1);
    if (regionNumber(region) < SOUTH) return refusal;
    return tell === 'code'
      ? refuse('inTheSouth', refusal.facts)
      : refuse(refusal.code, { ...refusal.facts, half: 'south' });
  },
});

/** Wrecks in the south are left out of the list of what can be done. */
function pilot(origin: MatchOrigin, past: readonly Row[] = []): Table {
  const table = openTable(oneTable(darkWaterSalvage), origin, past);
  const { truths } = table.start() as State;
  const isSouth = (action: Action): boolean =>
    'wreck' in action && regionNumber(truths[action.wreck - 1]!.region) >= SOUTH;
  return withOther(table, {
    legal: (seat) => ([...table.legal(seat)] as Action[]).filter((action) => !isSouth(action)),
  });
}

/** A match begins in a step of the loop. Amber is at sea, where a wreck could be looked for. */
const inStep = (step: LoopStep, game: Salvage): Salvage => ({
  ...game,
  start: ({ players, phaseSeconds }) => inLoop(step, { amber: 'F2' }, { players, phaseSeconds }),
});
const MISS = ['amber locate 5'];
const ALL_WRECKS = 12;

export const PLANTED: readonly Planted[] = [
  {
    leak: 'where the first wreck lies',
    game: viewing((state) => ({ hint: truthOf(state, 0).region })),
    moved: ALL_WRECKS,
    doors: STANDING,
  },
  {
    leak: 'the value cards of all wrecks',
    game: viewing(({ truths }) => ({ cards: truths.map(({ value }) => value) })),
    doors: STANDING,
  },
  {
    leak: 'a padding as long as what it hides',
    game: viewing((state) => ({ padding: ' '.repeat(regionNumber(truthOf(state, 3).region)) })),
    moved: ALL_WRECKS,
    doors: STANDING,
  },
  {
    leak: 'wrecks in the order in which they lie',
    game: inStep(
      'research',
      viewing((state) => ({
        wrecks: state.wrecks.toSorted(
          (a, b) =>
            regionNumber(truthOf(state, a.number - 1).region) -
            regionNumber(truthOf(state, b.number - 1).region),
        ),
      })),
    ),
    maxInputs: 2, // nothing is located so soon: nothing in the list changes
    doors: ['view', 'legal', 'snapshot', 'story', 'reopened'],
  },
  {
    leak: 'everybody’s answers for a spectator',
    game: viewing(({ researches }) => ({ researches })),
    doors: VIEWED,
  },
  {
    leak: 'what rivals saw on the cards of a wreck they missed',
    game: inStep(
      'locate',
      viewing(({ attempts }) => ({ attempts })),
    ),
    moved: ALL_WRECKS,
    opening: MISS,
    doors: VIEWED,
  },
  {
    leak: 'unopened applications',
    game: viewing(({ applications }) => ({ applications })),
    doors: VIEWED,
  },
  {
    leak: 'the sum of the unopened applications',
    game: viewing(({ applications }) => ({
      asked: applications.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
    })),
    doors: VIEWED,
  },
  {
    leak: 'the answer in the news of a research',
    game: telling((event) => (event.type === 'researched' ? event : null)),
    doors: HEARD,
  },
  {
    leak: 'the cards in the news that a wreck was missed',
    game: inStep(
      'locate',
      telling((event) => (event.type === 'wreckMissed' ? event : null)),
    ),
    moved: ALL_WRECKS,
    opening: MISS,
    doors: HEARD,
  },
  {
    leak: 'the amount in the news of an application',
    game: telling((event) => (event.type === 'applied' ? event : null)),
    doors: HEARD,
  },
  {
    leak: 'the news that an application was changed',
    game: {
      ...darkWaterSalvage,
      redact: (event, after, viewer) =>
        event.type === 'applicationChanged' && others(viewer, event.hunter)
          ? { type: 'applied', hunter: event.hunter, amount: null }
          : darkWaterSalvage.redact(event, after, viewer),
    },
    doors: ['message', 'silence', 'snapshot', 'since', 'story', 'reopened'],
  },
  {
    leak: 'another refusal for a wreck in the south',
    game: refusingSouth('code'),
    doors: ['refusal'],
  },
  {
    leak: 'another fact about a wreck in the south',
    game: refusingSouth('facts'),
    doors: ['refusal'],
  },
  {
    leak: 'wrecks in the south left out of the list',
    host: { open: pilot },
    doors: ['legal'],
  },
  {
    leak: 'who is waited for, by where a wreck lies',
    game: {
      ...darkWaterSalvage,
      toAct: (state) => {
        const seats = darkWaterSalvage.toAct(state);
        return regionNumber(truthOf(state, 0).region) % 2 === 0 ? seats.toReversed() : seats;
      },
    },
    moved: ALL_WRECKS,
    doors: ['toAct'],
  },
  {
    leak: 'a deadline by what was applied for',
    game: {
      ...darkWaterSalvage,
      deadline: ({ until, applications }) =>
        until === null ? null : ((until + (applications[0] ?? 0)) as Millis),
    },
    opening: ['amber apply 20'],
    doors: ['deadline'],
  },
];

export const findPlanted = (
  { game = darkWaterSalvage, host, moved, opening = [], maxInputs = 30 }: Planted,
  seed: string,
): SecrecyReport =>
  findLeaks(oneTable(game, moved), {
    entitlement,
    ...host,
    setups: [{ players: 2, phaseSeconds: 60 }],
    seed,
    opening: opening.map(input),
    seeds: 2,
    tries: 4,
    maxInputs,
    minimumWorlds: 1,
    choose: boldly,
  });
