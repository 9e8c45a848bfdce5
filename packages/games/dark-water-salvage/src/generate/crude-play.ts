import type { Rng } from '@fathom/kit';
import { alike, isSingle, regionsOf, setOf, sizeOf } from '../belief/region-set.ts';
import type { RegionSet } from '../belief/region-set.ts';
import type { Content } from '../content/index.ts';
import { stepsBetween } from '../grid.ts';
import { BAGS, chipCount, chipsAround, dollars, drawChips, without } from '../rules/loans.ts';
import { trueValue } from '../rules/salvage.ts';
import type { Truth } from '../state.ts';
import { WRECKS } from '../vocabulary.ts';
import type { PlayerCount, Region } from '../vocabulary.ts';

/** A player who asks about any wreck from any city, and salvages what it has found as soon as it can pay. */
interface Player {
  cash: number;
  loans: number;
  salvaged: number;
  city: Region;
  readonly found: RegionSet[]; // by wreck: where it may lie
  readonly asked: Set<string>;
  readonly cities: Set<Region>; // where it has been
}
interface Sea {
  readonly content: Content;
  readonly truths: readonly Truth[];
  readonly salvaged: Set<number>; // wrecks
}

/** The share of crude players that end in debt. It needs no rules of turns: only of money and knowledge. */
export function debtShare(
  { content, players }: { readonly content: Content; readonly players: PlayerCount },
  games: number,
  rng: Rng,
): number {
  let inDebt = 0;
  for (let game = 0; game < games; game++)
    for (const { cash, loans, salvaged } of playCrudely(content, players, rng))
      if (cash + salvaged < loans) inDebt += 1;
  return inDebt / games / players;
}

function playCrudely(content: Content, count: PlayerCount, rng: Rng): readonly Player[] {
  const regions = rng.shuffle(content.wreckRegions);
  const values = rng.shuffle([...content.values.keys()]);
  const truths = WRECKS.map((_, i): Truth => ({
    region: regions[i] ?? 'A1',
    value: values[i] ?? 0,
  }));
  const sea: Sea = { content, truths, salvaged: new Set() };
  const players = Array.from({ length: count }, (): Player => ({
    cash: 0,
    loans: 0,
    salvaged: 0,
    city: content.cities[0] ?? 'A1',
    found: WRECKS.map(() => setOf(content.wreckRegions)),
    asked: new Set(),
    cities: new Set(),
  }));
  let bag = BAGS[count];
  for (let isLast = false; !isLast;) {
    const pool = drawChips(bag, chipsAround(count), rng);
    isLast = chipCount(pool) < chipsAround(count);
    bag = without(bag, pool);
    const order = lend(players, dollars(pool), rng);
    const cities = rng.shuffle(content.cities);
    for (const player of order) {
      const fresh = cities.findIndex((city) => !player.cities.has(city));
      player.city = cities.splice(Math.max(0, fresh), 1)[0] ?? player.city;
      player.cities.add(player.city);
    }
    for (const player of order) research(sea, player, rng);
    for (const player of order) recover(sea, player);
  }
  return players;
}

/** Everybody asks for about a fair share; the lowest collects first. */
function lend(players: readonly Player[], pool: number, rng: Rng): readonly Player[] {
  const bids = players.map((player) => ({
    player,
    amount: Math.round(((pool / players.length) * (70 + rng.int(61))) / 100),
  }));
  let left = pool;
  return bids
    .toSorted((one, other) => one.amount - other.amount)
    .map(({ player, amount }) => {
      const taken = Math.min(amount, left);
      left -= taken;
      player.cash += taken;
      player.loans += taken;
      return player;
    });
}

const ASKING = 0.2; // of the cash goes into research

function research({ content, truths, salvaged }: Sea, player: Player, rng: Rng): void {
  const card = player.city;
  let budget = Math.floor(player.cash * ASKING);
  for (const wreck of nearestFirst(player, rng)) {
    const truth = truths[wreck];
    const before = player.found[wreck] ?? 0n;
    const question = `${wreck} ${card}`;
    if (budget === 0 || truth === undefined) return;
    if (salvaged.has(wreck) || isSingle(before) || player.asked.has(question)) continue;
    player.asked.add(question);
    player.found[wreck] = before & alike(content, card, truth.region);
    player.cash -= 1;
    budget -= 1;
  }
}

/** The wrecks of which most is known, others in any order. */
const nearestFirst = ({ found }: Player, rng: Rng): readonly number[] =>
  rng
    .shuffle([...found.keys()])
    .toSorted((one, other) => sizeOf(found[one] ?? 0n) - sizeOf(found[other] ?? 0n));

/** From wreck to wreck, the most promising first, while the money lasts. Nobody is in the way. */
function recover(sea: Sea, player: Player): void {
  const { content, truths, salvaged } = sea;
  const start = content.terrain[player.city];
  let here = player.city;
  let hire = start.kind === 'city' ? start.hire : 0;
  for (;;) {
    const [best] = [...truths.keys()]
      .filter((wreck) => !salvaged.has(wreck) && isSingle(player.found[wreck] ?? 0n))
      .map((wreck) => venture(content, here, { wreck, found: player.found[wreck] ?? 0n }))
      .filter(({ cost }) => hire + cost <= player.cash)
      .toSorted((one, other) => other.promise - other.cost - (one.promise - one.cost));
    const truth = best && truths[best.wreck];
    if (best === undefined || truth === undefined) return;
    player.cash -= hire + best.cost;
    player.salvaged += trueValue(content, truth);
    salvaged.add(best.wreck);
    here = truth.region;
    hire = 0;
  }
}

interface Venture {
  readonly wreck: number;
  readonly cost: number; // steps and salvage
  readonly promise: number; // what a value card says on average for where it lies
}

function venture(
  content: Content,
  from: Region,
  { wreck, found }: { readonly wreck: number; readonly found: RegionSet },
): Venture {
  const [region = from] = regionsOf(found);
  const place = content.terrain[region];
  const worths = content.values.map((_, value) => trueValue(content, { region, value }));
  return {
    wreck,
    cost: stepsBetween(from, region) + (place.kind === 'water' ? place.salvage : 0),
    promise: worths.reduce((sum, worth) => sum + worth, 0) / worths.length,
  };
}
