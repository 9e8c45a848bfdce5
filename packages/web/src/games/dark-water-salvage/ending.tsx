import { ENDING, turningPointWords, whyWords } from '@fathom/dark-water-salvage/client';
import { later } from '../../table/later.tsx';
import type { MatchEnding } from '../game-client.ts';
import type { Desk } from './desk/desk.ts';

const WhereTheyLay = later(() => import('./where-they-lay.tsx'), 'WhereTheyLay');

/** Who won, by what, which find decided it, and where all wrecks lay; null: the match goes on. */
export function endingOf(desk: Desk): MatchEnding | null {
  const { result } = desk.view();
  if (result === null) return null;
  return {
    title: ENDING.title(result.winners.map(desk.nameOf)),
    why: whyWords(desk.view(), desk.nameOf),
    turningPoint: turningPointWords(desk.view(), desk.nameOf),
    Picture: () => <WhereTheyLay desk={desk} />,
  };
}
