import { parseArgs } from 'node:util';
import { GAMES } from '@fathom/games';
import { luckOf } from '@fathom/kit';
import type { Playable, Seat, Seed } from '@fathom/kit';
import { digest } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import type { Player } from '@fathom/kit/exhibition';
import { levelFor, optionsOf } from './choices.ts';

/** The largest of each kind that was met; `rows` and `bytes` need not be of the same game. */
interface Largest {
  games: number;
  rows: number;
  bytes: number;
  seatRows: number; // inputs of one seat
  seatBytes: number;
  row: number; // bytes
}
const none = (): Largest => ({ games: 0, rows: 0, bytes: 0, seatRows: 0, seatBytes: 0, row: 0 });

const HELP = `Plays bots against bots in all games and says how large the log of a match becomes.

  npm run log-sizes -- [--games N] [--game ID]

  --games N   of each game (2500)
  --game ID   only this one`;

const LONGEST_ID = 'i'.repeat(40); // a person's inputs have one, so each row is counted with the longest

/** Plays one game to its end and adds its log to what is the largest so far. */
async function measure(game: Playable, n: number, largest: Largest): Promise<void> {
  const setup = game.parseSetup(optionsOf(game.id, n));
  const seed = digest(['fathom/log-sizes/1', game.id, n]) as Seed;
  const table = game.open({ setup, seed });
  const chairs = game.chairs(setup);
  const players = new Map<Seat, Player>(
    chairs.map(({ seat, side }) => {
      const level = levelFor(
        game,
        n,
        chairs.findIndex((chair) => chair.side === side),
      );
      return [seat, game.seatBot(level, seat, luckOf(n, seat))];
    }),
  );
  await exhibit({ table, players });
  const rows = new Map<Seat, number>();
  const bytes = new Map<Seat, number>();
  let total = 0;
  for (const row of table.rows) {
    const size = Buffer.byteLength(JSON.stringify({ type: 'played', id: LONGEST_ID, ...row }));
    total += size;
    largest.row = Math.max(largest.row, size);
    if (row.input.type === 'tick') continue;
    const { seat } = row.input;
    rows.set(seat, (rows.get(seat) ?? 0) + 1);
    bytes.set(seat, (bytes.get(seat) ?? 0) + size);
  }
  largest.games += 1;
  largest.rows = Math.max(largest.rows, table.rows.length);
  largest.bytes = Math.max(largest.bytes, total);
  largest.seatRows = Math.max(largest.seatRows, ...rows.values());
  largest.seatBytes = Math.max(largest.seatBytes, ...bytes.values());
}

const described = (id: string, { games, rows, bytes, seatRows, seatBytes, row }: Largest): string =>
  `${id}: ${games} games, at most ${rows} rows of ${bytes} bytes; of one seat ${seatRows} rows of ${seatBytes} bytes; largest row ${row} bytes`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2500' },
      game: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return console.log(HELP);
  const wanted = Number(values.games);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error(`--games is "${values.games}"; it should be a whole number above 0`);
  for (const game of GAMES.filter(({ id }) => values.game === undefined || values.game === id)) {
    const largest = none();
    let saidAt = performance.now();
    for (let n = 0; n < wanted; n += 1) {
      await measure(game, n, largest);
      if (performance.now() - saidAt < 10_000) continue;
      saidAt = performance.now();
      console.log(`… ${described(game.id, largest)}`);
    }
    console.log(described(game.id, largest));
  }
  return undefined;
}

await main();
