import { readFile } from 'node:fs/promises';
import type { Command } from './command.ts';
import { admin } from './commands/admin.ts';
import { arena } from './commands/arena.ts';
import { ladder } from './commands/ladder.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { verify } from './commands/verify.ts';
import { EXITS, Failure, messageOf, unusable } from './exit.ts';
import type { Exit } from './exit.ts';
import { list } from './help.ts';
import { didYouMean } from './nearest.ts';
import { printable } from './paint.ts';
import type { Terminal } from './terminal.ts';

/** Every command, in the order of the help. A new one is a file in commands/ and a line here. */
export const COMMANDS: readonly Command[] = [play, replay, verify, arena, ladder, newGame, admin];

/** The whole command line: runs one command and never throws. */
export async function fathom(argv: readonly string[], terminal: Terminal): Promise<Exit> {
  const named = COMMANDS.find((command) => command.name === argv[0]);
  const caller = named === undefined ? 'fathom' : `fathom ${named.name}`;
  try {
    if (named !== undefined) return await named.run(argv.slice(1), terminal);
    return await withoutCommand(argv, terminal);
  } catch (error) {
    const unforeseen = error instanceof Failure ? null : error;
    terminal.err(
      `${caller}: ${unforeseen === null ? '' : 'unexpected: '}${printable(messageOf(error))}`,
    );
    if (unforeseen instanceof Error && terminal.debug) terminal.err(unforeseen.stack ?? '');
    return error instanceof Failure ? error.exit : EXITS.failed;
  }
}

async function withoutCommand([word]: readonly string[], terminal: Terminal): Promise<Exit> {
  switch (word) {
    case undefined:
      terminal.err(help());
      return EXITS.usage;
    case '--help':
    case '-h':
    case 'help':
      terminal.out(help());
      return EXITS.ok;
    case '--version':
    case '-v':
      terminal.out(await version());
      return EXITS.ok;
    default:
      throw unusable(problemWith(word));
  }
}

function problemWith(word: string): string {
  const known = [...COMMANDS.map((command) => command.name), '--help', '--version'];
  const kind = word.startsWith('-') ? 'option' : 'command';
  const meant = didYouMean(word, known);
  return `unknown ${kind} "${word}"${meant === '' ? ' (see "fathom --help")' : meant}`;
}

function help(): string {
  const commands = COMMANDS.map(({ name, summary }) => [name, summary] as const);
  return [
    'Usage: fathom <command> [options]\n\nGames of hidden water, from the command line.',
    list('Commands:', commands),
    list('Options:', [
      ['-h, --help', 'Show this; "fathom <command> --help" says more of a command.'],
      ['-v, --version', 'Show the version.'],
    ]),
    list('Exit codes:', [
      ['0', 'Done.'],
      ['1', 'What was checked or asked for did not succeed.'],
      ['2', 'Called wrongly, or given something that cannot be read.'],
    ]),
  ].join('\n\n');
}

async function version(): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return (manifest as { readonly version: string }).version;
}
