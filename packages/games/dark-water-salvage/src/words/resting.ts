import { counted } from '@fathom/kit';
import { standingsNow } from '../aids/standings.ts';
import type { WreckReport } from '../bot/belief-report.ts';
import { contentOf, regionName } from '../content/index.ts';
import { stepsBetween } from '../grid.ts';
import { netWorth } from '../rules/end.ts';
import { roundsLeft } from '../rules/loans.ts';
import { LOCATE_COST } from '../rules/locate.ts';
import { STEP_COST, moveCost, reach } from '../rules/move.ts';
import { hunterOf, shipOf } from '../rules/table.ts';
import type { Region, WreckNumber } from '../vocabulary.ts';
import { prestigeOf } from './advised.ts';
import type { AdvisedChoice } from './advised.ts';

/** Why nothing is done now. Of a wreck that is certain it is always said why it is not fetched. */
export function forResting(advised: AdvisedChoice): readonly string[] {
  const { step } = advised.view;
  const here = sureHere(advised);
  if (step === 'locate' && here !== null) return [laterHere(advised, here)];
  const trip = sureTrip(advised);
  if (step === 'research' && trip?.isAffordable === true) return [tripFirst(advised, trip)];
  return [...(step === 'move' ? notMoving(advised, trip) : [NOTHING]), kept(advised)];
}

const NOTHING = 'Nothing in this step is worth its price now.';

function kept({ view, hunter }: AdvisedChoice): string {
  const { cash } = hunterOf(view, hunter);
  const keep = view.last ? 'what you keep counts against your loans' : 'you keep it for later';
  return `You have $${cash}, and ${keep}.`;
}

function notMoving(advised: AdvisedChoice, trip: SureTrip | null): readonly string[] {
  const { view, action } = advised;
  const below = action.type === 'pass' ? wreckBelow(advised) : null;
  if (below !== null) return [`You are where the ${shipOf(view, below).name} can lie.`];
  if (trip === null) return ['No trip is worth the cost now.'];
  return trip.isAffordable
    ? [tripWords(advised, trip), whyNot(advised, trip)]
    : [`${liesAt(advised, trip)}, but fetching her takes $${trip.way + trip.salvage}.`];
}

/** To a wreck whose place is certain. */
interface SureTrip {
  readonly wreck: WreckNumber;
  readonly region: Region;
  readonly way: number; // dollars, the boat included
  readonly salvage: number;
  readonly value: number; // dollars on average
  readonly isAffordable: boolean; // the way and the salvage
}

/** One that can be paid for before others, then that with the most prestige. null: there is none. */
function sureTrip(advised: AdvisedChoice): SureTrip | null {
  const { view, belief } = advised;
  const trips = belief.wrecks.flatMap((report) => tripFor(advised, report));
  const [best] = trips.toSorted(
    (one, other) =>
      Number(other.isAffordable) - Number(one.isAffordable) ||
      prestigeOf(view, other.wreck) - prestigeOf(view, one.wreck),
  );
  return best ?? null;
}

function tripFor(
  { view, hunter }: AdvisedChoice,
  { wreck, candidates, likeliest: region, value }: WreckReport,
): readonly SureTrip[] {
  const { token, cash } = hunterOf(view, hunter);
  const place = contentOf(view.setup).terrain[region];
  if (candidates.length !== 1 || token === null || token === region) return [];
  if (place.kind !== 'water') return [];
  const { salvage } = place;
  const found = reach(view, hunter).find(({ to }) => to === region)?.cost;
  const way = found ?? moveCost(view, hunter, stepsBetween(token, region));
  const isAffordable = found !== undefined && way + salvage <= cash;
  return [{ wreck, region, way, salvage, value: Math.round(value), isAffordable }];
}

const liesAt = ({ view }: AdvisedChoice, { wreck, region }: SureTrip): string =>
  `The ${shipOf(view, wreck).name} lies at ${region}`;

const tripWords = (advised: AdvisedChoice, trip: SureTrip): string =>
  `${liesAt(advised, trip)}, and $${trip.way + trip.salvage} would fetch her: ${prestigeOf(advised.view, trip.wreck)} prestige and about $${trip.value}.`;

const tripFirst = (advised: AdvisedChoice, trip: SureTrip): string =>
  `${liesAt(advised, trip)}: of your $${hunterOf(advised.view, advised.hunter).cash} it takes $${trip.way + trip.salvage} to fetch her, and every question costs $1.`;

/** Why a trip that could be made is better not made, or not now. */
function whyNot(advised: AdvisedChoice, trip: SureTrip): string {
  const { view, hunter } = advised;
  const net = netWorth(hunterOf(view, hunter)) - trip.way - trip.salvage + trip.value;
  if (view.last) return whyNotAtLast(advised, net);
  const { city, way } = cheapestWay(advised, trip.region);
  if (way < trip.way)
    return `But from ${regionName(contentOf(view.setup), city)} the way is $${way} instead of $${trip.way}: she can wait for a later round.`;
  return net < 0
    ? `But it would leave you about $${-net} in debt with ${counted(roundsLeft(view), 'round')} to go.`
    : 'But the money does more for you in a later round.';
}

function whyNotAtLast({ view, hunter }: AdvisedChoice, net: number): string {
  if (net < 0)
    return `But you would most likely end $${-net} in debt, and then prestige is of no use.`;
  const isFirst = standingsNow(view).some((each) => each.hunter === hunter && each.wouldWin);
  return isFirst
    ? 'But you would win as things stand, and she may bring less than that: debt is all you have to fear.'
    : 'But she may bring less than that, and in debt prestige is of no use.';
}

function cheapestWay(
  { view }: AdvisedChoice,
  region: Region,
): { readonly city: Region; readonly way: number } {
  const { cities, terrain } = contentOf(view.setup);
  const ways = cities.map((city) => {
    const place = terrain[city];
    const hire = place.kind === 'city' ? place.hire : 0;
    return { city, way: hire + STEP_COST * stepsBetween(city, region) };
  });
  return ways.reduce((best, each) => (each.way < best.way ? each : best));
}

/** The wreck that lies here for certain and can be paid for. */
function sureHere({ view, hunter, belief }: AdvisedChoice): WreckNumber | null {
  const { token, cash } = hunterOf(view, hunter);
  const place = token === null ? null : contentOf(view.setup).terrain[token];
  if (place?.kind !== 'water' || place.salvage > cash) return null;
  const here = belief.wrecks.find(
    ({ candidates, likeliest }) => candidates.length === 1 && likeliest === token,
  );
  return here?.wreck ?? null;
}

const laterHere = ({ view }: AdvisedChoice, wreck: WreckNumber): string =>
  `The ${shipOf(view, wreck).name} lies here: salvaging her brings the prestige for both, and locating her first would only cost $${LOCATE_COST}.`;

function wreckBelow({ view, hunter, belief }: AdvisedChoice): WreckNumber | null {
  const { token } = hunterOf(view, hunter);
  const here = belief.wrecks
    .filter(({ candidates }) => token !== null && candidates.includes(token))
    .toSorted((one, other) => one.candidates.length - other.candidates.length);
  return here[0]?.wreck ?? null;
}
