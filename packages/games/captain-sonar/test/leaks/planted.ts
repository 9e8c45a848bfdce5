import { withOther } from '@fathom/kit/testing/with-other';
import { COLOUR_OF, FITTINGS, ROLES, captainSonar, seatOf } from '@fathom/captain-sonar';
import type { Action, Boat, Event, Point, SideName, State } from '@fathom/captain-sonar';
import type { MatchOrigin, Row, Table } from '@fathom/kit';
import { openTable, refuse } from '@fathom/kit';
import { DOORS, findLeaks } from '@fathom/kit/secrecy';
import type { Door, MatchRunner, SecrecyReport } from '@fathom/kit/secrecy';
import { crewOf, input, options } from '../play.ts';
import { entitlement } from './entitlement.ts';
import {
  beforeDamage,
  beforeDecoy,
  beforeMine,
  beforeSilence,
  beforeSonar,
  bravoFirst,
  minedCorner,
  oneMark,
  startingFrom,
  surfaced,
} from './scenes.ts';
import { eagerly } from './setups.ts';

type Game = typeof captainSonar;

/** One secret of Bravo's let out of the game or of its table, and the doors it leaves by. */
export interface Planted {
  readonly leak: string;
  readonly game: Game;
  readonly host?: Partial<MatchRunner>;
  readonly doors: readonly Door[];
  readonly opening?: readonly string[]; // what brings it about
  readonly matches?: number; // in which it is sought, where a few do not pass all of its doors
}

/** A view is sent whole and in patches, at once and again. */
const VIEWED: readonly Door[] = ['message', 'view', 'snapshot', 'since', 'story', 'reopened'];
const HEARD: readonly Door[] = ['message', 'snapshot', 'since', 'story', 'reopened'];
/** There is a message too many. */
const NOTICED: readonly Door[] = ['message', 'silence', 'snapshot', 'since', 'story', 'reopened'];

const showing = (scene: State, leak: (boat: Boat, state: State) => unknown): Game =>
  startingFrom(scene, {
    ...captainSonar,
    view: (state, viewer) => ({
      ...captainSonar.view(state, viewer),
      ...(state.phase === 'over' ? {} : { leak: leak(state.boats.bravo, state) }),
    }),
  });

/** Events of a type are passed on to everybody, in these words. */
const telling = <Type extends Event['type']>(
  scene: State,
  type: Type,
  tell: (event: Extract<Event, { type: Type }>) => Event,
): Game =>
  startingFrom(scene, {
    ...captainSonar,
    redact: (event, after, viewer) =>
      event.type === type
        ? tell(event as Extract<Event, { type: Type }>)
        : captainSonar.redact(event, after, viewer),
  });

/** What the rules would have emitted, with some of it told differently; null: left out. */
const emitting = (scene: State, tell: (event: Event, state: State) => Event | null): Game =>
  startingFrom(scene, {
    ...captainSonar,
    decide: (turn, input) =>
      captainSonar.decide(
        {
          rng: turn.rng,
          get state() {
            return turn.state;
          },
          emit: (event) => {
            const told = tell(event, turn.state);
            if (told !== null) turn.emit(told);
          },
        },
        input,
      ),
  });

const weaponsDown = ({ broken }: Boat): number =>
  FITTINGS.filter(({ symbol, colour }) => colour === COLOUR_OF.mine && broken.includes(symbol))
    .length;

/** The answer to a sonar, with a mark at the half that is true. */
function marked(event: Event, { boats }: State): Event {
  if (event.type !== 'sonarAnswered') return event;
  const { position } = boats[event.side];
  return Object.assign({ ...event }, { byRow: event.claims.row === Number(position?.slice(1)) });
}

/** Answers are handed over whole, with whatever is in them. */
const careless = (game: Game): Game => ({
  ...game,
  view: (state, viewer) => {
    const view = game.view(state, viewer);
    const record = view.record.map((said, i) =>
      said.type === 'sonarAnswered' ? (state.record[i] ?? said) : said,
    );
    return { ...view, record };
  },
  redact: (event, after, viewer) =>
    event.type === 'sonarAnswered' ? event : game.redact(event, after, viewer),
});

/** A turn that nothing keeps open goes on all the same while a gauge is full that was never announced. */
const lingering = (event: Event, { boats: { bravo }, turn }: State): Event | null =>
  event.type === 'turnBegan' && turn?.side === 'bravo' && bravo.gauges.torpedo === 2 ? null : event;

/** Whether the last mine was laid in the column of the boat: as good a secret as any. */
const isInLine = ({ boats: { bravo } }: State): boolean =>
  bravo.mines.at(-1)?.[0] === bravo.position?.[0];

const warning = (tell: 'code' | 'message'): Game =>
  startingFrom(beforeMine, {
    ...captainSonar,
    decide: (turn, input) => {
      const refusal = captainSonar.decide(turn, input);
      if (refusal === null || !isInLine(turn.state)) return refusal;
      return tell === 'code'
        ? refuse('mined', refusal.facts)
        : refuse(refusal.code, { ...refusal.facts, takeCare: true });
    },
  });

/** A list that leaves something out where a mine was laid, as by a friendly helmsman. */
function helmsman(origin: MatchOrigin, past: readonly Row[] = []): Table {
  const table = openTable(startingFrom(beforeMine), origin, past);
  const everybody = [seatOf('alpha', 'captain'), seatOf('bravo', 'captain')];
  return withOther(table, {
    legal: (seat) => {
      const actions = [...table.legal(seat)] as readonly Action[];
      return isInLine(table.view(everybody) as State)
        ? actions.filter(({ type }) => type !== 'sheet')
        : actions;
    },
  });
}

const SILENCE = ['B silence N 1'];
const DECOY = ['B decoy N called W'];
const SLIP: Point = [500, 390];

/** The first stroke that a surfaced crew can draw, with the pen led astray or not, as a line of play. */
function traceOf(side: SideName, ...astray: readonly Point[]): string {
  for (const role of ROLES) {
    const seat = seatOf(side, role);
    for (const action of captainSonar.legal(captainSonar.view(surfaced, [seat]), seat))
      if (action.type === 'trace') {
        const points = [...action.stroke.slice(0, 4), ...astray].map((point) => point.join(','));
        return `${side === 'alpha' ? 'A' : 'B'}.${role} trace ${points.join(' ')}`;
      }
  }
  throw new Error(`${side} has nothing to trace`);
}

export const PLANTED: readonly Planted[] = [
  {
    leak: 'where a boat is',
    game: showing(beforeSilence, ({ position }) => position),
    opening: SILENCE,
    doors: VIEWED,
  },
  {
    leak: 'how long its route is',
    game: showing(beforeSilence, ({ route }) => route.length),
    opening: SILENCE,
    doors: VIEWED,
  },
  {
    leak: 'where its mines lie',
    game: showing(beforeMine, ({ mines }) => mines),
    matches: 9,
    doors: VIEWED,
  },
  {
    leak: 'a gauge that is not quite full',
    game: showing(bravoFirst, ({ gauges }) => gauges.torpedo),
    doors: VIEWED,
  },
  {
    leak: 'how many weapons are broken',
    game: showing(bravoFirst, weaponsDown),
    matches: 9,
    doors: VIEWED,
  },
  {
    leak: 'the course of a silence, as it is run',
    game: telling(beforeSilence, 'silenceRun', (event) => ({ ...event, cells: null })),
    opening: SILENCE,
    doors: HEARD,
  },
  {
    leak: 'the length of a silence, on the record',
    game: showing(beforeSilence, (_boat, { record }) =>
      record.map((said) => (said.type === 'silenceRun' ? said.cells : 0)),
    ),
    opening: SILENCE,
    doors: VIEWED,
  },
  {
    leak: 'where a boat with a decoy truly goes, as it is called',
    game: telling(beforeDecoy, 'courseSet', (event) => event),
    opening: DECOY,
    doors: HEARD,
  },
  {
    leak: 'that a course was a decoy, on the record',
    game: showing(beforeDecoy, (_boat, { record }) =>
      record.map((said) => said.type === 'courseSet' && said.sailed !== said.course),
    ),
    opening: DECOY,
    doors: VIEWED,
  },
  {
    leak: 'that a decoy is ready no more',
    game: showing(beforeDecoy, ({ gauges }) => gauges.scenario === 0),
    opening: DECOY,
    doors: VIEWED,
  },
  {
    leak: 'how far the hull is traced',
    game: showing(surfaced, ({ tracing }) => tracing?.reached ?? 0),
    doors: VIEWED,
  },
  {
    leak: 'how often the pen has slipped',
    game: showing(surfaced, ({ tracing }) => tracing?.voided ?? 0),
    opening: [traceOf('bravo', SLIP), traceOf('alpha')],
    doors: VIEWED,
  },
  {
    leak: 'who is still to trace',
    game: startingFrom(surfaced, {
      ...captainSonar,
      toAct: ({ boats }) =>
        boats.bravo.tracing?.traced.includes('engineer') === true
          ? []
          : [seatOf('bravo', 'engineer')],
    }),
    doors: ['toAct'],
  },
  {
    leak: 'a notice of each stroke',
    game: telling(surfaced, 'traced', (event) => ({
      ...event,
      section: 0,
      reached: 0,
      pen: [0, 0],
    })),
    doors: NOTICED,
  },
  {
    leak: 'where the sheet lies',
    game: showing(bravoFirst, ({ sheet }) => sheet.at),
    doors: VIEWED,
  },
  {
    leak: 'that there is a second sheet',
    game: showing(bravoFirst, ({ second }) => second !== undefined),
    opening: ['B sheet at C7 since 0 on second'],
    doors: VIEWED,
  },
  {
    leak: 'the rustle of the sheet',
    game: telling(bravoFirst, 'sheetDrawn', (event) => ({
      ...event,
      sheet: { at: null, since: 0, pencil: [] },
    })),
    // A drawing is no row: no number and no story shows it, but a message too many does.
    doors: ['silence', 'snapshot', 'since', 'reopened'],
  },
  {
    leak: 'how much is said aboard',
    game: showing(bravoFirst, ({ calls = [] }) => calls.length),
    opening: ['B.engineer call wait', 'B course N'],
    doors: VIEWED,
  },
  {
    leak: 'the sound of a voice',
    game: telling(bravoFirst, 'called', (event) => ({
      ...event,
      role: 'captain',
      call: { kind: 'wait' },
      at: 0 as typeof event.at,
    })),
    opening: ['B.engineer call wait', 'B course N'],
    doors: NOTICED,
  },
  {
    leak: 'who is waited for once a Captain has asked for something',
    game: startingFrom(bravoFirst, {
      ...captainSonar,
      toAct: (state) =>
        captainSonar
          .toAct(state)
          .concat(state.boats.bravo.calls !== undefined ? [seatOf('bravo', 'radioOperator')] : []),
    }),
    opening: ['B.captain call where', 'B course N'],
    doors: ['toAct'],
  },
  {
    leak: 'what did the damage',
    game: telling(beforeDamage, 'damaged', (event) => event),
    opening: [
      'B course E',
      'B gauge drone',
      'B break E1',
      'A course S',
      'A gauge drone',
      'A break S1',
      'B course N',
      'B gauge drone',
      'B break N6',
    ],
    doors: HEARD,
  },
  {
    leak: 'a mine lost in a blast',
    game: telling(minedCorner, 'mineLost', (event) => event),
    opening: ['B mine B2', 'A stop torpedo', 'A torpedo B2'],
    doors: HEARD,
  },
  {
    leak: 'which half of an answer is true',
    game: careless(emitting(beforeSonar, marked)),
    opening: [
      'A start B8',
      'B start G4',
      'A course N',
      'A gauge drone',
      'A break N1',
      'A sonar',
      'B answer row 4 column A',
    ],
    doors: VIEWED,
  },
  {
    leak: 'a turn that waits for a gauge nobody has heard of',
    game: emitting(oneMark, lingering),
    matches: 12,
    doors: DOORS.filter((door) => !['silence', 'deadline', 'outcome'].includes(door)),
  },
  {
    leak: 'another refusal where a mine was laid',
    game: warning('code'),
    matches: 9,
    doors: ['refusal'],
  },
  {
    leak: 'a word of warning where a mine was laid',
    game: warning('message'),
    matches: 9,
    doors: ['refusal'],
  },
  {
    leak: 'a list that depends on where a mine was laid',
    matches: 9,
    game: startingFrom(beforeMine),
    host: { open: helmsman },
    doors: ['legal'],
  },
  {
    leak: 'a deadline by the length of a route',
    game: startingFrom(beforeSilence, {
      ...captainSonar,
      deadline: ({ stop, boats }) =>
        stop && (((stop.until ?? 0) + boats.bravo.route.length) as typeof stop.until),
    }),
    opening: [...SILENCE, 'A stop drone'],
    doors: ['deadline'],
  },
];

/** All the secrets let out are Bravo's. */
const onlookers = () => [[], [seatOf('alpha', 'radioOperator')], crewOf('alpha')];

export const findPlanted = (
  { game, host, opening = [], matches = 4 }: Planted,
  seed: string,
): SecrecyReport =>
  findLeaks(game, {
    ...host,
    entitlement,
    setups: [options()],
    choose: eagerly,
    seed,
    opening: opening.map(input),
    seeds: matches,
    tries: 2,
    maxInputs: 12,
    minimumWorlds: 0,
    viewers: onlookers,
  });
