import type { Millis, Paper, Seat, Table } from '@fathom/kit';
import type { Clock } from './clock.ts';
import { gameTime, seedOf, timeOffLeft } from './state.ts';
import type { MatchState } from './state.ts';

const MINUTE = 60_000;
const KEPT_DRAWINGS = 20; // of one paper within the time it is late: of those close to each other the last is enough

/** What was let in last. */
export type Admitted = 'row' | 'drawing';

/**
 * A match as it was some minutes of play ago, on a table of its own: what is not old enough yet is not on it, so nothing
 * that is made from that table can tell of it.
 */
export interface LateView {
  readonly viewer: readonly Seat[]; // every seat
  readonly minutes: number;
  /** With what was let in so far; null before the start. */
  readonly table: () => Table | null;
  /** Lets in the next thing that is old enough by now; null: there is none. */
  readonly admit: () => Admitted | null;
  /** In how many milliseconds there will be one, as things are; null: nothing is waiting. */
  readonly nextIn: () => number | null;
  /** Something was just drawn on a paper. */
  readonly noteDrawing: (drawing: Omit<Paper, 'place'>) => void;
}
interface NotedDrawing extends Paper {
  readonly at: Millis;
}

/** null: spectators of this match never see more than everybody. */
export function openLateView(match: MatchState, { now }: Pick<Clock, 'now'>): LateView | null {
  const { lateView: minutes } = match.created;
  if (minutes === undefined) return null;
  const delay = minutes * MINUTE;
  const time = (): Millis => gameTime(match, now());
  // When papers of before were drawn is not known: now is late enough.
  let drawings: readonly NotedDrawing[] = match.papers.map((paper) => ({ ...paper, at: time() }));
  let table: Table | null = null;

  const open = (): Table | null => {
    if (match.table === null || table !== null) return table;
    const { setup, shared } = match.created;
    table = match.game.open({ setup, seed: seedOf(match), shared });
    return table;
  };
  const nextRow = () => match.table?.rows[table?.rows.length ?? 0];
  /** What was drawn before the next row comes before it. */
  const nextDrawing = (): NotedDrawing | null => {
    const [first] = drawings;
    if (first === undefined || first.place > (table?.rows.length ?? 0)) return null;
    return first.at <= (nextRow()?.input.at ?? Infinity) ? first : null;
  };
  const nextAt = (): number | null => nextDrawing()?.at ?? nextRow()?.input.at ?? null;
  return {
    viewer: [...match.seats.keys()],
    minutes,
    table: open,
    admit: () => {
      const late = open();
      const at = nextAt();
      if (late === null || at === null || at + delay > time()) return null;
      const drawing = nextDrawing();
      const row = nextRow();
      if (drawing !== null) {
        drawings = drawings.slice(1);
        late.draw(drawing);
        return 'drawing';
      }
      if (row !== undefined) late.commit(row);
      return 'row';
    },
    nextIn: () => {
      const at = open() === null ? null : nextAt();
      return at === null ? null : Math.max(0, at + delay - time()) + timeOffLeft(match, now());
    },
    noteDrawing: ({ key, row }) => {
      const noted = { key, row, place: match.table?.rows.length ?? 0, at: time() };
      const waiting = withoutOld(drawings, noted.at - delay);
      drawings = withDrawing(waiting, noted, delay / KEPT_DRAWINGS);
    },
  };
}

/** While nobody looks, of all that is old enough on a paper only the last is kept: a match may go on for days. */
function withoutOld(drawings: readonly NotedDrawing[], since: number): readonly NotedDrawing[] {
  const isOld = ({ at }: NotedDrawing): boolean => at <= since;
  const last = new Map(drawings.filter(isOld).map((drawing) => [drawing.key, drawing]));
  return drawings.filter((drawing) => !isOld(drawing) || last.get(drawing.key) === drawing);
}

/** One that was drawn soon after another on the same paper, with no row between them, takes its place. */
function withDrawing(
  drawings: readonly NotedDrawing[],
  noted: NotedDrawing,
  within: number,
): readonly NotedDrawing[] {
  const spell = (at: number): number => Math.floor(at / within);
  const isReplaced = ({ key, at }: NotedDrawing): boolean =>
    key === noted.key && spell(at) === spell(noted.at);
  return [...drawings.filter((drawing) => !isReplaced(drawing)), noted];
}
