import type { BotPlayer, Choice, Rng, Seat, Side } from '@fathom/kit';
import type { Effort } from '../contestant.ts';
import type { BotSeat } from '../arena-game.ts';
import { USUAL_PAUSE, letsItBe, pickAny } from '../random.ts';
import { searchGame } from './search-game.ts';
import type { Imaginable, SearchGame, SearchPosition } from './search-game.ts';
import { meanOf, keyOf, learn, mostPromising, newNode } from './tree.ts';
import type { Node } from './tree.ts';

/** A bot for every game that can be imagined: it knows the rules and nothing else. */
export function searcher<State, Action, Event, View, Setup>(
  game: Imaginable<State, Action, Event, View, Setup>,
  effort: Effort,
  bot: BotSeat,
): BotPlayer {
  const { seat, luck } = bot;
  const searched = searchGame(game, bot.chairs, luck);
  let view: View | null = null;
  return {
    observe: (update) => {
      view = update.view as View;
    },
    choose: () => {
      if (view === null || letsItBe(bot)) return null;
      const actions = searched.legal(view, seat);
      if (actions.length === 0) return null;
      // A choice without an alternative needs no thought, nor does a scribble nobody waits for.
      const action = actions.length === 1 || !bot.isWaitedFor() ? pickAny(actions, luck) : null;
      if (action !== null)
        return { action, pause: USUAL_PAUSE, belief: null, options: [{ action, value: 0 }] };
      return choiceOf(search({ game: searched, view, seat, luck, goesOn: patience(effort) }));
    },
  };
}

function patience(effort: Effort): (iterations: number) => boolean {
  if (effort.type === 'iterations') return (done) => done < effort.iterations;
  const until = performance.now() + effort.millis;
  return (done) => done === 0 || performance.now() < until;
}

/** What was tried most often; there is always something, as the first iteration tries one. */
function choiceOf<Action>(root: Node<Action>): Choice | null {
  const ranked = [...root.children.values()].toSorted(
    (one, other) => other.visits - one.visits || meanOf(other) - meanOf(one),
  );
  const [best] = ranked;
  if (best === undefined) return null;
  return {
    action: best.action,
    pause: USUAL_PAUSE,
    belief: { imagined: root.visits },
    options: ranked
      .map((node) => ({ action: node.action as unknown, value: meanOf(node) }))
      .toSorted((one, other) => other.value - one.value),
  };
}

const LONGEST_ROLLOUT = 400; // steps; then nobody has won

interface Searched<State, Action, View> {
  readonly game: SearchGame<State, Action, View>;
  readonly view: View;
  readonly seat: Seat;
  readonly luck: Rng;
  readonly goesOn: (iterations: number) => boolean;
}

/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): each iteration imagines
 * how the hidden things could lie, goes down one shared tree among the actions possible there, and plays on at random.
 */
function search<State, Action, View>(searched: Searched<State, Action, View>): Node<Action> {
  const root = newNode<Action>(null, null);
  for (let done = 0; searched.goesOn(done); done++) iterate(searched, root);
  return root;
}

function iterate<State, Action, View>(
  searched: Searched<State, Action, View>,
  root: Node<Action>,
): void {
  const { game } = searched;
  const path = [root];
  let position = game.imagine(searched.view);
  let seat: Seat | null = searched.seat; // others may be waited for as well: they act after us
  while (game.shares(position.state) === null) {
    if (seat === null) {
      const later = game.tick(position);
      if (later === null) break;
      position = later;
    } else {
      const down = descend(searched, { position, seat, node: path.at(-1) ?? root });
      if (down === null) break;
      path.push(down.node);
      ({ position } = down);
      if (down.isNew) break;
    }
    seat = game.actor(position.state);
  }
  learn(path, rollOut(game, position), game.sideOf);
}

interface Descent<State, Action> {
  readonly position: SearchPosition<State>;
  readonly seat: Seat;
  readonly node: Node<Action>;
}

/** One action down the tree: one that was never tried if there is any, otherwise the most promising. */
function descend<State, Action, View>(
  { game, luck }: Searched<State, Action, View>,
  { position, seat, node }: Descent<State, Action>,
): { position: SearchPosition<State>; node: Node<Action>; isNew: boolean } | null {
  const known: Node<Action>[] = [];
  const untried: Action[] = [];
  for (const action of game.legal(game.view(position.state, seat), seat)) {
    const child = node.children.get(keyOf(seat, action));
    if (child === undefined) untried.push(action);
    else known.push(child);
  }
  if (untried.length > 0) {
    const action = luck.pick(untried);
    const after = game.act(position, seat, action);
    if (after === null) return null;
    const child = newNode(seat, action);
    child.available = 1;
    node.children.set(keyOf(seat, action), child);
    return { position: after, node: child, isNew: true };
  }
  const best = mostPromising(known);
  if (best === null || best.action === null) return null;
  const after = game.act(position, seat, best.action);
  return after && { position: after, node: best, isNew: false };
}

function rollOut<State, Action, View>(
  game: SearchGame<State, Action, View>,
  from: SearchPosition<State>,
): ReadonlyMap<Side, number> {
  let position = from;
  for (let steps = 0; steps < LONGEST_ROLLOUT; steps++) {
    const shares = game.shares(position.state);
    if (shares !== null) return shares;
    const seat = game.actor(position.state);
    const action = seat && game.anyAction(position.state, seat);
    const next =
      seat === null || action === null ? game.tick(position) : game.act(position, seat, action);
    if (next === null) break;
    position = next;
  }
  return game.shares(position.state) ?? game.even;
}
