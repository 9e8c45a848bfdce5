import type { Bot, BotPlayer, Chair, Game, Playable, Rng, Seat, Update } from '@fathom/kit';
import type { Player } from '@fathom/kit/exhibition';
import type { Effort } from './contestant.ts';
import { searcher } from './ismcts/searcher.ts';

/** A seat to be filled. */
export interface Place {
  readonly seat: Seat;
  readonly chairs: readonly Chair[]; // of the whole table
  readonly luck: Rng;
  /** Clocks show it to everybody, so a bot may know it too. */
  readonly isWaitedFor: () => boolean;
}

/** A game with all who can play it, the types closed over. */
export interface Field {
  readonly game: Playable;
  readonly sparring: readonly Pick<Bot, 'level' | 'name' | 'summary'>[];
  readonly seatSparring: (level: string, seat: Seat, luck: Rng) => BotPlayer;
  /** null: the game cannot be imagined from a seat, so nobody can search it. */
  readonly ismcts: ((effort: Effort, place: Place) => Player) | null;
  readonly isOpenEnded: (action: unknown) => boolean;
}

export function fieldOf<State, Action, Event, View, Setup>(
  playable: Playable,
  game: Game<State, Action, Event, View, Setup>,
  sparring: readonly Bot<View, Event, Action>[],
): Field {
  const { imagine } = game;
  return {
    game: playable,
    sparring: sparring.map(({ level, name, summary }) => ({ level, name, summary })),
    seatSparring: (level, seat, luck) => {
      const bot = sparring.find((known) => known.level === level);
      if (bot === undefined) throw new Error(`${playable.name} has no sparring partner "${level}"`);
      const player = bot.sit(seat, luck);
      return {
        observe: (update) => player.observe(update as Update<View, Event>),
        choose: player.choose,
      };
    },
    ismcts:
      imagine === undefined
        ? null
        : (effort, place) => searcher({ ...game, imagine }, effort, place),
    isOpenEnded: (action) => game.openEnded?.(action as Action) === true,
  };
}
