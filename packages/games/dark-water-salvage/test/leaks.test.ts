import { expect, it } from 'vitest';
import { darkWaterSalvage, regionNumber, seatOf } from '@fathom/dark-water-salvage';
import type { Action, Event, HunterName, State, Truth } from '@fathom/dark-water-salvage';
import { DOORS, findLeaks } from '@fathom/kit/secrecy';
import type { Door, MatchRunner } from '@fathom/kit/secrecy';
import { entitlement } from './leaks/entitlement.ts';
import { oneTable } from './leaks/one-table.ts';
import type { Salvage } from './leaks/one-table.ts';
import { boldly } from './leaks/setups.ts';
import { openTable, refuse } from '@fathom/kit';
import type { MatchOrigin, Millis, Row, Table, Viewer } from '@fathom/kit';

/** One secret let out of the game or of its table, and the doors it leaves by. */
interface Planted {
  readonly leak: string;
  readonly game?: Salvage;
  readonly host?: Partial<MatchRunner>;
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
  return {
    ...table,
    legal: (seat) => ([...table.legal(seat)] as Action[]).filter((action) => !isSouth(action)),
  };
}

const PLANTED: readonly Planted[] = [
  {
    leak: 'where the first wreck lies',
    game: viewing((state) => ({ hint: truthOf(state, 0).region })),
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
    doors: STANDING,
  },
  {
    leak: 'wrecks in the order in which they lie',
    game: viewing((state) => ({
      wrecks: state.wrecks.toSorted(
        (a, b) =>
          regionNumber(truthOf(state, a.number - 1).region) -
          regionNumber(truthOf(state, b.number - 1).region),
      ),
    })),
    doors: ['view', 'legal', 'snapshot', 'story', 'reopened'],
  },
  {
    leak: 'everybody’s answers for a spectator',
    game: viewing(({ researches }) => ({ researches })),
    doors: VIEWED,
  },
  {
    leak: 'what rivals saw on the cards of a wreck they missed',
    game: viewing(({ attempts }) => ({ attempts })),
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
    game: telling((event) => (event.type === 'wreckMissed' ? event : null)),
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
    doors: ['toAct'],
  },
  {
    leak: 'a deadline by what was applied for',
    game: {
      ...darkWaterSalvage,
      deadline: ({ until, applications }) =>
        until === null ? null : ((until + (applications[0] ?? 0)) as Millis),
    },
    doors: ['deadline'],
  },
];

it.each(PLANTED)('secrecy finds $leak', ({ game = darkWaterSalvage, host, doors }) => {
  const { leaks } = findLeaks(oneTable(game), {
    entitlement,
    ...host,
    setups: [{ players: 2, phaseSeconds: 60 }],
    seeds: 2,
    tries: 5,
    maxInputs: 50,
    minimumWorlds: 1,
    choose: boldly,
  });
  const found = new Set(leaks.map((leak) => leak.door));
  expect(DOORS.filter((door) => found.has(door))).toEqual(doors);
});
