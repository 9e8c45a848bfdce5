import type { TimedAction } from './bot.ts';
import type { Input, Millis, Seat } from './game.ts';
import { actsAt, hearRow, isAtFault, isDue, newSeatedBot, noteAsked } from './seated-bot.ts';
import type { SeatedBot } from './seated-bot.ts';
import type { Table, Update } from './table.ts';

/** A bot in its seat, here or in another process. It rejects, or throws, when it cannot go on. */
export interface Player {
  readonly observe: (update: Update) => void;
  readonly choose: () => TimedAction | null | Promise<TimedAction | null>;
}

/** Bots in all the seats of a table. */
export interface Exhibition {
  readonly table: Table;
  readonly players: ReadonlyMap<Seat, Player>;
  readonly longest?: number; // inputs
  /** Called with each choice before it is played. */
  readonly watch?: (seat: Seat, choice: TimedAction) => void;
}
/** Why a seat was taken out of the game. */
export interface SeatFault {
  readonly seat: Seat;
  readonly message: string;
}
/** How it went. */
export interface Report {
  readonly end: 'over' | 'tooLong' | 'stuck'; // stuck: nobody was waited for and nobody did anything
  readonly inputs: number;
  readonly millis: number; // by the table's own clock
  readonly faults: readonly SeatFault[]; // each of them forfeited its seat's game
}

const LONGEST = 10_000;

/** Plays a match out as a host does, each bot at its own pace, on a clock that runs as fast as it can. */
export async function exhibit(exhibition: Exhibition): Promise<Report> {
  const { table, longest = LONGEST, watch = () => {} } = exhibition;
  const running = seatAll(table, exhibition.players);
  for (const bot of running.bots)
    for (const update of table.story([bot.seat])) tell(running, bot, update);
  let end: Report['end'] = 'tooLong';
  while (!isOver(running) && table.rows.length < longest) {
    for (const bot of running.bots) {
      const choice = await ask(running, bot);
      if (choice !== null) watch(bot.seat, choice);
    }
    if (isOver(running)) break;
    const next = nextOf(running);
    if (next !== null) go(running, next);
    else if (!remind(running)) {
      end = 'stuck';
      break;
    }
  }
  return {
    end: isOver(running) ? 'over' : end,
    inputs: table.rows.length,
    millis: running.now,
    faults: running.faults,
  };
}

function go(running: BotTable, next: Next): void {
  running.now = Math.max(running.now, next.at);
  running.reminders = 0;
  const at = running.now as Millis;
  if (next.type === 'tick') {
    const refusal = take(running, { type: 'tick', at });
    if (refusal !== null) throw new Error(`the table refused the tick it asked for: ${refusal}`);
    return;
  }
  const { bot, action } = next;
  bot.planned = null;
  bot.meantSince = null;
  const refusal = take(running, { type: 'act', at, seat: bot.seat, action });
  if (refusal !== null && isAtFault(bot))
    forfeit(running, bot, `${JSON.stringify(action)}: ${refusal}`);
}

interface PlayingBot extends SeatedBot {
  readonly player: Player;
  planned: PlannedAction | null;
  isOut: boolean;
}
/** What a bot is about to do, and when. */
interface PlannedAction {
  readonly action: unknown;
  readonly at: number;
  readonly tentative: boolean;
}
/** A table with bots at it, in the middle of a match. */
interface BotTable {
  readonly table: Table;
  readonly bots: readonly PlayingBot[];
  readonly faults: { readonly seat: Seat; readonly message: string }[];
  now: number;
  reminders: number; // since something happened
}
/** What comes next: the clock, or what somebody has planned. */
type Next =
  | { readonly type: 'tick'; readonly at: number }
  | {
      readonly type: 'act';
      readonly at: number;
      readonly bot: PlayingBot;
      readonly action: unknown;
    };

const seatAll = (table: Table, players: ReadonlyMap<Seat, Player>): BotTable => ({
  table,
  bots: [...players].map(([seat, player]): PlayingBot =>
    Object.assign(newSeatedBot(seat), { player, planned: null, isOut: false }),
  ),
  faults: [],
  now: table.rows.at(-1)?.input.at ?? 0,
  reminders: 0,
});

const isOver = ({ table }: BotTable): boolean => table.outcome() !== null;

/** Whoever has heard something and has nothing planned decides; null: nothing was decided. */
async function ask(running: BotTable, bot: PlayingBot): Promise<TimedAction | null> {
  if (isOver(running) || bot.isOut || !isFree(bot)) return null;
  if (!isDue(bot, running.table)) return null;
  noteAsked(bot, running.table);
  try {
    const choice = await bot.player.choose();
    bot.planned = choice && planOf(running, bot, choice);
    if (choice === null) bot.meantSince = null;
    return choice;
  } catch (error) {
    forfeit(running, bot, messageOf(error));
    return null;
  }
}

/** What is only meant is thought over after any news. */
const isFree = ({ planned, hasNews }: PlayingBot): boolean =>
  planned === null || (planned.tentative && hasNews);

function planOf({ now }: BotTable, bot: PlayingBot, choice: TimedAction): PlannedAction {
  const { action, tentative = false } = choice;
  return { action, at: actsAt(bot, choice, now), tentative };
}

function tell(running: BotTable, bot: PlayingBot, update: Update): void {
  if (bot.isOut) return;
  bot.hasNews = true;
  try {
    bot.player.observe(update);
  } catch (error) {
    forfeit(running, bot, messageOf(error));
  }
}

/** Says why an input was refused, if it was; otherwise all hear of it. */
function take(running: BotTable, input: Input<unknown>): string | null {
  const { table, bots } = running;
  const proposal = table.propose(input);
  if (!proposal.ok) return JSON.stringify(proposal.refusal);
  table.commit(proposal.row);
  // All is noted before anybody is told: a bot that fails while it listens adds a row of its own.
  const news = bots.map((bot) => ({
    bot,
    events: hearRow(bot, table),
    view: table.view([bot.seat]),
  }));
  for (const { bot, events, view } of news)
    if (events.length > 0) tell(running, bot, { events, view });
  return null;
}

function forfeit(running: BotTable, bot: PlayingBot, message: string): void {
  const { seat } = bot;
  running.faults.push({ seat, message });
  bot.isOut = true;
  bot.planned = null;
  if (isOver(running)) return;
  const at = running.now as Millis;
  const refusal = take(running, { type: 'forfeit', at, seat, reason: 'absent' });
  if (refusal !== null) throw new Error(`${seat} may not forfeit: ${refusal}`);
}

/** null: neither the clock nor anybody's plan will bring something. */
function nextOf({ table, bots }: BotTable): Next | null {
  let next: Next | null = null;
  for (const bot of bots)
    if (bot.planned !== null && (next === null || bot.planned.at < next.at))
      next = { type: 'act', bot, ...bot.planned };
  const deadline = table.deadline();
  if (deadline !== null && (next === null || deadline <= next.at))
    return { type: 'tick', at: deadline };
  return next;
}

/** Bots may let a chance go by that they would take another time: a table where all do is not given up at once. */
const MOST_REMINDERS = 10;

/** Nothing is planned and no clock runs: everybody is asked again. false: it was no use, and nobody is waited for. */
function remind(running: BotTable): boolean {
  const { table, bots } = running;
  if (running.reminders < MOST_REMINDERS) {
    running.reminders += 1;
    for (const bot of bots) bot.hasNews = true;
    return true;
  }
  const waitedFor = table.toAct();
  const idle = bots.find(({ seat, isOut }) => !isOut && waitedFor.includes(seat));
  if (idle === undefined) return false;
  running.reminders = 0;
  forfeit(running, idle, 'It was waited for and did nothing.');
  return true;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
