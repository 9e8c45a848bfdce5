import { GAMES } from '@fathom/games';
import { LOG_LIMITS } from '@fathom/host';
import { largestMatch } from './largest-match.ts';
import { costsOf } from './table-of-costs.ts';

const MOST = 5; // milliseconds that the worst message may take
const EFFORT = { passes: 12, made: 600 };
const SHOWN = 12;
const MIDDLING = 2_000; // rows

/** The options by which a match of a game lasts longest and has most players. */
const SETUPS: Readonly<Record<string, unknown>> = {
  'captain-sonar': { mode: 'realTime' },
  'dark-water-salvage': { players: 5 },
};

/** The largest matches, and for games that go on for so long a middling one, in which there is more left to do. */
const MATCHES = GAMES.flatMap((game) => {
  const asked = { game, setup: SETUPS[game.id] ?? {} };
  const largest = largestMatch(asked, LOG_LIMITS.table.rows);
  return largest.rows > MIDDLING ? [largest, largestMatch(asked, MIDDLING)] : [largest];
});

async function main(): Promise<number> {
  let failed = 0;
  for (const match of MATCHES) {
    const { game } = match;
    const costs = await costsOf(match, EFFORT);
    console.log(`\n${game.name}, ${match.rows} rows: milliseconds of the main thread`);
    for (const { kind, millis } of costs.slice(0, SHOWN))
      console.log(`${millis.toFixed(2).padStart(8)}  ${kind}`);
    for (const { kind, millis, text } of costs.filter((cost) => cost.millis > MOST)) {
      failed += 1;
      console.log(`TOO DEAR: ${kind}, ${millis.toFixed(2)} ms: ${text.slice(0, 200)}`);
    }
  }
  console.log(
    failed === 0 ? `\nno message costs over ${MOST} ms` : `\n${failed} kinds cost over ${MOST} ms`,
  );
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
