import { compareHunters, isInDebt, netWorth, ranking } from '../rules/end.ts';
import type { Standing } from '../state.ts';
import type { View } from '../view.ts';
import type { HunterName } from '../vocabulary.ts';

/** How a hunter would stand if the game ended now. */
export interface HunterNow {
  readonly hunter: HunterName;
  readonly place: number; // from 1; those between whom there is nothing share it
  readonly prestige: number;
  readonly net: number; // dollars
  readonly isInDebt: boolean;
  readonly isOut: boolean; // has left the game
  readonly wouldWin: boolean; // alone, or shared with others
}

/** 8. The first first. */
export function standingsNow({ hunters }: Pick<View, 'hunters'>): readonly HunterNow[] {
  const ranked = ranking(hunters);
  return ranked.map((standing) => ({
    hunter: standing.name,
    place: placeOf(standing, ranked),
    prestige: standing.prestige,
    net: netWorth(standing),
    isInDebt: isInDebt(standing),
    isOut: standing.out !== null,
    wouldWin: standing.out === null && placeOf(standing, ranked) === 1,
  }));
}

const placeOf = (standing: Standing, ranked: readonly Standing[]): number =>
  1 + ranked.filter((other) => compareHunters(other, standing) < 0).length;

/** What puts the winners before all others. */
export type WinningEdge =
  | { readonly kind: 'alone' } // all others have left
  | { readonly kind: 'all' } // nothing is between any of them
  | {
      readonly kind: 'solvent'; // others have as much prestige or more, which does not count
      readonly over: readonly HunterNow[];
    }
  | {
      readonly kind: 'prestige' | 'net' | 'salvages';
      readonly best: number; // the winners' own
      readonly next: number; // what the best of the others has
      readonly allInDebt: boolean;
    };

/** 8. By what those who stand first do so. */
export function winningEdge(view: Pick<View, 'hunters'>): WinningEdge {
  const ranked = standingsNow(view);
  const best = ranked.find(({ wouldWin }) => wouldWin);
  const others = ranked.filter(({ wouldWin }) => !wouldWin);
  const rivals = others.filter(({ isOut }) => !isOut);
  if (best === undefined || others.length === 0) return { kind: 'all' };
  if (rivals.length === 0) return { kind: 'alone' };
  const over = others.filter(
    (other) =>
      other.prestige >= best.prestige && (other.isOut || (other.isInDebt && !best.isInDebt)),
  );
  return over.length > 0 ? { kind: 'solvent', over } : edgeOver(view, best, rivals);
}

function edgeOver(
  { hunters }: Pick<View, 'hunters'>,
  best: HunterNow,
  rivals: readonly HunterNow[],
): WinningEdge {
  const [next] = rivals;
  const allInDebt = best.isInDebt;
  const rival = next ?? best;
  if (best.prestige !== rival.prestige)
    return { kind: 'prestige', best: best.prestige, next: rival.prestige, allInDebt };
  if (best.net !== rival.net) return { kind: 'net', best: best.net, next: rival.net, allInDebt };
  const salvagesOf = (name: HunterName): number =>
    hunters.find((hunter) => hunter.name === name)?.salvages ?? 0;
  return {
    kind: 'salvages',
    best: salvagesOf(best.hunter),
    next: salvagesOf(rival.hunter),
    allInDebt,
  };
}
