import { contentOf } from '@fathom/dark-water-salvage';
import type { Action, Event, Setup, State, Truth, View } from '@fathom/dark-water-salvage';
import type { Game, Rng } from '@fathom/kit';
import { luck } from '../play.ts';

export type Salvage = Game<State, Action, Event, View, Setup>;

const MOVED = 3; // few, so that others' answers still fit

/**
 * The game with luck that differs in secret things only: ships, turn order and chips come out the same every time, and of
 * the wrecks some lie elsewhere or have other value cards. By luck alone, two worlds would hardly ever look alike.
 */
export const oneTable = (game: Salvage, moved: number = MOVED): Salvage => ({
  ...game,
  start: (setup, rng) => {
    const state = game.start(setup, luck(setup.players));
    return { ...state, truths: redealt(state, moved, rng) };
  },
  decide: (turn, input) =>
    game.decide(
      {
        rng: luck(turn.state.round),
        get state() {
          return turn.state;
        },
        emit: turn.emit,
      },
      input,
    ),
});

function redealt({ setup, truths }: State, moved: number, rng: Rng): readonly Truth[] {
  const { wreckRegions, values } = contentOf(setup);
  const dealt = [...truths];
  for (const at of rng.shuffle([...dealt.keys()]).slice(0, moved)) {
    const regions = wreckRegions.filter(
      (region) => !dealt.some((truth) => truth.region === region),
    );
    const cards = [...values.keys()].filter((card) => !dealt.some(({ value }) => value === card));
    dealt[at] = { region: rng.pick(regions), value: rng.pick(cards) };
  }
  return dealt;
}
