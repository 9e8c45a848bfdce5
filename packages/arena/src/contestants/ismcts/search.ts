import type { Rng, Seat, Side } from '@fathom/kit';
import type { Mind, Moment } from './mind.ts';
import { keyOf, learn, mostPromising, newNode } from './tree.ts';
import type { Node } from './tree.ts';

const LONGEST_ROLLOUT = 400; // steps; then nobody has won

interface Searched<State, Action, View> {
  readonly mind: Mind<State, Action, View>;
  readonly view: View;
  readonly seat: Seat;
  readonly luck: Rng;
  readonly goesOn: (iterations: number) => boolean;
}

/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): each iteration imagines
 * how the hidden things could lie, goes down one shared tree among the actions possible there, and plays on at random.
 */
export function search<State, Action, View>(searched: Searched<State, Action, View>): Node<Action> {
  const root = newNode<Action>(null, null);
  for (let done = 0; searched.goesOn(done); done++) iterate(searched, root);
  return root;
}

function iterate<State, Action, View>(
  searched: Searched<State, Action, View>,
  root: Node<Action>,
): void {
  const { mind } = searched;
  const path = [root];
  let moment = mind.imagine(searched.view);
  let seat: Seat | null = searched.seat; // others may be waited for as well: they act after us
  while (mind.shares(moment.state) === null) {
    if (seat === null) {
      const later = mind.tick(moment);
      if (later === null) break;
      moment = later;
    } else {
      const down = descend(searched, { moment, seat, node: path.at(-1) ?? root });
      if (down === null) break;
      path.push(down.node);
      ({ moment } = down);
      if (down.isNew) break;
    }
    seat = mind.actor(moment.state);
  }
  learn(path, rollOut(mind, moment), mind.sideOf);
}

interface Descent<State, Action> {
  readonly moment: Moment<State>;
  readonly seat: Seat;
  readonly node: Node<Action>;
}

/** One action down the tree: one that was never tried if there is any, otherwise the most promising. */
function descend<State, Action, View>(
  { mind, luck }: Searched<State, Action, View>,
  { moment, seat, node }: Descent<State, Action>,
): { moment: Moment<State>; node: Node<Action>; isNew: boolean } | null {
  const known: Node<Action>[] = [];
  const untried: Action[] = [];
  for (const action of mind.legal(mind.view(moment.state, seat), seat)) {
    const child = node.children.get(keyOf(seat, action));
    if (child === undefined) untried.push(action);
    else known.push(child);
  }
  if (untried.length > 0) {
    const action = luck.pick(untried);
    const after = mind.act(moment, seat, action);
    if (after === null) return null;
    const child = newNode(seat, action);
    child.available = 1;
    node.children.set(keyOf(seat, action), child);
    return { moment: after, node: child, isNew: true };
  }
  const best = mostPromising(known);
  if (best === null || best.action === null) return null;
  const after = mind.act(moment, seat, best.action);
  return after && { moment: after, node: best, isNew: false };
}

function rollOut<State, Action, View>(
  mind: Mind<State, Action, View>,
  from: Moment<State>,
): ReadonlyMap<Side, number> {
  let moment = from;
  for (let steps = 0; steps < LONGEST_ROLLOUT; steps++) {
    const shares = mind.shares(moment.state);
    if (shares !== null) return shares;
    const seat = mind.actor(moment.state);
    const action = seat && mind.anyAction(moment.state, seat);
    const next =
      seat === null || action === null ? mind.tick(moment) : mind.act(moment, seat, action);
    if (next === null) break;
    moment = next;
  }
  return mind.shares(moment.state) ?? mind.even;
}
