import type { BotPlayer, Input, Millis, Seat, Table } from '@fathom/kit';

/** Bots in all the seats of a table. */
export interface Exhibition {
  readonly table: Table;
  readonly players: ReadonlyMap<Seat, BotPlayer>;
}
/** How it went. */
export interface Report {
  readonly end: 'over' | 'nobodyActs' | 'tooLong';
  readonly inputs: number;
  readonly millis: number; // by the table's own clock
  readonly refusals: readonly string[]; // of actions that nothing had overtaken
}

const TOO_LONG = 6000; // inputs

interface Chair {
  readonly seat: Seat;
  readonly player: BotPlayer;
  hasNews: boolean;
  plan: Plan | null;
}
/** What a bot is about to do, and when. */
interface Plan {
  readonly action: unknown;
  readonly at: number;
}

/** Plays a match out as a host does, each bot at its own pace, on a clock that runs as fast as it can. */
export function exhibit({ table, players }: Exhibition): Report {
  const chairs: readonly Chair[] = [...players].map(([seat, player]) => {
    for (const update of table.story([seat])) player.observe(update);
    return { seat, player, hasNews: true, plan: null };
  });
  const refusals: string[] = [];
  let now = table.rows.at(-1)?.input.at ?? 0;
  const report = (end: Report['end']): Report => ({
    end,
    inputs: table.rows.length,
    millis: now,
    refusals,
  });
  while (table.outcome() === null) {
    if (table.rows.length >= TOO_LONG) return report('tooLong');
    for (const chair of chairs) makePlan(chair, now);
    const next = soonest(chairs);
    const input = inputOf(next, table.deadline(), now);
    if (input === null) return report('nobodyActs');
    now = input.at;
    if (next !== null && input.type === 'act') next.plan = null;
    const refusal = take(table, input, chairs);
    if (refusal !== null && next?.hasNews !== true)
      refusals.push(`${JSON.stringify(input)}: ${refusal}`);
  }
  return report('over');
}

function makePlan(chair: Chair, now: number): void {
  if (chair.plan !== null || !chair.hasNews) return;
  chair.hasNews = false;
  const choice = chair.player.choose();
  if (choice !== null) chair.plan = { action: choice.action, at: now + (choice.pause ?? 0) };
}

function soonest(chairs: readonly Chair[]): Chair | null {
  const planned = chairs.filter(({ plan }) => plan !== null);
  return planned.toSorted((one, other) => dueOf(one) - dueOf(other))[0] ?? null;
}

const dueOf = ({ plan }: Chair): number => plan?.at ?? Infinity;

/** What comes first: the next plan, or the clock. null: neither will ever come. */
function inputOf(next: Chair | null, deadline: number | null, now: number): Input<unknown> | null {
  const due = next === null ? Infinity : dueOf(next);
  if (deadline !== null && deadline <= due)
    return { type: 'tick', at: Math.max(now, deadline) as Millis };
  if (next?.plan === undefined || next.plan === null) return null;
  const { seat, plan } = next;
  return { type: 'act', at: Math.max(now, due) as Millis, seat, action: plan.action };
}

/** Says why an input was refused, if it was; otherwise all hear of it. */
function take(table: Table, input: Input<unknown>, chairs: readonly Chair[]): string | null {
  const proposal = table.propose(input);
  if (!proposal.ok) return proposal.refusal.message;
  table.commit(proposal.row);
  for (const chair of chairs) {
    const events = table.heard([chair.seat]);
    if (events.length === 0) continue;
    chair.hasNews = true;
    chair.player.observe({ events, view: table.view([chair.seat]) });
  }
  return null;
}
