import { withOther } from '../testing/with-other.ts';
import type { Audience, Input, MatchOrigin, Millis, Rng, Row, Table, Viewer } from '@fathom/kit';
import { diff, openAudience, openTable, refuse } from '@fathom/kit';
import { findLeaks } from '@fathom/kit/secrecy';
import type { Door, MatchRunner, SecrecyReport } from '@fathom/kit/secrecy';
import { duel } from './duel/duel.ts';
import { duelEntitlement } from './duel/entitlement.ts';
import type { Duel } from './duel/duel.ts';
import { CHAIRS, SIDES, seatOf } from './duel/vocabulary.ts';
import type { Action, Event, State, View } from './duel/vocabulary.ts';

/** One secret let out of the toy game or of what runs it, and the doors it leaves by. */
export interface Planted {
  readonly leak: string;
  readonly game?: Duel;
  readonly host?: Partial<MatchRunner>;
  readonly setup?: object; // in which it shows soon
  readonly opening?: readonly Input<Action>[]; // what brings it about
  readonly choose?: (actions: readonly Action[], dice: Rng) => Action;
  readonly doors: readonly Door[];
}

const EVERY_SEAT: Viewer = CHAIRS.map((chair) => chair.seat);
/** A view is sent whole and in patches, at once and again. */
const VIEWED: readonly Door[] = ['message', 'view', 'snapshot', 'since', 'story', 'reopened'];
/** An event is heard, and heard again. */
const HEARD: readonly Door[] = ['message', 'snapshot', 'since', 'story', 'reopened'];

const leakyView = (leak: (state: State, honest: View, viewer: Viewer) => object): Duel => ({
  ...duel,
  view: (state, viewer) => {
    const honest = duel.view(state, viewer);
    return { ...honest, ...leak(state, honest, viewer) };
  },
});
const treasureOf = (table: Table): number => (table.start() as State).treasure;

const leakyTable = (leak: (table: Table, origin: MatchOrigin) => Partial<Table>) => ({
  open: (origin: MatchOrigin, past: readonly Row[] = []): Table => {
    const table = openTable(duel, origin, past);
    return withOther(table, leak(table, origin));
  },
});
const altered = (json: string, fields: object): string =>
  JSON.stringify({ ...(JSON.parse(json) as object), ...fields });
const leakyAudience = (leak: (honest: Audience, table: Table) => Partial<Audience>) => ({
  audience: (table: Table, viewer: Viewer): Audience => {
    const honest = openAudience(table, viewer);
    return withOther(honest, leak(honest, table));
  },
});

/** Both purses change. */
const BIDS: readonly Input<Action>[] = SIDES.map((side) => ({
  type: 'act',
  at: 0 as Millis,
  seat: seatOf(side, 'captain'),
  action: { type: 'bid', amount: 1 },
}));
/** Nobody else learns of it. */
const LOOK: readonly Input<Action>[] = [
  {
    type: 'act',
    at: 0 as Millis,
    seat: seatOf('red', 'scout'),
    action: { type: 'look', cave: 0 },
  },
];
/** Captains who dig as long as they can pay for it. */
function digging(actions: readonly Action[], dice: Rng): Action {
  const digs = actions.filter(({ type }) => type === 'dig');
  return dice.pick(digs.length > 0 ? digs : actions);
}

export const PLANTED: readonly Planted[] = [
  {
    leak: 'the seed in the view',
    host: leakyTable((table, { seed }) => ({
      view: (viewer) => ({ ...(table.view(viewer) as View), seed }),
    })),
    doors: ['view'],
  },
  {
    leak: "a spectator gets a seat's view",
    game: {
      ...duel,
      view: (state, viewer) =>
        duel.view(state, viewer.length === 0 ? [seatOf('red', 'captain')] : viewer),
    },
    doors: VIEWED,
  },
  {
    leak: 'a side gets the view of both',
    game: {
      ...duel,
      view: (state, viewer) => duel.view(state, viewer.length > 1 ? EVERY_SEAT : viewer),
    },
    doors: VIEWED,
  },
  {
    leak: 'a list ordered by a hidden index',
    game: leakyView(({ dug, treasure }) => ({
      dug: dug.toSorted((a, b) => Math.abs(a - treasure) - Math.abs(b - treasure) || a - b),
    })),
    setup: { caves: 20 },
    choose: digging,
    doors: VIEWED,
  },
  {
    leak: 'the order of the keys',
    game: leakyView(({ treasure, purse: { red, blue } }) => ({
      purse: treasure % 2 === 0 ? { red, blue } : { blue, red },
    })),
    opening: BIDS,
    doors: VIEWED,
  },
  {
    leak: 'the size of a view',
    game: leakyView(({ looks }) => ({
      padding: ' '.repeat(looks.red.length + looks.blue.length),
    })),
    doors: VIEWED,
  },
  {
    leak: 'a hint that knows too much',
    game: leakyView(({ treasure, dug }) => ({
      hint: dug.some((cave) => Math.abs(cave - treasure) === 1) ? 'You are warm!' : 'Dig on.',
    })),
    doors: VIEWED,
  },
  {
    leak: 'statistics over the open state',
    game: leakyView(({ bid }) => ({ atStake: (bid.red ?? 0) + (bid.blue ?? 0) })),
    doors: VIEWED,
  },
  {
    leak: 'an event unredacted',
    game: {
      ...duel,
      redact: (event, after, viewer) =>
        event.type === 'bidSealed' ? event : duel.redact(event, after, viewer),
    },
    doors: HEARD,
  },
  {
    leak: 'a notice for an invisible event',
    game: {
      ...duel,
      redact: (event, after, viewer) =>
        duel.redact(event, after, viewer) ??
        ({ type: 'looked', side: 'red', cave: 0, found: null } satisfies Event),
    },
    doors: ['message', 'silence', 'snapshot', 'since', 'story', 'reopened'],
  },
  {
    leak: 'ids that count hidden things',
    game: {
      ...duel,
      redact: (event, after, viewer) => {
        const heard = duel.redact(event, after, viewer);
        const id = after.looks.red.length + after.looks.blue.length + after.round;
        return heard && Object.assign({ ...heard }, { id });
      },
    },
    doors: HEARD,
  },
  {
    leak: 'a refusal code that depends on a secret',
    game: {
      ...duel,
      decide: (turn, input) => {
        const refusal = duel.decide(turn, input);
        return refusal?.code === 'tooPoor' && turn.state.treasure === 0
          ? refuse('tooPoorForGold', refusal.facts)
          : refusal;
      },
    },
    setup: { caves: 2 },
    doors: ['refusal'],
  },
  {
    leak: 'a refusal message that depends on a secret',
    game: {
      ...duel,
      decide: (turn, input) => {
        const refusal = duel.decide(turn, input);
        const looks = turn.state.looks.red.length + turn.state.looks.blue.length;
        return refusal && refuse(refusal.code, { ...refusal.facts, looks });
      },
    },
    doors: ['refusal'],
  },
  {
    leak: 'an action that is refused in one world only',
    game: {
      ...duel,
      decide: (turn, input) =>
        input.type === 'act' &&
        input.action.type === 'look' &&
        turn.state.looks[input.seat.startsWith('red') ? 'blue' : 'red'].length > 0
          ? refuse('crowded')
          : duel.decide(turn, input),
    },
    opening: LOOK,
    doors: ['refusal'],
  },
  {
    leak: 'legal actions that depend on a secret',
    host: leakyTable((table) => ({
      legal: (seat) => {
        const cave = treasureOf(table);
        return [...table.legal(seat)].filter(
          (action) => JSON.stringify(action) !== JSON.stringify({ type: 'look', cave }),
        );
      },
    })),
    doors: ['legal'],
  },
  {
    leak: 'scouts are waited for until they have looked',
    game: {
      ...duel,
      toAct: (state) => [
        ...duel.toAct(state),
        ...SIDES.filter((side) => state.looks[side].length === 0).map((side) =>
          seatOf(side, 'scout'),
        ),
      ],
    },
    doors: ['toAct'],
  },
  {
    leak: 'a deadline that hidden deeds move',
    game: {
      ...duel,
      deadline: (state) =>
        state.end === null ? ((state.bidBy + state.looks.red.length) as Millis) : null,
    },
    doors: ['deadline'],
  },
  {
    leak: 'an outcome announced too early',
    host: leakyTable((table) => ({
      outcome: () =>
        table.rows.some((row) => (row.events as Event[]).some(isFind))
          ? { winners: [], reason: 'treasure' }
          : table.outcome(),
    })),
    doors: ['outcome'],
  },
  {
    leak: 'a global sequence number',
    host: leakyAudience((honest, table) => ({
      next: () => {
        const message = honest.next();
        return message && altered(message, { n: table.rows.length });
      },
    })),
    doors: ['message'],
  },
  {
    leak: 'a message for every row, empty or not',
    host: leakyAudience((honest) => ({
      next: () => honest.next() ?? '{"events":[],"patch":[]}',
    })),
    doors: ['silence'],
  },
  {
    leak: 'a patch computed from the open state',
    host: leakyAudience((honest, table) => {
      let before = table.view(EVERY_SEAT);
      return {
        next: () => {
          const message = honest.next();
          const patch = diff(before, table.view(EVERY_SEAT));
          before = table.view(EVERY_SEAT);
          return message && altered(message, { patch });
        },
      };
    }),
    doors: ['message'],
  },
  {
    leak: 'the initial state in the snapshot',
    host: leakyAudience((honest, table) => ({
      snapshot: () => altered(honest.snapshot(), { start: table.start() }),
    })),
    doors: ['snapshot', 'reopened'],
  },
  {
    leak: 'the length of the log in the snapshot',
    host: leakyAudience((honest, table) => ({
      snapshot: () => altered(honest.snapshot(), { rows: table.rows.length }),
    })),
    doors: ['snapshot', 'reopened'],
  },
  {
    leak: 'an unredacted past for whoever comes back',
    host: leakyAudience((_honest, table) => ({
      since: (n) => openAudience(table, EVERY_SEAT).since(n),
    })),
    doors: ['since', 'reopened'],
  },
  {
    leak: 'a bot that is told everything',
    host: leakyTable((table) => ({ story: () => table.story(EVERY_SEAT) })),
    doors: ['story'],
  },
  {
    // Whoever comes in late is counted in by what was told.
    leak: 'a past told unredacted',
    host: leakyTable((table) => ({ reader: () => table.reader(EVERY_SEAT) })),
    doors: ['message', 'silence', 'snapshot', 'since', 'reopened'],
  },
  {
    leak: 'a table restored unredacted',
    host: {
      open: (origin, past = []) => {
        const table = openTable(duel, origin, past);
        const open = { reader: () => table.reader(EVERY_SEAT) };
        return past.length === 0 ? table : withOther(table, open);
      },
    },
    doors: ['reopened'],
  },
];

function isFind(event: Event): boolean {
  return event.type === 'looked' && event.found === true;
}

/** More than anybody has. */
const TOO_MUCH: Action = { type: 'bid', amount: 99 };

export const findPlanted = (
  { game = duel, host, setup = {}, opening = [], choose }: Planted,
  seed: string,
): SecrecyReport =>
  findLeaks(game, {
    entitlement: duelEntitlement,
    ...host,
    ...(choose === undefined ? {} : { choose }),
    setups: [setup],
    opening,
    tried: [TOO_MUCH],
    seed,
    seeds: 3,
    tries: 2,
    minimumWorlds: 0,
  });
