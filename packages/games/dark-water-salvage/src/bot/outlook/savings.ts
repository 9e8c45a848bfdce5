import { beliefOf } from '../../belief.ts';
import { regionNumber } from '../../grid.ts';
import { dollars } from '../../rules/loans.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import type { Region } from '../../vocabulary.ts';
import type { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';
import { stepsBetween } from '../way.ts';

const HOPE = 16; // dollars kept for a trip that a lucky answer may open
const ASKING = 0.45; // of the cash may go into questions before there is anything to sail for
const SURE_ENOUGH = 0.8;

/** What to put by in this round for a wreck that is found and could be paid for in the next. */
export function savings(outlook: Outlook): number {
  const { belief, content, roundsLeft } = outlook;
  if (roundsLeft === 0) return 0;
  let [most, needed] = [0, 0];
  for (const wreck of outlook.wrecks) {
    const { places } = beliefOf(belief, wreck);
    const worth = worthOf(outlook, wreck);
    const region = content.wreckRegions.find(
      (each) => (places[regionNumber(each)] ?? 0) >= SURE_ENOUGH,
    );
    if (region === undefined || worth <= most) continue;
    [most, needed] = [worth, costFromShore(outlook, region)];
  }
  return Math.max(0, needed - nextLoan(outlook));
}

/** Boat, steps and salvage, from the city where that is cheapest. */
function costFromShore({ content }: Outlook, region: Region): number {
  const place = content.places[region];
  const salvage = place.kind === 'water' ? place.salvage : 0;
  const ways = content.cities.map((from) => {
    const city = content.places[from];
    return (city.kind === 'city' ? city.hire : 0) + stepsBetween(from, region);
  });
  return salvage + Math.min(...ways);
}

/** A fair share of what the bag may give in the next round. */
function nextLoan({ view, roundsLeft }: Outlook): number {
  return Math.floor(dollars(view.bag) / Math.max(1, roundsLeft) / view.order.length);
}

/** What may go into questions while nothing is found that could be paid for. */
export function budgetOf(outlook: Outlook): number {
  const { me, view, hunter } = outlook;
  const asked = view.researches.filter(
    (note) => note.hunter === hunter && note.round === view.round,
  ).length;
  const before = me.cash + asked * RESEARCH_COST;
  const share = me.hired
    ? me.cash
    : Math.max(before * ASKING, before - HOPE) - asked * RESEARCH_COST;
  return Math.min(share, me.cash - savings(outlook));
}
