import type { PlayedGame, PlayedSet, Number01 } from './game-line.ts';
import { sidesOf, seedOfSet } from './plan.ts';
import { seatPlayer } from './seat-player.ts';
import type { MatchContext, SeatedPlayer } from './seat-player.ts';
import { luckOf } from '@fathom/kit';
import type { Chair, Outcome, Seat, Side } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import type { Player } from '@fathom/kit/exhibition';

/** One seed, with the first contestant on each side in turn: for two sides a pair of games with sides swapped. */
export async function playSet(match: MatchContext, set: number): Promise<PlayedSet> {
  const chairs = match.game.chairs(match.plan.setup);
  const games: PlayedGame[] = [];
  for (const first of sidesOf(chairs)) games.push(await playGame(match, { set, first, chairs }));
  return { set, games };
}

interface Pairing {
  readonly set: number;
  readonly first: Side; // what the first contestant plays
  readonly chairs: readonly Chair[];
}

async function playGame(match: MatchContext, { set, first, chairs }: Pairing): Promise<PlayedGame> {
  const { plan, game } = match;
  const seed = seedOfSet(plan, set);
  const table = game.open({ setup: plan.setup, seed });
  const times: [number[], number[]] = [[], []];
  const sides = new Map(chairs.map(({ seat, side }) => [seat, side]));
  const contestantAt = (seat: Seat): Number01 => (sides.get(seat) === first ? 0 : 1);
  const seated = new Map<Seat, SeatedPlayer>();
  const players = new Map<Seat, Player>();
  for (const chair of chairs) {
    const { seat } = chair;
    const number = contestantAt(seat);
    // By the seat and not by the bot: in all games of a set the same chair has the same luck.
    const luck = luckOf(0, `${seed} ${seat}`);
    const bot = { seat, chairs, luck, isWaitedFor: () => table.toAct().includes(seat) };
    const someone = await seatPlayer(match, plan.contestants[number], { table, chair, bot, seed });
    seated.set(seat, someone);
    players.set(seat, timed(someone.player, times[number]));
  }
  const { end, inputs, millis, faults } = await exhibit({ table, players, longest: plan.longest });
  const outcome = table.outcome();
  for (const [seat, { leave }] of seated)
    leave(
      outcome,
      faults.some((fault) => fault.seat === seat),
    );
  const forfeits = faults.map(({ seat, message }) => ({
    contestant: contestantAt(seat),
    seat,
    reason: message.slice(0, LONGEST_REASON),
  }));
  const line = {
    set,
    first,
    score: shareOf(first, outcome, sidesOf(chairs).length),
    end,
    winners: outcome?.winners ?? [],
    reason: outcome?.reason ?? end,
    inputs,
    millis,
    forfeits,
  };
  return { line, times };
}

const LONGEST_REASON = 300; // characters

/** Of a shared win its part; of a game without a winner what even chances give, which is half a point for two. */
function shareOf(side: Side, outcome: Outcome | null, sides: number): number {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return 1 / sides;
  return winners.includes(side) ? 1 / winners.length : 0;
}

/** Notes how long each decision took: what it heard since the last one counts, as bots work things out while they listen. */
function timed(player: Player, times: number[]): Player {
  let spent = 0;
  const clocked = <T>(work: () => T): T => {
    const began = performance.now();
    try {
      return work();
    } finally {
      spent += performance.now() - began;
    }
  };
  return {
    observe: (update) => clocked(() => player.observe(update)),
    choose: async () => {
      const began = performance.now();
      const choice = await player.choose();
      spent += performance.now() - began;
      if (choice !== null) {
        times.push(spent);
        spent = 0;
      }
      return choice;
    },
  };
}
