import type { TimedAction } from '../bot.ts';
import type { Input, Millis, Seat } from '../game.ts';
import { hearRow, isDue, newSeatedBot, noteAsked } from '../seated-bot.ts';
import type { SeatedBot } from '../seated-bot.ts';
import type { Table, Update } from '../table.ts';

/** A bot in its seat, here or in another process. It rejects, or throws, when it cannot go on. */
export interface Player {
  readonly observe: (update: Update) => void;
  readonly choose: () => TimedAction | null | Promise<TimedAction | null>;
}

interface Place extends SeatedBot {
  readonly player: Player;
  plan: Plan | null;
  isOut: boolean;
}
/** What a bot is about to do, and when. */
interface Plan {
  readonly action: unknown;
  readonly at: number;
}
/** A table with bots at it, in the middle of a match. */
export interface Sitting {
  readonly table: Table;
  readonly places: readonly Place[];
  readonly faults: { readonly seat: Seat; readonly message: string }[];
  now: number;
  reminders: number; // since something happened
}
/** What comes next: the clock, or what somebody has planned. */
export type Next =
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'act'; readonly at: number; readonly place: Place; readonly action: unknown };

export const sitDown = (table: Table, players: ReadonlyMap<Seat, Player>): Sitting => ({
  table,
  places: [...players].map(([seat, player]): Place =>
    Object.assign(newSeatedBot(seat), { player, plan: null, isOut: false }),
  ),
  faults: [],
  now: table.rows.at(-1)?.input.at ?? 0,
  reminders: 0,
});

export const isOver = ({ table }: Sitting): boolean => table.outcome() !== null;

/** Whoever has heard something and has nothing planned makes a plan; null: none was made. */
export async function ask(sitting: Sitting, place: Place): Promise<TimedAction | null> {
  if (isOver(sitting) || place.isOut || place.plan !== null) return null;
  if (!isDue(place, sitting.table)) return null;
  noteAsked(place, sitting.table);
  try {
    const choice = await place.player.choose();
    if (choice !== null)
      place.plan = { action: choice.action, at: sitting.now + (choice.pause ?? 0) };
    return choice;
  } catch (error) {
    forfeit(sitting, place, messageOf(error));
    return null;
  }
}

export function tell(sitting: Sitting, place: Place, update: Update): void {
  if (place.isOut) return;
  place.hasNews = true;
  try {
    place.player.observe(update);
  } catch (error) {
    forfeit(sitting, place, messageOf(error));
  }
}

/** Says why an input was refused, if it was; otherwise all hear of it. */
export function take(sitting: Sitting, input: Input<unknown>): string | null {
  const { table, places } = sitting;
  const proposal = table.propose(input);
  if (!proposal.ok) return proposal.refusal.message;
  table.commit(proposal.row);
  // All is noted before anybody is told: a bot that fails while it listens adds a row of its own.
  const news = places.map((place) => ({ place, update: hearRow(place, table) }));
  for (const { place, update } of news) if (update !== null) tell(sitting, place, update);
  return null;
}

export function forfeit(sitting: Sitting, place: Place, message: string): void {
  const { seat } = place;
  sitting.faults.push({ seat, message });
  place.isOut = true;
  place.plan = null;
  if (isOver(sitting)) return;
  const at = sitting.now as Millis;
  const refusal = take(sitting, { type: 'forfeit', at, seat, reason: 'absent' });
  if (refusal !== null) throw new Error(`${seat} may not forfeit: ${refusal}`);
}

/** null: neither the clock nor anybody's plan will bring something. */
export function nextOf({ table, places }: Sitting): Next | null {
  let next: Next | null = null;
  for (const place of places)
    if (place.plan !== null && (next === null || place.plan.at < next.at))
      next = { type: 'act', place, ...place.plan };
  const deadline = table.deadline();
  if (deadline !== null && (next === null || deadline <= next.at))
    return { type: 'tick', at: deadline };
  return next;
}

/** Bots may let a chance go by that they would take another time: a table where all do is not given up at once. */
const MOST_REMINDERS = 10;

/** Nothing is planned and no clock runs: everybody is asked again. false: it was no use, and nobody is waited for. */
export function remind(sitting: Sitting): boolean {
  const { table, places } = sitting;
  if (sitting.reminders < MOST_REMINDERS) {
    sitting.reminders += 1;
    for (const place of places) place.hasNews = true;
    return true;
  }
  const waitedFor = table.toAct();
  const idle = places.find(({ seat, isOut }) => !isOut && waitedFor.includes(seat));
  if (idle === undefined) return false;
  sitting.reminders = 0;
  forfeit(sitting, idle, 'It was waited for and did nothing.');
  return true;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
