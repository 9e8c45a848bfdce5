import { EXEC_MILLIS, playMatch } from '@fathom/arena';
import type { MatchResult } from '@fathom/arena';
import { BadInput } from '@fathom/kit';
import { USUAL_GAMES, planArenaMatch } from '../arena/plan-match.ts';
import type { PlannedMatch } from '../arena/plan-match.ts';
import { progressShown } from '../arena/progress.ts';
import { reportOf } from '../arena/report.ts';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS, unusable } from '../exit.ts';
import type { Exit } from '../exit.ts';
import { list } from '../help.ts';
import { newFile } from '../new-file.ts';
import { printable } from '../paint.ts';
import type { Terminal } from '../terminal.ts';

const STANDARD_OUTPUT = '-';

export const arena: Command = command({
  name: 'arena',
  summary: 'Let two bots play each other, on common luck with sides swapped.',
  operands: [
    { name: 'game', help: 'Which game.' },
    { name: 'bot', help: 'Who plays; see below.' },
    { name: 'other', help: 'Whom it meets.' },
  ],
  options: {
    games: {
      type: 'string',
      value: 'N',
      help: `How many, rounded up to whole sets (default: ${USUAL_GAMES.match}); with --sprt the most (default: ${USUAL_GAMES.sprt}).`,
    },
    seed: {
      type: 'string',
      value: 'S',
      help: 'Any words; the same give the same games (default: 1).',
    },
    options: {
      type: 'string',
      value: 'O',
      help: 'Options of the game: "name=value name=value", or a JSON object.',
      multiple: true,
    },
    threads: { type: 'string', value: 'T', help: 'How many work at once (default: all cores).' },
    sprt: {
      type: 'string',
      value: 'E0,E1[,A,B]',
      help: 'Stop once it is clear whether the first is better by E1 Elo rather than E0; A and B are the errors allowed (default: 0.05).',
    },
    json: {
      type: 'string',
      value: 'FILE',
      help: 'Write the whole result there; - is the standard output.',
    },
    lines: { type: 'boolean', help: 'Put a line for each game into the JSON.' },
    'exec-timeout': {
      type: 'string',
      value: 'MS',
      help: `How long a program may take for an answer (default: ${EXEC_MILLIS}).`,
    },
  },
  more: () =>
    list('Bots:', [
      ['<level>', 'One of the game, such as cadet; "fathom play <game> --help" lists them.'],
      ['<partner>', 'A sparring partner of the game, such as greedy.'],
      ['random', 'Anything that is legal.'],
      ['ismcts[:MS]', 'A search that knows the rules only, 1000 ms a move; :400i counts instead.'],
      ['exec:COMMAND', 'Any program; see docs/BOTS.md. It is run without a shell.'],
    ]),
  exits: [
    [EXITS.ok, 'The match was played; with --sprt, the first bot was found better.'],
    [EXITS.failed, 'With --sprt: it was not, or that stayed open. Or the result was not written.'],
    [EXITS.usage, 'Called wrongly, or a program could not be started.'],
    [EXITS.interrupted, 'Stopped by Ctrl-C; the result so far was told.'],
  ],
  run: async ({ operands: [game = '', one = '', other = ''], options }, terminal) => {
    const { 'exec-timeout': execTimeout, json, lines, ...rest } = options;
    const match = await planArenaMatch({ game, bots: [one, other], execTimeout, ...rest });
    const toScreen = json === STANDARD_OUTPUT;
    const file = json === null || toScreen ? null : await newFile(terminal.cwd, json);
    const result = await watchMatch(match, terminal);
    if (result === null) {
      terminal.err('fathom arena: stopped before the first set was finished');
      return EXITS.interrupted;
    }
    const told = JSON.stringify(lines ? result : { ...result, lines: [] }, null, 2);
    const tell = toScreen ? terminal.err : terminal.out;
    tell(reportOf(result, match.game.name, terminal.paint));
    if (toScreen) terminal.out(told);
    await file?.write(`${told}\n`);
    return exitOf(result);
  },
});

function exitOf({ stopped, sprt }: MatchResult): Exit {
  if (stopped === 'interrupted') return EXITS.interrupted;
  return sprt === null || sprt.verdict === 'accepted' ? EXITS.ok : EXITS.failed;
}

async function watchMatch(match: PlannedMatch, terminal: Terminal): Promise<MatchResult | null> {
  const stop = new AbortController();
  const letBe = terminal.onInterrupt(() => stop.abort());
  const progress = progressShown(terminal);
  try {
    return await playMatch({
      ...match,
      signal: stop.signal,
      onProgress: progress.show,
      onComplaint: (name, line) => progress.say(printable(`[${name}] ${line}`)),
    });
  } catch (error) {
    if (error instanceof BadInput) throw unusable(error.message);
    throw error;
  } finally {
    progress.end();
    letBe();
  }
}
