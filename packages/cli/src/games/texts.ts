import type { Names, Playable } from '@fathom/kit';
import { list } from '../help.ts';
import { captainSonarText } from './captain-sonar.ts';
import { darkWaterSalvageText } from './dark-water-salvage.ts';
import { depthChargeText } from './depth-charge.ts';
import type { GameText } from './game-text.ts';
import { searchDiverText } from './search-diver.ts';

/** Games whose words still come from here instead of their own folder. */
const TEXTS: Readonly<Record<string, GameText>> = {
  'captain-sonar': captainSonarText,
  'dark-water-salvage': darkWaterSalvageText,
  'depth-charge': depthChargeText,
  'search-diver': searchDiverText,
};

export const textOf = (game: Playable): GameText => TEXTS[game.id] ?? wordsOf(game);

function wordsOf({ words, notation }: Playable): GameText {
  const names: Names = { side: words.side, seat: (seat) => seat };
  const { title, examples } = words.typing;
  return {
    draw: words.board,
    describe: (event) => words.event(event, names),
    makeAction: notation.make,
    parseAction: notation.parse,
    notation: (examples.length === 0 ? title : list(title, examples)).split('\n'),
  };
}
