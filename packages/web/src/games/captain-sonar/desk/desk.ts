import { chairAt, legal, seatOf } from '@fathom/captain-sonar/client';
import type { Action, Boat, Cell, Event, Role, SideName, View } from '@fathom/captain-sonar/client';
import type { Seat } from '@fathom/kit';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { BoardHandle } from '../../../board/board.tsx';
import type { GameTable } from '../../game-client.ts';
import { createAim } from '../captain/aim.ts';
import type { Aim } from '../captain/aim.ts';
import type { Fact } from '../radio/facts.ts';
import { createSheet } from '../radio/sheet.ts';
import type { SheetDesk } from '../radio/sheet.ts';
import type { StationProps } from '../station.ts';
import { createBeliefs } from './beliefs.ts';
import type { Beliefs } from './beliefs.ts';
import { dutiesOf } from './duties.ts';
import type { Duty } from './duties.ts';
import { createLayers } from './layers.ts';
import type { Layers } from './layers.ts';
import { NO_ORDERS, ordersFrom } from './orders.ts';
import type { Orders } from './orders.ts';
import { watersOf } from './waters.ts';
import type { Waters } from './waters.ts';

export type SonarTable = GameTable<View, Event, Action>;

/** Everything that lies in front of one person: what is known, what was begun, and the sheet. */
export interface Desk {
  readonly table: SonarTable;
  readonly view: Accessor<View>;
  readonly waters: Accessor<Waters>;
  readonly side: Accessor<SideName | null>; // whose knowledge is shown; null: nobody's in particular
  readonly boat: Accessor<Boat | null>; // that side's
  readonly holds: (role: Role) => boolean; // this person sits there and may act
  readonly isSeated: Accessor<boolean>; // this person plays
  readonly captain: Accessor<Orders>; // what the Captain may do; nothing for whoever is not
  readonly duties: Accessor<readonly Duty[]>;
  readonly ownDuties: Accessor<readonly Duty[]>; // this person's
  readonly aim: Aim;
  readonly sheet: SheetDesk;
  readonly layers: Layers;
  readonly beliefs: Beliefs;
  readonly hasRadio: Accessor<boolean>; // a bot is this Captain's Radio Operator and reports to them
  readonly pointed: Accessor<Fact | null>; // shown on the chart
  readonly point: (fact: Fact | null) => void;
  readonly now: Accessor<number>; // game time; runs only while something is due
  readonly pending: Accessor<boolean>;
  readonly refusal: Accessor<string | null>; // why the last order was not taken
  readonly send: (seat: Seat, action: Action) => void;
  readonly order: (action: Action) => void; // as the Captain
  readonly choose: (cell: Cell) => void; // a cell of the chart was picked
  readonly station: (side: SideName) => StationProps;
  readonly board: () => BoardHandle<Cell> | null;
  readonly setBoard: (board: BoardHandle<Cell>) => void;
}

export function createDesk(table: SonarTable): Desk {
  const { view } = table;
  const side = createMemo((): SideName | null => {
    const seat = table.seat();
    return seat === null ? null : (chairAt(seat)?.side ?? null);
  });
  const boat = createMemo(() => {
    const own = side();
    return own === null ? null : view().boats[own];
  });
  const waters = createMemo(() => watersOf(view().setup));
  const chart = (): Waters['chart'] => waters().chart;
  const isSeated = createMemo(() => side() !== null && !table.isReplay);
  const seatFor = (role: Role): Seat | null => {
    const own = side();
    const seat = own === null ? null : seatOf(own, role);
    return seat !== null && isSeated() && table.you().includes(seat) ? seat : null;
  };
  const holds = (role: Role): boolean => seatFor(role) !== null;
  const { pending, refusal, send, scold } = createPost(table);
  const order = (action: Action): void => {
    const seat = seatFor('captain');
    if (seat !== null) send(seat, action);
  };
  const captain = createMemo((): Orders => {
    const seat = seatFor('captain');
    return seat === null || !table.mayAct() || pending()
      ? NO_ORDERS
      : ordersFrom(legal(view(), seat));
  });
  const duties = createMemo(() => dutiesOf(view()));
  const aim = createAim({ view, side, chart, orders: captain, send: order });
  const drawer = (): Seat | null => seatFor('radioOperator') ?? seatFor('captain');
  const sheet = createSheet({
    view,
    events: table.events,
    side,
    chart,
    mayDraw: () =>
      drawer() !== null && table.mayAct() && view().phase === 'playing' && boat()?.tracing === null,
    // A drawing is no order: it neither waits for others nor makes them wait.
    send: async (drawn) => {
      const seat = drawer();
      if (seat === null) return false;
      const refused = await table
        .act(seat, { type: 'sheet', sheet: drawn })
        .catch(() => ({ message: 'The sheet could not be sent.' }));
      if (refused !== null) scold(refused.message);
      return refused === null;
    },
  });
  const hasRadio = createMemo(() => {
    const own = side();
    return own !== null && holds('captain') && table.isBot(seatOf(own, 'radioOperator'));
  });
  const [pointed, setPointed] = createSignal<Fact | null>(null);
  let board: BoardHandle<Cell> | null = null;
  return {
    table,
    view,
    waters,
    side,
    boat,
    holds,
    isSeated,
    captain,
    duties,
    ownDuties: createMemo(() =>
      duties().filter((duty) => duty.side === side() && holds(duty.role)),
    ),
    aim,
    sheet,
    layers: createLayers(table.notes),
    beliefs: createBeliefs({ view, side, isReplay: table.isReplay, hasRadio }),
    hasRadio,
    pointed,
    point: setPointed,
    now: createNow(table),
    pending,
    refusal,
    send,
    order,
    choose: (cell) => {
      scold(null);
      if (sheet.tool() !== null) return sheet.mark(cell);
      if (aim.choose(cell) || aim.name() !== null) return undefined;
      if (
        captain()
          .of('trigger')
          .some((action) => action.cell === cell)
      ) {
        aim.begin('trigger');
        aim.choose(cell);
        return undefined;
      }
      if (sheet.mayDraw() && holds('radioOperator') && sheet.sheet()?.at === null)
        sheet.layAt(cell);
      return undefined;
    },
    station: (of) => ({
      get view() {
        return view();
      },
      side: of,
      get seats() {
        return isSeated() && table.mayAct() ? table.you() : [];
      },
      act: send,
      get pending() {
        return pending();
      },
    }),
    board: () => board,
    setBoard: (handle) => (board = handle),
  };
}

interface Post {
  readonly pending: Accessor<boolean>;
  readonly refusal: Accessor<string | null>;
  readonly send: Desk['send'];
  readonly scold: (why: string | null) => void;
}

/** One order at a time is on its way. */
function createPost(table: SonarTable): Post {
  const [pending, setPending] = createSignal(false);
  const [refusal, setRefusal] = createSignal<string | null>(null);
  const answered = (why: string | null): void => {
    setPending(false);
    setRefusal(why);
  };
  const send = (seat: Seat, action: Action): void => {
    if (pending()) return;
    setPending(true);
    setRefusal(null);
    table.act(seat, action).then(
      (refused) => answered(refused?.message ?? null),
      () => answered('It could not be sent. Please try again.'),
    );
  };
  // Why something was refused a STOP or a turn ago explains nothing any more.
  const moment = createMemo(() => `${table.view().turn?.side} ${table.view().stop === null}`);
  createEffect(on(moment, () => setRefusal(null), { defer: true }));
  return { pending, refusal, send, scold: setRefusal };
}

const TICK = 250;

/** Looks at the clock only while somebody has to hurry. */
function createNow({ view, time }: SonarTable): Accessor<number> {
  const [now, setNow] = createSignal(time());
  const isDue = createMemo(() => view().stop !== null);
  createEffect(
    on(isDue, (due) => {
      setNow(time());
      if (!due) return;
      const timer = window.setInterval(() => setNow(time()), TICK);
      onCleanup(() => window.clearInterval(timer));
    }),
  );
  return now;
}
