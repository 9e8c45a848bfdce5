import type { Playable, Table } from '@fathom/kit';
import type { Player } from '@fathom/kit/exhibition';
import type { BotSeat } from '../arena-game.ts';
import { parseAnswer } from './protocol.ts';
import type { Program } from './program.ts';

const MOST_LISTED = 1000;
const MOST_LOOKED_AT = 4000;

export interface ProgramSeat {
  readonly game: Playable;
  readonly program: Program;
  readonly bot: BotSeat;
  readonly table: Table;
  readonly answerMillis: number;
}

/** A seat that a program plays. It hears its own seat's story, and is asked whenever it may do something. */
export function execPlayer(programSeat: ProgramSeat): Player {
  const { program, bot, answerMillis } = programSeat;
  return {
    observe: ({ events, view }) => program.tell({ type: 'update', events, view }),
    choose: async () => {
      const { legal, complete } = listed(programSeat);
      if (legal.length === 0) return null;
      const waitedFor = bot.isWaitedFor();
      const question = { type: 'choose', waitedFor, legal, complete } as const;
      return parseAnswer(await program.ask(question, answerMillis), legal);
    },
  };
}

/** All legal actions in the order of the game, or of a list that is too long any thousand of the first few. */
function listed({ game, bot: { seat, luck }, table }: ProgramSeat): {
  readonly legal: readonly unknown[];
  readonly complete: boolean;
} {
  const all: unknown[] = [];
  for (const action of table.legal(seat)) {
    all.push(action);
    if (all.length === MOST_LOOKED_AT) break;
  }
  if (all.length <= MOST_LISTED)
    return { legal: all, complete: !all.some((action) => game.isOpenEnded(action)) };
  return { legal: luck.shuffle(all).slice(0, MOST_LISTED), complete: false };
}
