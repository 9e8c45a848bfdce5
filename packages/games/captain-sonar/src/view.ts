import type { Hidden, Viewer } from '@fathom/kit';
import type { Announcement, Event } from './events.ts';
import type { Setup } from './setup.ts';
import type { Boat, Result, Standing, State, Stop, TurnState } from './state.ts';
import { chairAt, perSide } from './vocabulary.ts';
import type { Cell, PerSide, Phase, SideName } from './vocabulary.ts';

/** What a viewer knows: everything of its own crew, and what was announced of the other. */
export interface View {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly turn: TurnState | null; // null in real time, and unless playing
  readonly stop: Stop | null;
  readonly boats: PerSide<Hidden<Boat>>;
  readonly standing: PerSide<Standing>;
  readonly charted: readonly Cell[]; // the charted mines that are left
  readonly record: readonly Announcement[]; // without what this viewer may not know
  readonly result: Result | null;
}

/** 1.2 Crew mates share all they know; after the end everything is open. */
const knows = (state: State, viewer: Viewer): PerSide<boolean> =>
  perSide((side) => state.phase === 'over' || isAboard(viewer, side));

const isAboard = (viewer: Viewer, side: SideName): boolean =>
  viewer.some((seat) => chairAt(seat)?.side === side);

export function view(state: State, viewer: Viewer): View {
  const open = knows(state, viewer);
  return {
    setup: state.setup,
    phase: state.phase,
    turn: state.turn,
    stop: state.stop,
    boats: {
      alpha: open.alpha ? state.boats.alpha : null,
      bravo: open.bravo ? state.boats.bravo : null,
    },
    standing: state.standing,
    charted: state.charted,
    record: state.record.map((said) => (isOpen(said, open) ? said : hushed(said))),
    result: state.result,
  };
}

const isOpen = (said: Announcement, open: PerSide<boolean>): boolean =>
  !('side' in said) || said.side === null || open[said.side];

const quiet = new WeakMap<Announcement, Announcement>();

/** The same object each time, so that a record that is long is still cheap to compare. */
function hushed(said: Announcement): Announcement {
  const known = quiet.get(said);
  if (known !== undefined) return known;
  const hidden = hush(said);
  quiet.set(said, hidden);
  return hidden;
}

/** What everybody hears of an announcement. */
function hush(said: Announcement): Announcement {
  switch (said.type) {
    case 'startChosen':
    case 'mineLaid':
      return { type: said.type, side: said.side, cell: null };
    case 'silenceRun':
      return { type: said.type, side: said.side, course: null, cells: null };
    case 'damaged':
      return { type: said.type, side: said.side, fault: said.fault === 'ice' ? 'ice' : null };
    case 'playBegan':
    case 'courseSet':
    case 'systemReady':
    case 'stopCalled':
    case 'stoodDown':
    case 'exploded':
    case 'chartedMineLost':
    case 'mineChained':
    case 'droneLaunched':
    case 'sonarSent':
    case 'sonarAnswered':
    case 'surfaced':
    case 'dived':
      return said;
    default:
      return said satisfies never;
  }
}

export function redact(event: Event, after: State, viewer: Viewer): Event | null {
  const open = knows(after, viewer);
  switch (event.type) {
    // A crew's own business: nobody else hears that there was any.
    case 'circuitRepaired':
    case 'mineLost':
    case 'traced':
    case 'traceVoided':
    case 'readyToDive':
    case 'sheetDrawn':
      return open[event.side] ? event : null;
    // The two OKs: that they were said is heard, what was marked is not.
    case 'gaugeMarked':
      return open[event.side] ? event : { type: event.type, side: event.side, system: null };
    case 'brokeDown':
      return open[event.side] ? event : { type: event.type, side: event.side, symbol: null };
    case 'turnBegan':
    case 'forfeited':
    case 'gameEnded':
      return event;
    case 'startChosen':
    case 'playBegan':
    case 'courseSet':
    case 'silenceRun':
    case 'systemReady':
    case 'damaged':
    case 'stopCalled':
    case 'stoodDown':
    case 'mineLaid':
    case 'exploded':
    case 'chartedMineLost':
    case 'mineChained':
    case 'droneLaunched':
    case 'sonarSent':
    case 'sonarAnswered':
    case 'surfaced':
    case 'dived':
      return isOpen(event, open) ? event : hushed(event);
    default:
      return event satisfies never;
  }
}
