import type { Action, Cell, Course } from '@fathom/captain-sonar/client';

type Order = Action['type'];
type OrderOf<Type extends Order> = Extract<Action, { readonly type: Type }>;

/** What a seat may do now, by kind. */
export interface Orders {
  readonly of: <Type extends Order>(type: Type) => readonly OrderOf<Type>[];
  readonly can: (type: Order) => boolean;
}

export function ordersFrom(actions: Iterable<Action>): Orders {
  const byType = new Map<Order, Action[]>();
  for (const action of actions) {
    const same = byType.get(action.type);
    if (same === undefined) byType.set(action.type, [action]);
    else same.push(action);
  }
  return {
    of: <Type extends Order>(type: Type) =>
      (byType.get(type) ?? []) as unknown as readonly OrderOf<Type>[],
    can: (type) => byType.has(type),
  };
}

export const NO_ORDERS: Orders = ordersFrom([]);

/** So many cells on; null: off the chart. */
export function cellsOn(
  neighbour: (cell: Cell, course: Course) => Cell | null,
  from: Cell,
  { course, cells }: { readonly course: Course; readonly cells: number },
): Cell | null {
  let at: Cell | null = from;
  for (let step = 0; step < cells && at !== null; step++) at = neighbour(at, course);
  return at;
}
