import type { Playable, Seat } from '@fathom/kit';
import { plainWords } from '../../words/plain.ts';
import type { GameTable } from '../game-client.ts';

/** One thing that can be done now, by one of the person's seats. */
export interface ListedAction {
  readonly seat: Seat;
  readonly action: unknown;
  readonly text: string; // as somebody would say it
  readonly typed: string; // as it is typed
}

export interface ActionList {
  readonly actions: readonly ListedAction[];
  readonly isCut: boolean; // it would have been longer than anybody can list
  readonly hasMore: boolean; // there are others, which can be typed
}

const MOST_LISTED = 2000; // a list may have no end

/** "12 actions", "more than 2000 actions". */
export const countText = ({ isCut }: ActionList, count: number): string =>
  isCut ? plainWords.moreThan(count) : plainWords.count(count);

/** What the person may do now, from the view alone. */
export function listActions(game: Playable, table: GameTable): ActionList {
  const actions: ListedAction[] = [];
  let isCut = false;
  if (table.mayAct())
    for (const seat of table.you())
      for (const action of game.legal(table.view(), seat)) {
        isCut = actions.length === MOST_LISTED;
        if (isCut) break;
        actions.push(listed(game, seat, action));
      }
  const hasMore = isCut || actions.some(({ action }) => game.isOpenEnded(action));
  return { actions, isCut, hasMore };
}

const listed = (game: Playable, seat: Seat, action: unknown): ListedAction => ({
  seat,
  action,
  text: game.words.action(action),
  typed: game.notation.make(action),
});

/** Those that read like what was typed: every word of it, in either form. */
export function matching(actions: readonly ListedAction[], typed: string): readonly ListedAction[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return actions;
  return actions.filter(({ text, typed: notation }) => {
    const both = `${text} ${notation}`.toLowerCase();
    return words.every((word) => both.includes(word));
  });
}

/** What was typed in the game's notation, as long as it may be possible now: the host judges. null: it is no action. */
export function typedAction(
  game: Playable,
  { actions, isCut }: ActionList,
  typed: string,
): ListedAction | null {
  const exact = actions.find((each) => each.typed === typed.trim());
  if (exact !== undefined) return exact;
  try {
    const action = game.notation.parse(typed.trim());
    const made = game.notation.make(action);
    const same = actions.find((each) => each.typed === made);
    if (same !== undefined) return same;
    const isLike = isCut ? () => true : (each: ListedAction) => game.isOpenEnded(each.action);
    const example = isCut || game.isOpenEnded(action) ? actions.find(isLike) : undefined;
    return example === undefined ? null : listed(game, example.seat, action);
  } catch {
    return null;
  }
}
