import type { BotPlayer, Choice } from '@fathom/kit';
import type { Effort } from '../contestant.ts';
import type { BotSeat } from '../arena-game.ts';
import { USUAL_PAUSE, letsItBe, pickAny } from '../random.ts';
import { searchGame } from './search-game.ts';
import type { Imaginable } from './search-game.ts';
import { search } from './search.ts';
import { meanOf } from './tree.ts';
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
