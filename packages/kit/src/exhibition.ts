import type { Choice } from './bot.ts';
import type { Forfeit, Input, Millis, Seat } from './game.ts';
import type { Table, Update } from './table.ts';

/** A bot in its seat, here or in another process. It rejects, or throws, when it cannot go on. */
export interface Player {
  readonly observe: (update: Update) => void;
  readonly choose: () => Choice | null | Promise<Choice | null>;
}
/** Bots in all the seats of a table. */
export interface Exhibition {
  readonly table: Table;
  readonly players: ReadonlyMap<Seat, Player>;
  readonly longest?: number; // inputs
  /** Called with each choice before it is played. */
  readonly watch?: (seat: Seat, choice: Choice) => void;
}
/** Why a seat was taken out of the game. */
export interface Fault {
  readonly seat: Seat;
  readonly message: string;
}
/** How it went. */
export interface Report {
  readonly end: 'over' | 'tooLong';
  readonly inputs: number;
  readonly millis: number; // by the table's own clock
  readonly faults: readonly Fault[]; // each of them forfeited its seat's game
}

const LONGEST = 10_000;

interface Place {
  readonly seat: Seat;
  readonly player: Player;
  hasNews: boolean;
  plan: Plan | null;
  isOut: boolean;
}
/** What a bot is about to do, and when. */
interface Plan {
  readonly action: unknown;
  readonly at: number;
}

/** Plays a match out as a host does, each bot at its own pace, on a clock that runs as fast as it can. */
export async function exhibit(exhibition: Exhibition): Promise<Report> {
  const { table, players, longest = LONGEST } = exhibition;
  const places: readonly Place[] = [...players].map(([seat, player]) => {
    for (const update of table.story([seat])) player.observe(update);
    return { seat, player, hasNews: true, plan: null, isOut: false };
  });
  const faults: Fault[] = [];
  let now = table.rows.at(-1)?.input.at ?? 0;
  const forfeit = (place: Place, message: string): void => {
    faults.push({ seat: place.seat, message });
    place.isOut = true;
    place.plan = null;
    take(table, forfeitOf(place.seat, now), places);
  };
  while (table.outcome() === null && table.rows.length < longest) {
    for (const place of places) {
      const problem = await makePlan(place, now, exhibition.watch);
      if (problem !== null) forfeit(place, problem);
      if (table.outcome() !== null) break;
    }
    if (table.outcome() !== null) break;
    const next = soonest(places);
    const input = inputOf(next, table.deadline(), now);
    if (input === null) {
      const idle = places.find(({ seat, isOut }) => !isOut && table.toAct().includes(seat));
      if (idle === undefined) break;
      forfeit(idle, 'It was waited for and did nothing.');
      continue;
    }
    now = input.at;
    if (next !== null && input.type === 'act') next.plan = null;
    const refusal = take(table, input, places);
    if (refusal !== null && next !== null && !next.hasNews)
      forfeit(next, `${JSON.stringify('action' in input ? input.action : null)}: ${refusal}`);
  }
  const end = table.outcome() === null ? 'tooLong' : 'over';
  return { end, inputs: table.rows.length, millis: now, faults };
}

/** Says why the bot cannot go on, if it cannot. */
async function makePlan(
  place: Place,
  now: number,
  watch: Exhibition['watch'],
): Promise<string | null> {
  if (place.isOut || place.plan !== null || !place.hasNews) return null;
  place.hasNews = false;
  try {
    const choice = await place.player.choose();
    if (choice === null) return null;
    watch?.(place.seat, choice);
    place.plan = { action: choice.action, at: now + (choice.pause ?? 0) };
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function soonest(places: readonly Place[]): Place | null {
  const planned = places.filter(({ plan }) => plan !== null);
  return planned.toSorted((one, other) => dueOf(one) - dueOf(other))[0] ?? null;
}

const dueOf = ({ plan }: Place): number => plan?.at ?? Infinity;

/** What comes first: the next plan, or the clock. null: neither will ever come. */
function inputOf(next: Place | null, deadline: number | null, now: number): Input<unknown> | null {
  const due = next === null ? Infinity : dueOf(next);
  if (deadline !== null && deadline <= due)
    return { type: 'tick', at: Math.max(now, deadline) as Millis };
  if (next === null || next.plan === null) return null;
  const { seat, plan } = next;
  return { type: 'act', at: Math.max(now, due) as Millis, seat, action: plan.action };
}

const forfeitOf = (seat: Seat, now: number): Input<unknown> => ({
  type: 'forfeit',
  at: now as Millis,
  seat,
  reason: 'absent' satisfies Forfeit,
});

/** Says why an input was refused, if it was; otherwise all hear of it. */
function take(table: Table, input: Input<unknown>, places: readonly Place[]): string | null {
  const proposal = table.propose(input);
  if (!proposal.ok) return proposal.refusal.message;
  table.commit(proposal.row);
  for (const place of places) {
    const events = table.heard([place.seat]);
    if (events.length === 0) continue;
    place.hasNews = true;
    place.player.observe({ events, view: table.view([place.seat]) });
  }
  return null;
}
