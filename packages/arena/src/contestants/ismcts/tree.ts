import type { Seat, Side } from '@fathom/kit';

/** What is known of one action after the actions before it, over all the ways the hidden things could lie. */
export interface Node<Action> {
  readonly seat: Seat | null; // who acted; null: the root
  readonly action: Action | null;
  readonly children: Map<string, Node<Action>>;
  visits: number;
  available: number; // how often it could have been chosen
  gained: number; // by the side that acted
}

export const newNode = <Action>(seat: Seat | null, action: Action | null): Node<Action> => ({
  seat,
  action,
  children: new Map(),
  visits: 0,
  available: 0,
  gained: 0,
});

export const meanOf = ({ gained, visits }: Node<unknown>): number =>
  visits === 0 ? 0 : gained / visits;

const CURIOSITY = 0.7; // for rewards from 0 to 1

/** UCB1 over the actions that are there in this way the hidden things could lie. */
export function mostPromising<Action>(children: readonly Node<Action>[]): Node<Action> | null {
  let best: Node<Action> | null = null;
  let bestBound = -Infinity;
  for (const child of children) {
    child.available += 1;
    const bound =
      meanOf(child) + CURIOSITY * Math.sqrt(Math.log(child.available) / Math.max(1, child.visits));
    if (bound > bestBound) [best, bestBound] = [child, bound];
  }
  return best;
}

/** The whole way down learns what came of it, each node for the side that acted there. */
export function learn(
  path: readonly Node<unknown>[],
  shares: ReadonlyMap<Side, number>,
  sideOf: (seat: Seat) => Side,
): void {
  for (const node of path) {
    node.visits += 1;
    if (node.seat !== null) node.gained += shares.get(sideOf(node.seat)) ?? 0;
  }
}

/** Actions are often the same objects over and over: each is spelt once. */
const spelt = new WeakMap<object, string>();

export function keyOf(seat: Seat, action: unknown): string {
  if (typeof action !== 'object' || action === null) return `${seat} ${JSON.stringify(action)}`;
  let text = spelt.get(action);
  if (text === undefined) {
    text = JSON.stringify(action);
    spelt.set(action, text);
  }
  return `${seat} ${text}`;
}
