/**
 * How often the admiral wins where it counts on so many wins in 100: two of them against each other.
 *
 *   node packages/games/depth-charge/tools/promises.ts [--games 60] [--seed 1]
 *
 * Prints, for each band of chances that the admiral reckons with, the share that was won, and the straight line through
 * the logits that fits best: `bot/credible.ts` has it. Rivals who know where every mine lies stand apart.
 */
import { parseArgs } from 'node:util';
import { rngFor } from '@fathom/kit';
import type { Choice, Seat, Seed } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import type { Player } from '@fathom/kit/exhibition';
import { depthChargePlayable } from '../src/playable.ts';
import type { Assessment } from '../src/bot/captain.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

interface Promised {
  readonly odds: number;
  readonly knows: boolean; // the other captain knows where every mine lies
  readonly won: boolean;
}

async function playOne(number: number): Promise<readonly Promised[]> {
  const seed = (Number(values.seed) * 1e6 + number).toString(16).padStart(64, '0') as Seed;
  const table = depthChargePlayable.open({ setup: {}, seed });
  const made: { readonly seat: Seat; readonly odds: number; readonly knows: boolean }[] = [];
  const seats = depthChargePlayable.chairs({}).map(({ seat }) => seat);
  const players = seats.map((seat, i): [Seat, Player] => {
    const bot = depthChargePlayable.seatBot('admiral', seat, rngFor(seed, 1_000_000 + i));
    const choose = (): Choice | null => {
      const choice = bot.choose();
      const { rival = null, odds = null } = (choice?.belief ?? {}) as Partial<Assessment>;
      if (odds !== null && rival !== null) made.push({ seat, odds, knows: rival.minefields === 1 });
      return choice;
    };
    return [seat, { observe: bot.observe, choose }];
  });
  await exhibit({ table, players: new Map(players) });
  const winners = (table.outcome()?.winners ?? []) as readonly string[];
  return made.map(({ seat, odds, knows }) => ({ odds, knows, won: winners.includes(seat) }));
}

const BANDS = [0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.01];
const logit = (chance: number): number => Math.log(chance / (1 - chance));
const within = (chance: number): number => Math.min(0.999, Math.max(0.001, chance));

/** Slope and offset of the line through the logits under which all that happened is likeliest. */
function fitted(promises: readonly Promised[]): readonly [slope: number, offset: number] {
  let [slope, offset] = [1, 0];
  for (let round = 0; round < 4000; round++) {
    let [down, along] = [0, 0];
    for (const { odds, won } of promises) {
      const x = logit(within(odds));
      const miss = Number(won) - 1 / (1 + Math.exp(-slope * x - offset));
      along += miss * x;
      down += miss;
    }
    slope += (0.4 * along) / promises.length;
    offset += (0.4 * down) / promises.length;
  }
  return [slope, offset];
}

const all: Promised[] = [];
for (let number = 0; number < Number(values.games); number++) all.push(...(await playOne(number)));
for (const knows of [false, true]) {
  const some = all.filter((one) => one.knows === knows);
  const [slope, offset] = fitted(some);
  console.log(
    `The other captain ${knows ? 'knows every mine' : 'is still searching'}: slope ${slope.toFixed(2)}, offset ${offset.toFixed(2)}`,
  );
  for (const [i, from] of BANDS.slice(0, -1).entries()) {
    const band = some.filter(({ odds }) => odds >= from && odds < BANDS[i + 1]!);
    if (band.length === 0) continue;
    const promised = band.reduce((sum, { odds }) => sum + odds, 0) / band.length;
    const kept = band.filter(({ won }) => won).length / band.length;
    console.log(
      `  promised ${(100 * promised).toFixed(0).padStart(3)}: won ${(100 * kept).toFixed(0).padStart(3)} of 100 (${band.length} turns)`,
    );
  }
}
