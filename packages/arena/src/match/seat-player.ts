import type { Chair, Outcome, Seed, Table } from '@fathom/kit';
import { digest } from '@fathom/kit';
import type { Player } from '@fathom/kit/exhibition';
import type { Contestant } from '../contestants/contestant.ts';
import { execPlayer } from '../contestants/exec/exec-player.ts';
import type { Programs } from '../contestants/exec/programs.ts';
import type { ArenaGame, BotSeat } from '../contestants/arena-game.ts';
import { searcher } from '../contestants/ismcts/searcher.ts';
import { randomPlayer } from '../contestants/random.ts';
import type { MatchPlan } from './plan.ts';

/** A seat at a table that is to be filled. */
export interface OpenSeat {
  readonly table: Table;
  readonly chair: Chair;
  readonly bot: BotSeat;
  readonly seed: Seed;
}
/** A bot in its seat, and what is to be done when it leaves. */
export interface SeatedPlayer {
  readonly player: Player;
  readonly leave: (outcome: Outcome | null, isFaulty: boolean) => void;
}
/** What the games of a match are played with. */
export interface MatchContext {
  readonly game: ArenaGame;
  readonly plan: MatchPlan;
  readonly programs: Programs;
}

export async function seatPlayer(
  match: MatchContext,
  contestant: Contestant,
  open: OpenSeat,
): Promise<SeatedPlayer> {
  if (contestant.kind.type === 'exec') return await seatProgram(match, contestant, open);
  return { player: ownPlayer(match.game, contestant.kind, open), leave: () => {} };
}

type OwnKind = Exclude<Contestant['kind'], { readonly type: 'exec' }>;

function ownPlayer(game: ArenaGame, kind: OwnKind, { table, bot }: OpenSeat): Player {
  const { seat, luck } = bot;
  switch (kind.type) {
    case 'level':
      return game.seatBot(kind.level, seat, luck);
    case 'sparring':
      return game.seatSparring(kind.level, seat, luck);
    case 'random':
      return randomPlayer(bot, () => table.legal(seat));
    case 'ismcts':
      if (game.searchable === null) throw new Error(`${game.name} cannot be searched`);
      return searcher(game.searchable, kind.effort, bot);
    default:
      return kind satisfies never;
  }
}

async function seatProgram(
  { game, plan, programs }: MatchContext,
  contestant: Contestant,
  { table, chair, bot, seed }: OpenSeat,
): Promise<SeatedPlayer> {
  const { seat, side } = chair;
  try {
    const program = await programs.borrow(contestant);
    program.tell({
      type: 'new',
      game: game.id,
      version: game.version,
      setup: plan.setup,
      chairs: bot.chairs,
      seat,
      side,
      luck: digest(['fathom/arena-bot/1', seed, seat]),
    });
    return {
      player: execPlayer({ game, program, bot, table, answerMillis: plan.execMillis }),
      leave: (outcome, isFaulty) => {
        if (isFaulty) void program.end();
        else if (program.problem() === null)
          program.tell({ type: 'over', ...(outcome ?? { winners: [], reason: 'tooLong' }) });
        programs.giveBack(contestant, program);
      },
    };
  } catch (error) {
    return { player: absent(error), leave: () => {} };
  }
}

/** Forfeits as soon as the game begins. */
const absent = (error: unknown): Player => ({
  observe: () => {
    throw error;
  },
  choose: () => null,
});
