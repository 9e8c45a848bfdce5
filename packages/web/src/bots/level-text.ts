import type { GameInfo } from '@fathom/protocol';
import { botWords } from '../words/bots.ts';

type Levels = GameInfo['bots'];

/** For whom a level is, by its place among those of its game. */
export const forWhom = (levels: Levels, wanted: string): string =>
  botWords.forWhom(
    levels.findIndex(({ level }) => level === wanted),
    levels.length,
  );

/** "Cadet: for your first games". */
export function levelText(levels: Levels, wanted: string): string {
  const name = levels.find(({ level }) => level === wanted)?.name;
  return name === undefined ? '' : botWords.level(name, forWhom(levels, wanted));
}
