import type { searchDiver } from '@fathom/search-diver';
import type { Event } from '@fathom/search-diver';
import { luck } from '../play.ts';

type Game = typeof searchDiver;

/**
 * The game with luck that differs in the target alone: chart, markers, coin and dice come out the same every time. By luck
 * alone, two worlds would hardly ever look alike.
 */
export const oneTable = (game: Game): Game => ({
  ...game,
  start: (setup, rng) => {
    const state = game.start(setup, luck(setup.dummies));
    const hexes = state.markers.map(({ hex }) => hex);
    return { ...state, target: hexes.length === 0 ? null : rng.pick(hexes) };
  },
  decide: (turn, input) => {
    const { divers, markers } = turn.state;
    const dives = divers.reduce((sum, { dives: count }) => sum + count, 0);
    const drawn = luck(dives * 100 + markers.length + divers.length);
    const emit = (event: Event): void => {
      const isSettled = event.type === 'targetHidden';
      turn.emit(
        isSettled
          ? { ...event, target: turn.rng.pick(turn.state.markers.map(({ hex }) => hex)) }
          : event,
      );
    };
    return game.decide(
      {
        rng: drawn,
        get state() {
          return turn.state;
        },
        emit,
      },
      input,
    );
  },
});
