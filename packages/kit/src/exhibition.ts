import type { TimedAction } from './bot.ts';
import { ask, isOver, nextOf, remind, sitDown, take, tell, forfeit } from './exhibition/sitting.ts';
import type { Next, Player, Sitting } from './exhibition/sitting.ts';
import type { Millis, Seat } from './game.ts';
import { isAtFault } from './seated-bot.ts';
import type { Table } from './table.ts';

export type { Player } from './exhibition/sitting.ts';

/** Bots in all the seats of a table. */
export interface Exhibition {
  readonly table: Table;
  readonly players: ReadonlyMap<Seat, Player>;
  readonly longest?: number; // inputs
  /** Called with each choice before it is played. */
  readonly watch?: (seat: Seat, choice: TimedAction) => void;
}
/** Why a seat was taken out of the game. */
export interface Fault {
  readonly seat: Seat;
  readonly message: string;
}
/** How it went. */
export interface Report {
  readonly end: 'over' | 'tooLong' | 'stuck'; // stuck: nobody was waited for and nobody did anything
  readonly inputs: number;
  readonly millis: number; // by the table's own clock
  readonly faults: readonly Fault[]; // each of them forfeited its seat's game
}

const LONGEST = 10_000;

/** Plays a match out as a host does, each bot at its own pace, on a clock that runs as fast as it can. */
export async function exhibit(exhibition: Exhibition): Promise<Report> {
  const { table, longest = LONGEST, watch = () => {} } = exhibition;
  const sitting = sitDown(table, exhibition.players);
  for (const place of sitting.places)
    for (const update of table.story([place.seat])) tell(sitting, place, update);
  let end: Report['end'] = 'tooLong';
  while (!isOver(sitting) && table.rows.length < longest) {
    for (const place of sitting.places) {
      const choice = await ask(sitting, place);
      if (choice !== null) watch(place.seat, choice);
    }
    if (isOver(sitting)) break;
    const next = nextOf(sitting);
    if (next !== null) go(sitting, next);
    else if (!remind(sitting)) {
      end = 'stuck';
      break;
    }
  }
  return {
    end: isOver(sitting) ? 'over' : end,
    inputs: table.rows.length,
    millis: sitting.now,
    faults: sitting.faults,
  };
}

function go(sitting: Sitting, next: Next): void {
  sitting.now = Math.max(sitting.now, next.at);
  sitting.reminders = 0;
  const at = sitting.now as Millis;
  if (next.type === 'tick') {
    const refusal = take(sitting, { type: 'tick', at });
    if (refusal !== null) throw new Error(`the table refused the tick it asked for: ${refusal}`);
    return;
  }
  const { place, action } = next;
  place.plan = null;
  const refusal = take(sitting, { type: 'act', at, seat: place.seat, action });
  if (refusal !== null && isAtFault(place))
    forfeit(sitting, place, `${JSON.stringify(action)}: ${refusal}`);
}
