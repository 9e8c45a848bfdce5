import type { BotPlayer, Choice, Millis, Seat, Table } from '@fathom/kit';

/** Bots in all the seats of a table. */
export interface Exhibition {
  readonly table: Table;
  readonly players: ReadonlyMap<Seat, BotPlayer>;
  /** Called with each choice before it is played. */
  readonly watch?: (seat: Seat, choice: Choice) => void;
}
/** How it went. */
export interface Report {
  readonly end: 'over' | 'nobodyActs' | 'tooLong';
  readonly inputs: number;
  readonly millis: number; // as long as it would have taken with people's pauses, one after another
  readonly refusals: readonly string[];
}

const TOO_LONG = 3000; // inputs

/** Plays a match out, without waiting: whoever is waited for first acts first. */
export function exhibit({ table, players, watch }: Exhibition): Report {
  for (const [seat, player] of players)
    for (const update of table.story([seat])) player.observe(update);
  const refusals: string[] = [];
  let at = table.rows.at(-1)?.input.at ?? 0;
  const report = (end: Report['end']): Report => ({
    end,
    inputs: table.rows.length,
    millis: at,
    refusals,
  });
  while (table.outcome() === null) {
    if (table.rows.length + refusals.length >= TOO_LONG) return report('tooLong');
    const next = nextChoice({ table, players });
    if (next === null) return report('nobodyActs');
    const { seat, choice } = next;
    watch?.(seat, choice);
    at += choice.pause ?? 0;
    const proposal = table.propose({ type: 'act', at: at as Millis, seat, action: choice.action });
    if (!proposal.ok) {
      refusals.push(`${seat} ${JSON.stringify(choice.action)}: ${proposal.refusal.message}`);
      return report('nobodyActs');
    }
    table.commit(proposal.row);
    for (const [other, player] of players) {
      const events = table.heard([other]);
      if (events.length > 0) player.observe({ events, view: table.view([other]) });
    }
  }
  return report('over');
}

function nextChoice({
  table,
  players,
}: Exhibition): { readonly seat: Seat; readonly choice: Choice } | null {
  for (const seat of table.toAct()) {
    const choice = players.get(seat)?.choose() ?? null;
    if (choice !== null) return { seat, choice };
  }
  return null;
}
