import { randomBytes } from 'node:crypto';
import { digest, makeHeader, makeRecord, rngFor } from '@fathom/kit';
import type {
  BotPlayer,
  Input,
  MatchRecord,
  Millis,
  Outcome,
  Playable,
  RecordHeader,
  RecordedPlayer,
  Refusal,
  Seat,
  Seed,
  Table,
} from '@fathom/kit';
import { failed } from '../exit.ts';

export interface MatchPlan {
  readonly game: Playable;
  readonly setup: unknown;
  readonly seat: Seat; // the person's; bots take all others
  readonly level: string;
  readonly hostSeed: Seed | null; // null: fresh luck
}

/** One person and bots at a table in this process. */
export interface LocalMatch {
  readonly table: Table;
  readonly seat: Seat;
  readonly setup: unknown;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  /** null: it was taken. */
  readonly take: (input: Input<unknown>) => Refusal | null;
  /** One action of one bot; false: no bot has anything to do. */
  readonly playBot: () => boolean;
  readonly now: () => Millis;
  readonly record: (outcome: Outcome) => MatchRecord;
}

export function openMatch(plan: MatchPlan): LocalMatch {
  const { game, seat } = plan;
  const header = headerOf(plan);
  const table = game.open(header);
  const bots = seatBots(plan, header);
  const began = Date.now();
  const now = (): Millis =>
    Math.max(table.rows.at(-1)?.input.at ?? 0, Date.now() - began) as Millis;

  const take = (input: Input<unknown>): Refusal | null => {
    const proposal = table.propose(input);
    if (!proposal.ok) return proposal.refusal;
    table.commit(proposal.row);
    for (const [place, bot] of bots) {
      const events = table.heard([place]);
      if (events.length > 0) bot.observe({ events, view: table.view([place]) });
    }
    return null;
  };
  const playBot = (): boolean => {
    for (const place of table.toAct()) {
      const choice = bots.get(place)?.choose() ?? null;
      if (choice === null) continue;
      const refusal = take({ type: 'act', at: now(), seat: place, action: choice.action });
      if (refusal !== null)
        throw failed(`the bot in seat ${place} tried what is not allowed: ${refusal.message}`);
      return true;
    }
    return false;
  };
  for (const [place, bot] of bots) bot.observe({ events: [], view: table.view([place]) });
  return {
    table,
    seat,
    setup: plan.setup,
    seats: header.players.map((player) => player.seat),
    commitment: header.commitment,
    take,
    playBot,
    now,
    record: (outcome) => makeRecord(header, table.rows, outcome),
  };
}

/** A match at home is committed to like any other, so that its record can be verified. */
function headerOf(plan: MatchPlan): RecordHeader {
  const { game, setup } = plan;
  const hostSeed = plan.hostSeed ?? (randomBytes(32).toString('hex') as Seed);
  // Part of the match seed: it must come back with a seed that is given again.
  const match = digest(['fathom/local-match', hostSeed]).slice(0, 8);
  const players = playersOf(plan);
  return makeHeader(game, { match, setup, players, hostSeed, startedAt: new Date().toISOString() });
}

function playersOf({ game, setup, seat, level }: MatchPlan): readonly RecordedPlayer[] {
  const name = game.levels.find((known) => known.level === level)?.name ?? level;
  return game
    .chairs(setup)
    .map((chair) =>
      chair.seat === seat
        ? { seat, name: 'Player', bot: null, contribution: null }
        : { seat: chair.seat, name, bot: level, contribution: null },
    );
}

/** Each bot draws from luck of its own, which tells it nothing of the match's. */
function seatBots(plan: MatchPlan, header: RecordHeader): ReadonlyMap<Seat, BotPlayer> {
  const others = header.players.filter((player) => player.seat !== plan.seat);
  return new Map(
    others.map(({ seat }) => {
      const luck = digest(['fathom/local-bot', header.hostSeed, seat]) as Seed;
      return [seat, plan.game.seatBot(plan.level, seat, rngFor(luck, 0))];
    }),
  );
}
