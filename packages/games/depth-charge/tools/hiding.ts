/**
 * Where to hide: the hunter answers every mix of placements with the shortest hunt there is against it, the hider leans
 * towards the placements that took long, and so on in turns. What is left in the end is written to src/bot/mix-data.ts.
 *
 *   node packages/games/depth-charge/tools/hiding.ts [--rounds 108] [--write]
 *
 * Without rounds it only says how good the mix is that the admiral has.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lowestBerth, masksOf, numberOf } from '../src/belief/minefields.ts';
import { SEAS, squareNumber } from '../src/board.ts';
import { digitOf, weights as admirals } from '../src/bot/placing.ts';
import {
  BOOKED,
  OPENINGS,
  PLACEMENTS,
  expedition,
  leastTurns,
  turnsAfter,
  turnsForEach,
} from './expedition.ts';
import type { Opening } from './expedition.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '0' }, write: { type: 'boolean', default: false } },
});

/** How fast the hider learns: each turn that a placement takes longer than another makes it e^0.2 times as likely. */
const HASTE = 0.2;
/** No placement is used more often than this, or it would become a habit. */
const MOST = 0.04;
/** Weights a hunter reckons with are whole numbers, this on average. */
const GRAIN = 64;

const NUMBERS = SEAS.red.map(squareNumber);
/** The number of each placement's mirror image about the diagonal from a1 to h8. */
const MIRRORED = Array.from(masksOf(3), (mask) => {
  let image = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const square = NUMBERS[lowestBerth(rest)]!;
    image |= 1 << NUMBERS.indexOf((square % 8) * 8 + Math.floor(square / 8));
  }
  return numberOf(image);
});

/** Hunters play an opening as often as its mirror image. */
const bothWays = (turns: Float64Array): Float64Array =>
  turns.map((one, placement) => (one + turns[MIRRORED[placement]!]!) / 2);

const shares = (weights: ArrayLike<number>): Float64Array => {
  const all = Array.from(weights).reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from(weights, (weight) => weight / all);
};

/** Everything counts a little: a hunter without risk leaves nothing out. */
const grains = (mix: Float64Array): Float64Array =>
  mix.map((share) => Math.max(1, Math.round(share * PLACEMENTS * GRAIN)));

const mean = (mix: Float64Array, turns: Float64Array): number =>
  mix.reduce((sum, share, placement) => sum + share * turns[placement]!, 0);

/** Trying every opening takes long: every fourth round all are tried, in between the two that did best. */
const TRIED = { everyRounds: 4, inBetween: 2 };

/** The turns for each placement by the shortest hunt against a mix, openings in the order of how well they did. */
function answer(mix: Float64Array, openings: readonly Opening[]): Answer {
  const hunter = expedition(grains(mix));
  const tried = openings
    .map((opening) => ({ opening, turns: turnsAfter(hunter, opening) }))
    .toSorted((one, other) => one.turns - other.turns);
  return {
    turns: bothWays(turnsForEach(hunter, tried[0]!.opening)),
    openings: tried.map(({ opening }) => opening),
  };
}
interface Answer {
  readonly turns: Float64Array;
  readonly openings: readonly Opening[];
}

function learn(rounds: number): Float64Array {
  const sums = new Float64Array(PLACEMENTS); // turns so far
  const taken = new Float64Array(PLACEMENTS); // the same, later rounds counting for more
  const average = new Float64Array(PLACEMENTS); // so are the mixes
  let mix: Float64Array = new Float64Array(PLACEMENTS).fill(1 / PLACEMENTS);
  let best: readonly Opening[] = OPENINGS;
  for (let round = 1, whole = 0; round <= rounds; round++) {
    const isBroad = round % TRIED.everyRounds === 1;
    const { turns, openings } = answer(mix, isBroad ? OPENINGS : best);
    best = openings.slice(0, TRIED.inBetween);
    whole += round;
    for (let placement = 0; placement < PLACEMENTS; placement++) {
      average[placement]! += round * mix[placement]!;
      taken[placement]! += round * turns[placement]!;
      sums[placement]! += turns[placement]!;
    }
    console.log(
      `round ${round}: ${mean(mix, turns).toFixed(3)} turns; against all hunters so far together at most ${(Math.max(...taken) / whole).toFixed(3)}`,
    );
    // As if the last answer came once more: this keeps the two from chasing each other.
    const most = sums.reduce((high, sum, placement) => Math.max(high, sum + turns[placement]!), 0);
    mix = shares(sums.map((sum, placement) => Math.exp(HASTE * (sum + turns[placement]! - most))));
  }
  return capped(shares(average));
}

function capped(mix: Float64Array): Float64Array {
  let now: Float64Array = mix.map((share, placement) => (share + mix[MIRRORED[placement]!]!) / 2);
  while (Math.max(...now) > MOST * 1.001) now = shares(now.map((share) => Math.min(share, MOST)));
  return now;
}

function write(mix: Float64Array): void {
  const digits = Array.from(mix, (share) => digitOf(share * PLACEMENTS * (GRAIN / 4))).join('');
  const lines = digits.match(/.{1,90}/g)!.map((line) => `  '${line}',`);
  writeFileSync(
    new URL('../src/bot/mix-data.ts', import.meta.url),
    [
      '/** A digit for each placement, in the order of their numbers. Made by tools/hiding.ts. */',
      'export const PLACEMENTS: string = [',
      ...lines,
      "].join('');",
      '',
    ].join('\n'),
  );
}

function report(mix: Float64Array): void {
  const admiral = expedition(new Float64Array(PLACEMENTS).fill(1));
  const hunts = BOOKED.map((opening) => bothWays(turnsForEach(admiral, opening)));
  const turns = hunts[0]!.map((_, placement) =>
    hunts.reduce((sum, hunt) => sum + hunt[placement]! / hunts.length, 0),
  );
  const least = leastTurns(expedition(grains(mix)));
  const commonest = Math.max(...mix);
  console.log(`The mix: no placement more often than ${(100 * commonest).toFixed(1)} %.`);
  console.log(`The admiral's hunter needs ${mean(mix, turns).toFixed(3)} turns against it,`);
  console.log(`and a hunter who knows the mix, worked out to the end, ${least.toFixed(3)}.`);
  const uniform = mean(new Float64Array(PLACEMENTS).fill(1 / PLACEMENTS), turns);
  console.log(
    `Against any placement as often as any other the admiral's hunter needs ${uniform.toFixed(3)},`,
  );
  console.log(
    `and at most ${Math.max(...turns).toFixed(3)} against a hider who knows how it hunts.`,
  );
}

const rounds = Number(values.rounds);
const mix = rounds > 0 ? learn(rounds) : shares(admirals);
if (values.write) write(mix);
report(mix);
