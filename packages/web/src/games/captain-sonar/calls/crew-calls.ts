import { ROLES, clientWords } from '@fathom/captain-sonar/client';
import type { Call, Cell, Event, Role, SideName, View } from '@fathom/captain-sonar/client';
import type { Seat } from '@fathom/kit';
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { refusalText } from '../../../table/event-lines.ts';
import { tableWords } from '../../../words/table.ts';
import type { SonarTable } from '../desk/desk.ts';

/** A call that was made a moment ago. */
export interface FreshCall {
  readonly role: Role;
  readonly call: Call;
  readonly isOwn: boolean;
}
/** What a cell is picked for, to be named to the crew. */
export type CallPick = 'here' | 'point';

/** What a crew says to each other, as one of it hears it and takes part. */
export interface CrewCalls {
  readonly isHeard: Accessor<boolean>; // there is a crew to listen to
  readonly maySay: Accessor<boolean>; // and this person is of it
  readonly roles: Accessor<readonly Role[]>; // this person's
  readonly fresh: Accessor<readonly FreshCall[]>; // the latest last
  readonly last: Accessor<FreshCall | null>; // however long ago
  readonly say: (role: Role, call: Call) => void;
  readonly problem: Accessor<string | null>; // why the last call was not taken
  readonly picking: Accessor<CallPick | null>;
  readonly pick: (what: CallPick | null) => void;
  readonly choose: (cell: Cell) => boolean; // whether a cell was being picked
  readonly pointAt: (cell: Cell) => void;
  readonly hovered: Accessor<Cell | null>; // the cell under the pointer or the cursor
  readonly hover: (cell: Cell | null) => void;
}

interface CallWork {
  readonly table: SonarTable;
  readonly side: Accessor<SideName | null>;
  readonly isSeated: Accessor<boolean>;
  readonly seatFor: (role: Role) => Seat | null;
}

const LASTS = 8_000; // milliseconds that a call stands out

export function createCrewCalls(work: CallWork): CrewCalls {
  const { table, side, seatFor } = work;
  const [problem, setProblem] = createSignal<string | null>(null);
  const [picking, pick] = createSignal<CallPick | null>(null);
  const [hovered, hover] = createSignal<Cell | null>(null);
  const roles = createMemo(() => ROLES.filter((role) => seatFor(role) !== null));
  const isOwn = (role: Role): boolean => roles().includes(role);
  const isRunning = (): boolean => side() !== null && table.told().phase !== 'over';
  // Whoever is the whole crew has nobody to talk to.
  const hasMates = (): boolean => roles().length < ROLES.length;
  const maySay = createMemo(
    () => work.isSeated() && isRunning() && hasMates() && roles().length > 0,
  );
  const last = createMemo((): FreshCall | null => {
    const said = callsIn(table.told(), side()).findLast(({ call }) => call.kind !== 'point');
    return said === undefined ? null : { ...said, isOwn: isOwn(said.role) };
  });
  let timer: number | undefined;
  const complain = (why: string | null): void => {
    window.clearTimeout(timer);
    setProblem(why);
    if (why !== null) timer = window.setTimeout(() => setProblem(null), LASTS);
  };
  onCleanup(() => window.clearTimeout(timer));
  const say = (role: Role, call: Call): void => {
    const seat = seatFor(role);
    if (seat === null || !maySay() || !table.mayAct()) return;
    table
      .act(seat, { type: 'call', call })
      .then((refused) => (refused === null ? null : refusalText(clientWords, refused)))
      .then(complain, () => complain(tableWords.couldNotBeSent));
  };
  const asSelf = (call: Call): void => {
    const [role] = roles();
    if (role !== undefined) say(role, call);
  };
  return {
    isHeard: createMemo(() => isRunning() && hasMates()),
    maySay,
    roles,
    fresh: freshCalls(table, side, isOwn),
    last,
    say,
    problem,
    picking,
    pick,
    choose: (cell) => {
      const kind = picking();
      if (kind === null) return false;
      pick(null);
      asSelf({ kind, cell });
      return true;
    },
    pointAt: (cell) => asSelf({ kind: 'point', cell }),
    hovered,
    hover,
  };
}

const callsIn = (
  { boats }: View,
  side: SideName | null,
): readonly { readonly role: Role; readonly call: Call }[] =>
  side === null ? [] : (boats[side]?.calls ?? []);

/** What has just been said aboard, each for a while. */
function freshCalls(
  table: SonarTable,
  side: Accessor<SideName | null>,
  isOwn: (role: Role) => boolean,
): Accessor<readonly FreshCall[]> {
  const [fresh, setFresh] = createSignal<readonly FreshCall[]>([]);
  const timers = new Set<number>();
  const heard = (event: Event): readonly FreshCall[] =>
    event.type === 'called' && event.side === side()
      ? [{ role: event.role, call: event.call, isOwn: isOwn(event.role) }]
      : [];
  createEffect(() => {
    const said = table.news().flatMap(heard);
    if (said.length === 0) return;
    setFresh((before) => [...before, ...said]);
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      setFresh((before) => before.filter((each) => !said.includes(each)));
    }, LASTS);
    timers.add(timer);
  });
  onCleanup(() => timers.forEach((timer) => window.clearTimeout(timer)));
  return fresh;
}
