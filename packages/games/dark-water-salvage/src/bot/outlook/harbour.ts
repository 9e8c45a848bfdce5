import { freeCities } from '../../rules/cities.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import type { Region } from '../../vocabulary.ts';
import { bestAttempt } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { studiesAt } from './study.ts';
import { budgetOf } from './savings.ts';
import { stepsBetween } from '../way.ts';

/** A city and what it is good for. */
export interface Harbour {
  readonly region: Region;
  readonly value: number;
}

const DEAR = 0.02; // for each dollar of hire, if nothing else decides

/** The free cities, the best first. */
export const harbours = (outlook: Outlook): readonly Harbour[] =>
  freeCities(outlook.view)
    .map((region) => ({
      region,
      value: trip(outlook, region) + questions(outlook, region) - DEAR * hireAt(outlook, region),
    }))
    .toSorted((one, other) => other.value - one.value);

function hireAt({ content }: Outlook, region: Region): number {
  const place = content.places[region];
  return place.kind === 'city' ? place.hire : 0;
}

/** The best attempt that can be made from here. */
function trip(outlook: Outlook, from: Region): number {
  let best = 0;
  for (const region of outlook.content.wreckRegions) {
    const spent = hireAt(outlook, from) + stepsBetween(from, region);
    const attempt = bestAttempt(outlook, { region, cash: outlook.me.cash - spent, spent });
    best = Math.max(best, attempt?.value ?? 0);
  }
  return best;
}

/** What its card tells, for as many questions as there is money for. */
function questions(outlook: Outlook, region: Region): number {
  const count = Math.max(0, Math.floor(budgetOf(outlook) / RESEARCH_COST));
  const asked = studiesAt(outlook, region).slice(0, count);
  return asked.reduce((sum, { value }) => sum + value, 0);
}
