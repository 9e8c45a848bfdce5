import {
  chanceToFind,
  compareSlots,
  groupNumber,
  isOut,
  prospects,
  searchMinutes,
} from '@fathom/search-diver/client';
import type {
  Diver,
  Event,
  Group,
  Hex,
  NextTime,
  Prospect,
  Search,
  SideName,
  Slot,
  OpenTable,
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

/** What a marker offers to a diver. */
export interface Offer extends Omit<Prospect, 'residual'> {
  readonly from: number; // the fewest minutes of the best search; 0: no search
  readonly wins: number; // chance that this best search wins
}

/** Chances that look alike are alike: then the quicker search is the better one. */
const permille = (chance: number): number => Math.round(chance * 1000);

/** Every marker that is face down, with the best a diver could do there: the best chance first, then the quickest. */
export function offersFor(table: OpenTable, side: SideName): readonly Offer[] {
  const diver = table.divers.find((each) => each.side === side);
  if (diver === undefined) return [];
  return prospects(table, diver.group)
    .map((prospect): Offer => {
      const { hex, depth, limit, best } = prospect;
      return {
        hex,
        depth,
        limit,
        best,
        from: minutesFor(depth, diver.group, best),
        wins: chanceToFind(table, { hex, search: best, modifier: diver.modifier }),
      };
    })
    .toSorted(
      (a, b) =>
        permille(b.wins) - permille(a.wins) ||
        a.from - b.from ||
        a.depth - b.depth ||
        (a.hex < b.hex ? -1 : 1),
    );
}

const minutesFor = (depth: number, group: Group, search: Search): number =>
  search === 'none'
    ? 0
    : (searchMinutes(depth, group).find((each) => each.search === search)?.from ?? 0);

/** The fewest minutes of the best search in a hex, for a slider to begin at. */
export const startingMinutes = (offer: Offer | undefined): number =>
  offer === undefined ? 1 : Math.max(1, offer.from);

/** How many markers can be searched how well, and the best chance among them. */
export interface SearchCounts {
  readonly counts: { readonly [Kind in Search]: number };
  readonly best: Offer | null;
}

export function countsOf(offers: readonly Offer[]): SearchCounts {
  const count = (search: Search): number => offers.filter(({ best }) => best === search).length;
  return {
    counts: {
      none: count('none'),
      hasty: count('hasty'),
      thorough: count('thorough'),
      complete: count('complete'),
    },
    best: offers.find(({ best }) => best !== 'none') ?? null,
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
type Standing = Slot & { readonly side: SideName; readonly group: Group };

/** 4.3 The same as the rules find out, but before it happens. null: nobody is left. */
export function upcoming(divers: readonly Standing[], setup: OpenTable['setup']): Upcoming | null {
  const [one, other] = divers.filter((diver) => !isOut({ setup }, diver));
  if (one === undefined) return null;
  if (other === undefined) return { side: one.side, by: divers.length === 1 ? 'alone' : 'time' };
  const byTime = compareSlots(one, other);
  if (byTime !== 0) return { side: byTime < 0 ? one.side : other.side, by: 'time' };
  const byGroup = groupNumber(one.group) - groupNumber(other.group);
  if (byGroup !== 0) return { side: byGroup < 0 ? one.side : other.side, by: 'group' };
  return { side: null, by: 'coin' };
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

/** The day the track shows: that of the earlier diver. The other can be a night ahead. */
export function dayShown({ divers, setup }: Pick<OpenTable, 'divers' | 'setup'>): number {
  return Math.min(setup.maxDays, ...divers.map(({ day }) => day));
}
