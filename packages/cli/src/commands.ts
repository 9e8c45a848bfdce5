import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { ladder } from './commands/ladder.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { verify } from './commands/verify.ts';

/** Every command, in the order of the help. A new one is a file in commands/ and a line here. */
export const COMMANDS: readonly Command[] = [play, replay, verify, arena, ladder, newGame];
