import { listed } from '@fathom/kit';
import type { BoatEstimate } from '../estimate.ts';

const NAMED = 3; // cells that are read out
const LEADS = 1.5; // times as likely as an even share: worth naming
const NOTABLE = 0.05; // chance below which no cell is worth naming
const LIKELY = 0.55; // chance of a sector that is worth saying

/** A Radio Operator's report: how many cells are left, the likeliest, and what of the sectors is sure. */
export function estimateWords(estimate: BoatEstimate): readonly string[] {
  const { count } = estimate;
  if (count === 0) return ['Nothing fits what was heard.'];
  if (count === 1) return [`The enemy is on ${estimate.cells[0]?.cell}.`];
  return [placeWords(estimate), ...sectorWords(estimate)];
}

function placeWords({ count, cells }: BoatEstimate): string {
  const even = 1 / count;
  const best = cells
    .slice(0, NAMED)
    .filter(({ chance }) => chance > even * LEADS && chance >= NOTABLE);
  if (count <= NAMED) return `The enemy is on ${listed(cells.map(withChance), 'or')}.`;
  if (best.length === 0)
    return `The enemy is on one of ${count} cells, none much likelier than the rest.`;
  return `The enemy is on one of ${count} cells, most likely ${listed(best.map(withChance), 'or')}.`;
}

const withChance = ({ cell, chance }: BoatEstimate['cells'][number]): string =>
  `${cell} (${chancePercent(chance)})`;

function sectorWords({ sectors }: BoatEstimate): readonly string[] {
  const open = sectors.flatMap((chance, i) => (chance > 0 ? [i + 1] : []));
  const shut = sectors.flatMap((chance, i) => (chance > 0 ? [] : [i + 1]));
  if (open.length === 1) return [`It is in sector ${open[0]}.`];
  const most = Math.max(...sectors);
  const likely =
    most >= LIKELY
      ? [`It is likely in sector ${sectors.indexOf(most) + 1} (${chancePercent(most)}).`]
      : [];
  if (shut.length === 0) return likely;
  const surely =
    open.length < shut.length
      ? `Only sectors ${listed(open)} are left.`
      : `It is not in sector ${listed(shut, 'or')}.`;
  return [...likely, surely];
}

/** Rounded: a Captain has no use for "under 1%". */
export const chancePercent = (chance: number): string => `${Math.round(chance * 100)}%`;
