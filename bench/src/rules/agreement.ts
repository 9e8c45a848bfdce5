import { canonical } from '@fathom/kit';
import type { Engine } from './engine.ts';
import { cheapRng } from './luck.ts';

/** Equal picks must lead through equal games to equal ends, or the engines do not play the same game. */
export function assertAgreement(one: Engine, other: Engine, games: number): void {
  for (let seed = 1; seed <= games; seed++) {
    const mine = canonical(one.watch(cheapRng(seed)));
    const theirs = canonical(other.watch(cheapRng(seed)));
    if (mine !== theirs)
      throw new Error(
        `game ${seed} differs.\n${one.name}: ${mine}\n${other.name}: ${theirs}\nNothing was measured.`,
      );
  }
}
