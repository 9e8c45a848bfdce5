import { captainWords, chairAt, clientWords, seatOf } from '@fathom/captain-sonar/client';
import type {
  Action,
  BoatView,
  Cell,
  Event,
  Role,
  SideName,
  View,
} from '@fathom/captain-sonar/client';
import type { Seat } from '@fathom/kit';
import { createEffect, createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { BoardHandle } from '../../../board/board.tsx';
import { createGameTime } from '../../../table/game-time.ts';
import { createLayers } from '../../../table/layers.ts';
import type { Layers } from '../../../table/layers.ts';
import { createOutbox } from '../../../table/outbox.ts';
import type { GameTable, PendingAction } from '../../game-client.ts';
import { createCrewCalls } from '../calls/crew-calls.ts';
import type { CrewCalls } from '../calls/crew-calls.ts';
import { legal, play } from '../play.ts';
import type { StationProps } from '../station.ts';
import { createAim, targetOf } from './aim.ts';
import type { Aim } from './aim.ts';
import { createBeliefs } from './beliefs.ts';
import type { Beliefs } from './beliefs.ts';
import { chartGridOf } from './chart-grid.ts';
import type { ChartGrid } from './chart-grid.ts';
import { dutiesOf } from './duties.ts';
import type { Duty } from './duties.ts';
import type { HeardFact } from './facts.ts';
import { createHelm } from './helm.ts';
import type { Helm } from './helm.ts';
import { NO_ORDERS, ordersFrom } from './orders.ts';
import type { Orders } from './orders.ts';
import { createSheet } from './sheet.ts';
import type { PlottingSheet } from './sheet.ts';

export type SonarTable = GameTable<View, Event, Action>;

/** What can be switched on the chart, and whether it is shown at first. */
const LAYERS = {
  route: true,
  mines: true,
  sheet: true,
  answers: true,
  belief: true,
  blasts: true,
  sectors: true,
  alpha: true,
  bravo: true,
  beliefAboutAlpha: false,
  beliefAboutBravo: false,
} as const;
export type Layer = keyof typeof LAYERS;

/** Whoever watches and is shown neither boat has nothing on the chart but what can be worked out. */
function firstLayers({ you, view, isReplay }: SonarTable): Readonly<Record<Layer, boolean>> {
  const isOutside =
    !isReplay && you().length === 0 && Object.values(view().boats).every((boat) => boat === null);
  return { ...LAYERS, beliefAboutAlpha: isOutside, beliefAboutBravo: isOutside };
}

/** What shows where the boat is by then. */
const MOVES: ReadonlySet<Action['type']> = new Set(['course', 'silence', 'surface', 'dive']);

/** Whose table it is: the side whose knowledge is shown, and the seats this person acts for. */
interface Crew {
  readonly side: Accessor<SideName | null>; // null: nobody's in particular
  readonly boat: Accessor<BoatView | null>; // that side's
  readonly isSeated: Accessor<boolean>; // this person plays
  readonly holds: (role: Role) => boolean; // this person sits there and may act
  readonly hasRadio: Accessor<boolean>; // a bot is this Captain's Radio Operator and reports to them
}

/** Everything that lies in front of one person: what is known, what was begun, and the sheet. */
export interface Desk extends Crew {
  readonly table: SonarTable;
  readonly view: Accessor<View>;
  readonly grid: Accessor<ChartGrid>;
  readonly captain: Accessor<Orders>; // what the Captain may do; nothing for whoever is not
  readonly duties: Accessor<readonly Duty[]>;
  readonly ownDuties: Accessor<readonly Duty[]>; // this person's
  readonly aim: Aim;
  readonly helm: Helm;
  readonly sheet: PlottingSheet;
  readonly calls: CrewCalls;
  readonly layers: Layers<Layer>;
  readonly beliefs: Beliefs;
  readonly pointed: Accessor<HeardFact | null>; // shown on the chart
  readonly point: (fact: HeardFact | null) => void;
  readonly now: Accessor<number>; // game time; runs only while something is due
  readonly pending: Accessor<boolean>; // something is asked, and nobody can say yet what comes of it
  readonly pendingCells: Accessor<ReadonlySet<Cell>>; // where something is not confirmed yet
  readonly advised: Accessor<readonly Action[]>; // by a hint that is open: to be marked where it is done
  readonly advisedCells: Accessor<readonly Cell[]>;
  readonly refusal: Accessor<string | null>; // why the last order was not taken
  readonly order: (action: Action) => void; // as the Captain
  readonly choose: (cell: Cell) => void; // a cell of the chart was picked
  readonly station: (side: SideName) => StationProps;
  readonly board: () => BoardHandle<Cell> | null;
  readonly setBoard: (board: BoardHandle<Cell>) => void;
}

export function createDesk(table: SonarTable): Desk {
  const { view } = table;
  const { seatFor, ...crew } = createCrew(table);
  const { side, boat, isSeated, holds, hasRadio } = crew;
  const grid = createMemo(() => chartGridOf(view().setup));
  const chart = (): ChartGrid['chart'] => grid().chart;
  const outbox = createOutbox(table, {
    words: clientWords,
    couldNotSend: captainWords.sheetNotSent,
    // Why something was refused a STOP or a turn ago explains nothing any more.
    situation: createMemo(() => `${table.told().turn?.side} ${table.told().stop === null}`),
    goesOn: true, // a crew has several hands
  });
  const order = (action: Action): void => {
    const seat = seatFor('captain');
    if (seat !== null) outbox.send(seat, action);
  };
  const captain = createMemo((): Orders => {
    const seat = seatFor('captain');
    return seat === null || !table.mayAct() || outbox.isSending()
      ? NO_ORDERS
      : ordersFrom(legal(view(), seat));
  });
  createEffect(() => {
    if (view().phase !== 'placing' && play.now() === null) void play.fetch();
  });
  const aim = createAim({ view, side, chart, orders: captain, send: order });
  const drawer = (): Seat | null => seatFor('radioOperator') ?? seatFor('captain');
  const sheet = createSheet({
    view: table.told,
    events: table.events,
    side,
    chart,
    mayDraw: () =>
      drawer() !== null && table.mayAct() && view().phase === 'playing' && boat()?.tracing === null,
    send: async (drawn, name) => {
      const seat = drawer();
      const on = name === 'second' ? ({ on: name } as const) : {};
      return seat !== null && outbox.sendAside(seat, { type: 'sheet', sheet: drawn, ...on });
    },
  });
  // Whoever aims has put the pencil down.
  createEffect(() => {
    if (aim.name() !== null) sheet.setTool(null);
  });
  const cellsOf = ({ action }: PendingAction<Action>): readonly Cell[] => {
    const at = MOVES.has(action.type)
      ? (boat()?.position ?? null)
      : targetOf(action, view(), { chart, side });
    return at === null ? [] : [at];
  };
  const advised = createMemo(() => (table.advised?.() ?? []).map(({ action }) => action));
  const calls = createCrewCalls({ table, side, isSeated, seatFor });
  const duties = createMemo(() => dutiesOf(view()));
  const [pointed, setPointed] = createSignal<HeardFact | null>(null);
  let board: BoardHandle<Cell> | null = null;
  const desk: Desk = {
    ...crew,
    table,
    view,
    grid,
    captain,
    duties,
    ownDuties: createMemo(() =>
      duties().filter((duty) => duty.side === side() && holds(duty.role)),
    ),
    aim,
    helm: createHelm({ view, holds, aim, isPencilUp: () => sheet.tool() !== null }),
    sheet,
    calls,
    layers: createLayers<Layer>(table.notes, firstLayers(table)),
    beliefs: createBeliefs({ view: table.told, side, isReplay: table.isReplay, hasRadio }),
    pointed,
    point: setPointed,
    now: createGameTime(table, () => view().stop !== null),
    pending: outbox.isSending,
    pendingCells: createMemo(() => new Set(table.pending().flatMap(cellsOf))),
    advised,
    advisedCells: createMemo(() =>
      advised().flatMap((action) => targetOf(action, view(), { chart, side }) ?? []),
    ),
    refusal: outbox.refusal,
    order,
    choose: (cell) => {
      outbox.clearRefusal();
      chooseCell(desk, cell);
    },
    station: (of) => ({
      get view() {
        return view();
      },
      get told() {
        return table.told();
      },
      side: of,
      get seats() {
        return isSeated() && table.mayAct() ? table.you() : [];
      },
      act: outbox.send,
      get pending() {
        return outbox.isSending();
      },
      get advised() {
        return advised();
      },
    }),
    board: () => board,
    setBoard: (handle) => (board = handle),
  };
  return desk;
}

function createCrew(table: SonarTable): Crew & { readonly seatFor: (role: Role) => Seat | null } {
  const side = createMemo((): SideName | null => {
    const seat = table.seat();
    return seat === null ? null : (chairAt(seat)?.side ?? null);
  });
  const isSeated = createMemo(() => side() !== null && !table.isReplay);
  const seatFor = (role: Role): Seat | null => {
    const own = side();
    const seat = own === null ? null : seatOf(own, role);
    return seat !== null && isSeated() && table.you().includes(seat) ? seat : null;
  };
  const holds = (role: Role): boolean => seatFor(role) !== null;
  return {
    side,
    isSeated,
    seatFor,
    holds,
    boat: createMemo(() => {
      const own = side();
      return own === null ? null : table.view().boats[own];
    }),
    hasRadio: createMemo(() => {
      const own = side();
      return own !== null && holds('captain') && table.isBot(seatOf(own, 'radioOperator'));
    }),
  };
}

/** A picked cell means what is to be named to the crew, then the pencil, then what is aimed, a mine of one's own, the sheet. */
function chooseCell({ calls, sheet, aim, captain, holds }: Desk, cell: Cell): void {
  if (calls.choose(cell)) return undefined;
  if (sheet.tool() !== null) return sheet.paint(cell, true);
  if (aim.choose(cell) || aim.name() !== null) return undefined;
  const isOwnMine = captain()
    .of('trigger')
    .some((action) => action.cell === cell);
  if (isOwnMine) {
    aim.begin('trigger');
    aim.choose(cell);
  } else if (sheet.mayDraw() && holds('radioOperator') && sheet.sheet()?.at === null)
    sheet.layAt(cell);
  return undefined;
}
