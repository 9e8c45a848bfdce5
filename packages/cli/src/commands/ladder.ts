import { resolve } from 'node:path';
import { LADDERS, laddersOf, loadArenaGame, playLadder } from '@fathom/arena';
import type { Ladder, GameLadder, LadderOrder } from '@fathom/arena';
import { drawLadders, readLadders, writeLadder } from '../arena/ladder-files.ts';
import { MOST_GAMES, parseThreads, parseWhole } from '../arena/plan-match.ts';
import { progressShown } from '../arena/progress.ts';
import { summaryOf } from '../arena/report.ts';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS, failed, unusable } from '../exit.ts';
import type { Exit } from '../exit.ts';
import { list } from '../help.ts';
import { didYouMean } from '../nearest.ts';
import { findRepository } from '../scaffold/repository.ts';
import type { Terminal } from '../terminal.ts';

const USUAL_GAMES = 200;

export const ladder: Command = command({
  name: 'ladder',
  summary: 'Rate all bots of a game by playing them against each other.',
  operands: [
    { name: 'game', help: 'Which games or ladders (default: all).', optional: true, several: true },
  ],
  options: {
    games: {
      type: 'string',
      value: 'N',
      help: `Between two neighbouring levels; sparring partners play half as many (default: ${USUAL_GAMES}).`,
    },
    seed: {
      type: 'string',
      value: 'S',
      help: 'Any words; the same give the same games (default: 1).',
    },
    threads: { type: 'string', value: 'T', help: 'How many work at once (default: all cores).' },
    'levels-only': { type: 'boolean', help: 'Leave out sparring partners, random and ismcts.' },
    out: {
      type: 'string',
      value: 'DIR',
      help: 'Where ladder-<id>.json goes (default: bench/results of the repository).',
    },
    from: {
      type: 'string',
      value: 'DIR',
      help: 'Play nothing: draw the pages again from the ladders in this folder.',
    },
  },
  more: () =>
    list(
      'Ladders:',
      LADDERS.map(({ id, title }) => [id, title]),
    ),
  exits: [
    [EXITS.ok, 'The ladders were played and docs/LADDER.md was written.'],
    [EXITS.failed, 'Something could not be written.'],
    [EXITS.usage, 'Called wrongly.'],
    [EXITS.interrupted, 'Stopped by Ctrl-C; ladders that were complete are kept.'],
  ],
  run: async ({ operands, options }, terminal) => {
    const root = await findRepository(terminal.cwd);
    if (options.from !== null) {
      if (operands.length > 0)
        throw unusable('--from draws all ladders of a folder: it takes no games');
      return await redraw(root, resolve(terminal.cwd, options.from), terminal);
    }
    const out = resolve(terminal.cwd, options.out ?? `${root}/bench/results`);
    const kinds = operands.length === 0 ? LADDERS : operands.flatMap(knownLadders);
    const request = {
      games: parseWhole(options.games ?? String(USUAL_GAMES), {
        option: '--games',
        least: 2,
        most: MOST_GAMES,
      }),
      threads: parseThreads(options.threads),
      seed: options.seed ?? '1',
      who: options['levels-only'] ? 'levels' : 'all',
    } as const;
    for (const kind of new Set(kinds)) {
      const played = await play(kind, request, terminal);
      if (played === null) return EXITS.interrupted;
      await writeLadder(out, played);
      await redraw(root, out, terminal);
    }
    return EXITS.ok;
  },
});

function knownLadders(name: string): readonly GameLadder[] {
  const kinds = laddersOf(name);
  if (kinds.length > 0) return kinds;
  const names = [...new Set(LADDERS.flatMap(({ game, id }) => [game, id]))];
  const meant = didYouMean(name, names);
  throw unusable(
    `unknown ladder "${name}"${meant === '' ? `; there are: ${names.join(', ')}` : meant}`,
  );
}

type LadderRequest = Pick<LadderOrder, 'games' | 'threads' | 'seed' | 'who'>;

async function play(
  kind: GameLadder,
  request: LadderRequest,
  terminal: Terminal,
): Promise<Ladder | null> {
  const game = await loadArenaGame(kind.game);
  if (game === null) throw failed(`there is no game "${kind.game}"`);
  const stop = new AbortController();
  const letBe = terminal.onInterrupt(() => stop.abort());
  const progress = progressShown(terminal);
  terminal.out(terminal.paint.strong(kind.title));
  try {
    return await playLadder({
      ...request,
      game,
      kind,
      signal: stop.signal,
      onProgress: ({ one, others }, how) => progress.show(how, `${one} – ${others}: `),
      onResult: (result) => {
        progress.end();
        terminal.out(summaryOf(result));
      },
    });
  } finally {
    progress.end();
    letBe();
  }
}

async function redraw(root: string, folder: string, terminal: Terminal): Promise<Exit> {
  const ladders = await readLadders(folder);
  if (ladders.length === 0) throw unusable(`there is no ladder in ${folder}`);
  await drawLadders(root, ladders);
  terminal.out(`docs/LADDER.md shows ${ladders.map(({ id }) => id).join(', ')}.`);
  return EXITS.ok;
}
