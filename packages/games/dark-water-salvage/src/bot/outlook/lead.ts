import { beliefOf, candidates, chanceAt, sizeOf, wouldHold } from '../../belief.ts';
import type { Belief } from '../../belief.ts';
import { isLockedOut } from '../../rules/attempts.ts';
import type { View } from '../../view.ts';
import type { HunterName, WreckNumber } from '../../vocabulary.ts';
import type { Skill } from './skill.ts';

/** Who looks, and with what skill. */
export interface Onlooker {
  readonly view: View;
  readonly hunter: HunterName;
  readonly skill: Skill;
}

/**
 * How likely it is this hunter who gets a wreck, by how far each has come with it. Whoever follows another's trail
 * pays for questions and boats and comes home with nothing: that, and not the loans, is what ruins hunters.
 */
export function leadOf(onlooker: Onlooker, belief: Belief, wreck: WreckNumber): number {
  const { view, hunter, skill } = onlooker;
  const { places } = beliefOf(belief, wreck);
  const rivals = view.order.filter((name) => name !== hunter && !isLockedOut(view, name, wreck));
  if (skill.rivals === 'ignored') {
    const sure = Math.max(...places);
    return sure + (1 - sure) / (1 + rivals.length);
  }
  const mine = places.reduce((sum, chance) => sum + chance * chance, 0);
  const theirs = rivals.map((rival) => read(onlooker, belief, { hunter: rival, wreck }));
  return mine / theirs.reduce((sum, each) => sum + each, mine);
}

/** How well a rival would guess the place by what its cards told it, wherever the wreck lies. */
function read(
  { view }: Onlooker,
  belief: Belief,
  about: { readonly hunter: HunterName; readonly wreck: WreckNumber },
): number {
  return candidates(belief, about.wreck).reduce(
    (sum, region) =>
      sum +
      chanceAt(belief, about.wreck, region) / Math.max(1, sizeOf(wouldHold(view, about, region))),
    0,
  );
}
