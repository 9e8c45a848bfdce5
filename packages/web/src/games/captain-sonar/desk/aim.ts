import { SYSTEMS } from '@fathom/captain-sonar/client';
import type { Action, Cell, Chart, SideName, System, View } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { cellsOn } from './orders.ts';
import type { Orders } from './orders.ts';

/** What the Captain can be in the middle of choosing. */
export type AimName = 'start' | System | 'trigger' | 'surface';
export const AIMS: readonly AimName[] = ['start', ...SYSTEMS, 'trigger', 'surface'];

/** An order that is begun, aimed on the chart, and final only when it is confirmed. */
export interface Aim {
  readonly name: Accessor<AimName | null>;
  readonly choices: Accessor<readonly Action[]>;
  readonly targets: Accessor<ReadonlySet<Cell>>;
  readonly draft: Accessor<Action | null>; // waits for the confirmation
  readonly isStopped: Accessor<boolean>; // real time: the table waits for this aim
  readonly canUse: (system: System) => boolean;
  readonly begin: (name: AimName) => void;
  readonly pick: (action: Action) => void;
  readonly choose: (cell: Cell) => boolean; // whether the cell meant something
  readonly confirm: () => void;
  readonly unpick: () => void; // another target, or none at all if there is only one
  readonly callOff: () => void;
}

export interface AimWork {
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>;
  readonly chart: Accessor<Chart>;
  readonly orders: Accessor<Orders>; // the Captain's
  readonly send: (action: Action) => void;
}

const NONE: readonly Action[] = [];

export function createAim(work: AimWork): Aim {
  const [begun, setBegun] = createSignal<AimName | null>(null);
  const [draft, setDraft] = createSignal<Action | null>(null);
  const stopped = createMemo((): System | null => {
    const { stop } = work.view();
    return stop !== null && stop.waitsFor === 'aim' && stop.side === work.side()
      ? stop.system
      : null;
  });
  const stopFor = (system: AimName): Action | undefined =>
    work
      .orders()
      .of('stop')
      .find((action) => action.system === system);
  const name = createMemo((): AimName | null => {
    const asked = stopped() ?? (work.orders().can('start') ? 'start' : begun());
    if (asked === null) return null;
    return work.orders().can(asked) || stopFor(asked) !== undefined ? asked : null;
  });
  const choices = createMemo((): readonly Action[] => {
    const aim = name();
    return aim === null ? NONE : work.orders().of(aim);
  });
  const cellOf = (action: Action): Cell | null => targetOf(action, work.view(), work);
  const targets = createMemo((): ReadonlySet<Cell> => {
    const found = choices().map(cellOf);
    return new Set(found.filter((cell) => cell !== null));
  });
  const callOff = (): void => {
    setDraft(null);
    setBegun(null);
    if (stopped() !== null && work.orders().can('standDown')) work.send({ type: 'standDown' });
  };
  // What was begun belongs to the moment it was begun in.
  createEffect(on(name, () => setDraft(null), { defer: true }));
  createEffect(
    on(
      () => begun() !== null && name() === null,
      (isStale) => isStale && setBegun(null),
    ),
  );
  const begin = (aim: AimName): void => {
    const stop = stopFor(aim);
    if (stop !== undefined && aim !== 'sonar') return work.send(stop);
    setBegun(aim);
    const [only, ...others] = work.orders().of(aim);
    const lone = stop ?? only;
    if (lone !== undefined && others.length === 0) setDraft(lone);
  };
  return {
    name,
    choices,
    targets,
    draft,
    isStopped: () => stopped() !== null,
    canUse: (system) => work.orders().can(system) || stopFor(system) !== undefined,
    begin,
    pick: (action) => setDraft(action),
    choose: (cell) => {
      const sector = name() === 'drone' ? work.chart().sectorOf(cell) : null;
      const found = choices().find((action) =>
        action.type === 'drone' ? action.sector === sector : cellOf(action) === cell,
      );
      if (found !== undefined) setDraft(found);
      return found !== undefined;
    },
    confirm: () => {
      const action = draft();
      if (action === null) return;
      setDraft(null);
      setBegun(null);
      work.send(action);
    },
    unpick: () => {
      setDraft(null);
      if (choices().length < 2) callOff();
    },
    callOff,
  };
}

/** The cell that stands for an order on the chart; null: it has none. */
export function targetOf(
  action: Action,
  view: View,
  { chart, side }: Pick<AimWork, 'chart' | 'side'>,
): Cell | null {
  switch (action.type) {
    case 'start':
    case 'mine':
    case 'torpedo':
    case 'scenario':
    case 'grapnel':
    case 'trigger':
      return action.cell;
    case 'silence': {
      const own = side();
      const position = own === null ? null : (view.boats[own]?.position ?? null);
      return position === null ? null : cellsOn(chart().neighbour, position, action);
    }
    case 'course':
    case 'decoy': // one cell stands for three of them
    case 'surface':
    case 'gauge':
    case 'ok':
    case 'break':
    case 'stop':
    case 'standDown':
    case 'drone':
    case 'sonar':
    case 'answer':
    case 'endTurn':
    case 'trace':
    case 'readyToDive':
    case 'dive':
    case 'sheet':
    case 'call':
      return null;
    default:
      return action satisfies never;
  }
}
