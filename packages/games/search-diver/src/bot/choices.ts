import type { Dive } from '../actions.ts';
import { chanceToTurn } from '../odds.ts';
import type { RollRules } from '../odds.ts';
import { searchMinutes } from '../plan.ts';
import { isRefusal, lookUp } from '../rules/diving.ts';
import { depthOf, faceDown } from '../rules/table.ts';
import type { Group } from '../vocabulary.ts';
import type { DiverView } from './strategy.ts';

/** A dive worth thinking of: as short as its kind of search allows, because longer only costs nitrogen. */
export interface DiveOption {
  readonly depth: number;
  readonly minutes: number;
  readonly after: Group;
  readonly chance: number; // to turn the marker
}

/** The dives a diver of a group may make at a depth. */
export const divesAt = (depth: number, group: Group, rules: RollRules): readonly DiveOption[] =>
  searchMinutes(depth, group).flatMap(({ search, from }) => {
    const figures = lookUp({ depth, group, minutes: from });
    if (isRefusal(figures) || search === 'none') return [];
    return [{ depth, minutes: from, after: figures.after, chance: chanceToTurn(search, rules) }];
  });

export const rulesFor = ({ view, diver }: DiverView): RollRules => ({
  naturalSix: view.setup.naturalSix,
  modifier: diver.modifier,
});

/** The depths at which markers lie face down, each once, the shallowest first. */
export const depthsLeft = (own: DiverView): readonly number[] =>
  [...new Set(markerDepths(own))].toSorted((a, b) => a - b);

/** One entry per face-down marker, the shallowest first. */
export const markerDepths = ({ view }: DiverView): readonly number[] =>
  faceDown(view)
    .map((hex) => depthOf(view, hex) ?? 0)
    .toSorted((a, b) => a - b);

/** All hexes at a depth are alike: an option for each of them. */
export const divesFor = (
  { view }: DiverView,
  { depth, minutes }: Pick<DiveOption, 'depth' | 'minutes'>,
): readonly Dive[] =>
  faceDown(view)
    .filter((hex) => depthOf(view, hex) === depth)
    .map((hex) => ({ type: 'dive', hex, minutes }));
