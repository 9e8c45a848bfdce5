import {
  SEARCHES,
  bestDive,
  chanceText,
  chanceToFind,
  differenceOf,
  firstOnTrack,
  isOut,
  prospects,
} from '@fathom/search-diver/client';
import type {
  DiveDifference,
  DivePlan,
  Diver,
  Event,
  Group,
  Hex,
  MarkerStanding,
  NextTime,
  OnTrack,
  Prospect,
  Search,
  SideName,
  Slot,
  OpenTable,
  TimePlan,
  TurnBegan,
  TurnReason,
} from '@fathom/search-diver/client';

/** The table as it would be when a side dives at another time, if nothing else happened until then. */
export function tableAt<T extends OpenTable>(table: T, side: SideName, time: NextTime): T {
  const { day, hour, group, interval } = time;
  return {
    ...table,
    phase: 'diving',
    turn: side,
    divers: table.divers.map((diver) =>
      diver.side === side
        ? { ...diver, day, hour, group, rest: 0, modifier: interval === null ? 0 : diver.modifier }
        : diver,
    ),
  };
}

/** What a marker offers to a diver: the best search there, in the fewest minutes. */
export interface Offer extends Omit<Prospect, 'residual'> {
  readonly plan: DivePlan | null; // null: no dive
  readonly from: number; // minutes; 0: no search
  readonly turns: number; // chance that it turns the marker
  readonly wins: number; // chance that it wins
}

/** Chances that look alike are alike. */
const permille = (chance: number): number => Math.round(chance * 1000);

/** Every marker that is face down: the best first, and those that cannot be searched last. */
export function offersFor(table: OpenTable, side: SideName): readonly Offer[] {
  const diver = table.divers.find((each) => each.side === side);
  if (diver === undefined) return [];
  return prospects(table, diver.group)
    .map(({ hex, depth, limit, best }): Offer => {
      const plan = bestDive(table, side, hex);
      const { turns = 0, wins = 0 } = plan ?? {};
      return {
        hex,
        depth,
        limit,
        best,
        plan,
        from: best === 'none' ? 0 : (plan?.minutes ?? 0),
        turns,
        wins,
      };
    })
    .toSorted((a, b) => compareOffers(a, b) || a.depth - b.depth || (a.hex < b.hex ? -1 : 1));
}

/** What the better of two markers has over the other. null: they are equal, as far as anybody can see. */
function offersApart(one: Offer, other: Offer): DiveDifference | null {
  if (one.plan === null || other.plan === null) return null;
  const apart = differenceOf(one.plan, other.plan);
  return apart?.by === 'beside' && chanceText(one.wins) === chanceText(other.wins) ? null : apart;
}

function compareOffers(one: Offer, other: Offer): number {
  if (one.plan === null || other.plan === null)
    return Number(one.plan === null) - Number(other.plan === null);
  const apart = offersApart(one, other);
  return apart === null ? 0 : apart.better === one.plan ? -1 : 1;
}

/** Markers between which there is nothing to choose, and what the best of all have over them. */
export interface MarkerRank {
  readonly offers: readonly Offer[];
  readonly better: DiveDifference | null; // null: these are the best, or no dive is possible
}

export function ranksOf(offers: readonly Offer[]): readonly MarkerRank[] {
  const ranks: { offers: Offer[]; better: DiveDifference | null }[] = [];
  const [best] = offers;
  for (const offer of offers) {
    const last = ranks.at(-1);
    if (last?.offers[0] !== undefined && compareOffers(last.offers[0], offer) === 0)
      last.offers.push(offer);
    else
      ranks.push({ offers: [offer], better: best === undefined ? null : offersApart(best, offer) });
  }
  return ranks;
}

/** How a marker stands among all of them. */
export function standingOf(offers: readonly Offer[], hex: Hex): MarkerStanding | null {
  const rank = ranksOf(offers).find((each) => each.offers.some((offer) => offer.hex === hex));
  const own = rank?.offers.find((offer) => offer.hex === hex);
  if (rank === undefined || own === undefined) return null;
  const [best] = offers;
  return {
    better: best === undefined ? null : offersApart(best, own),
    equal: rank.offers.filter((offer) => offer !== own).map((offer) => offer.hex),
    others: offers.length - 1,
    canSearch: own.best !== 'none',
  };
}

/** The fewest minutes of the best search in a hex, for a slider to begin at. */
export const startingMinutes = (offer: Offer | undefined): number =>
  offer === undefined ? 1 : Math.max(1, offer.from);

/** A time for the next dive and, after it, those that would bring nothing else. */
export interface TimeChoice {
  readonly first: TimePlan;
  readonly last: TimePlan;
  readonly could: Possible | null; // null: past the last day
}
interface Possible {
  readonly counts: SearchCounts['counts'];
  readonly wins: number; // the best chance
}

/** Times that can be chosen, those that come to the same in one. */
export function timeChoices(
  table: OpenTable,
  side: SideName,
  times: readonly TimePlan[],
): readonly TimeChoice[] {
  const choices: { first: TimePlan; last: TimePlan; could: Possible | null }[] = [];
  const find = rememberedChances();
  for (const time of times.filter(({ refusal }) => refusal === null)) {
    const isPast = time.day > table.setup.maxDays;
    const could = isPast ? null : possibleAt(tableAt(table, side, time), side, find);
    const before = choices.at(-1);
    if (before?.first.day === time.day && isAlike(before.could, could)) before.last = time;
    else choices.push({ first: time, last: time, could });
  }
  return choices;
}

type Chances = typeof chanceToFind;
/** The same search in the same hex is asked for at many times, and is not quickly worked out. */
function rememberedChances(): Chances {
  const known = new Map<string, number>();
  return (table, at) => {
    const key = `${at.hex} ${at.search} ${at.modifier}`;
    const chance = known.get(key) ?? chanceToFind(table, at);
    known.set(key, chance);
    return chance;
  };
}

function possibleAt(table: OpenTable, side: SideName, find: Chances): Possible | null {
  const diver = table.divers.find((each) => each.side === side);
  if (diver === undefined) return null;
  const all = prospects(table, diver.group);
  const chances = all.map(({ hex, best }) =>
    find(table, { hex, search: best, modifier: diver.modifier }),
  );
  return { counts: countBy(all), wins: Math.max(0, ...chances) };
}

const isAlike = (one: Possible | null, other: Possible | null): boolean =>
  one !== null &&
  other !== null &&
  permille(one.wins) === permille(other.wins) &&
  SEARCHES.every((search) => one.counts[search] === other.counts[search]);

/** How many markers can be searched how well, and the best chance among them. */
export interface SearchCounts {
  readonly counts: { readonly [Kind in Search]: number };
  readonly best: Offer | null;
}

export const countsOf = (offers: readonly Offer[]): SearchCounts => ({
  counts: countBy(offers),
  best: offers.find(({ best }) => best !== 'none') ?? null,
});

function countBy(markers: readonly { readonly best: Search }[]): SearchCounts['counts'] {
  const count = (search: Search): number => markers.filter(({ best }) => best === search).length;
  return {
    none: count('none'),
    hasty: count('hasty'),
    thorough: count('thorough'),
    complete: count('complete'),
  };
}

export const sameSlot = (one: Slot | null, other: Slot | null): boolean =>
  one !== null && other !== null && one.day === other.day && one.hour === other.hour;

/** The free search beside the last one: the hexes and their chances. */
export interface FreeOffer {
  readonly hex: Hex;
  readonly wins: number;
}
export const freeOffers = (
  table: OpenTable,
  side: SideName,
  hexes: readonly Hex[],
): readonly FreeOffer[] => {
  const modifier = table.divers.find((each) => each.side === side)?.modifier ?? 0;
  return hexes.map((hex) => ({
    hex,
    wins: chanceToFind(table, { hex, search: 'hasty', modifier }),
  }));
};

/** Who dives next, and why. */
export interface Upcoming {
  readonly side: SideName | null; // null: a coin decides
  readonly by: TurnReason;
}

/** 4.3 The same as the rules find out, but before it happens. null: nobody is left. */
export function upcoming(divers: readonly OnTrack[], setup: OpenTable['setup']): Upcoming | null {
  const { divers: first, by } = firstOnTrack({ divers, setup });
  const [only] = first;
  return only === undefined ? null : { side: first.length === 1 ? only.side : null, by };
}

/** Who would dive next if a side's next dive were at this time. */
export function upcomingIf(
  { divers, setup }: Pick<OpenTable, 'divers' | 'setup'>,
  side: SideName,
  next: Slot & { readonly group: Group },
): Upcoming | null {
  const { day, hour, group } = next;
  const moved = divers.map((diver): Diver =>
    diver.side === side ? { ...diver, day, hour, group } : diver,
  );
  return upcoming(moved, setup);
}

/** Why it is this diver's turn: the last one that began. */
export const lastTurn = (events: readonly Event[]): TurnBegan | null =>
  events.findLast((event) => event.type === 'turnBegan') ?? null;

/** The day the track shows: that of the earliest diver who is still in it. Others can be a night ahead. */
export function dayShown({ divers, setup }: Pick<OpenTable, 'divers' | 'setup'>): number {
  const there = divers.filter((diver) => !isOut({ setup }, diver));
  const days = (there.length === 0 ? divers : there).map(({ day }) => day);
  return Math.min(setup.maxDays, ...days);
}
