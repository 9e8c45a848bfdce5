import { chairAt } from '@fathom/captain-sonar';
import type { Action, Event, SideName, State } from '@fathom/captain-sonar';
import type { Viewer } from '@fathom/kit';
import type { Entitlement } from '@fathom/kit/secrecy';

/** Who may know what, told by the rules (RULES.md) and not by the view. */
export const entitlement: Entitlement<State, Action, Event> = {
  atStart: ({ charted }) => charted,
  byRow: ({ input, events }, viewer, after) => {
    // 7 after the end everything is open
    if (events.some(({ type }) => type === 'gameEnded')) return [events, secrets(after)];
    const facts = events.map((event) => fact(event, viewer)).filter((known) => known.length > 0);
    // 2.1 when a turn is over follows from what was heard, unless the Captain says so
    const said = input.type === 'act' && input.action.type === 'endTurn' ? [['turn over']] : [];
    return [...facts, ...said];
  },
  secrets,
};

/** The boats, and what the record keeps of them that the boats forget. */
function secrets({ boats, record }: State): unknown {
  return [boats, record.filter(({ type }) => HIDING.has(type))];
}

const HIDING: ReadonlySet<Event['type']> = new Set([
  'startChosen',
  'mineLaid',
  'silenceRun',
  'damaged',
  'courseSet',
]);

/** 1.2 Crew mates share all they know: one seat aboard is as good as all four. */
const isAboard = (viewer: Viewer, side: SideName): boolean =>
  viewer.some((seat) => chairAt(seat)?.side === side);

/** What a viewer learns by an event; []: not even that there was one. */
function fact(event: Event, viewer: Viewer): readonly unknown[] {
  const own = 'side' in event && event.side !== null && isAboard(viewer, event.side);
  switch (event.type) {
    // 1.4 who has chosen is seen, what was chosen is not
    case 'startChosen':
      return [event.side, 'placed', own ? event.cell : '?'];
    case 'playBegan':
      return ['began', event.first];
    // 6 a decoy differs in nothing from outside
    case 'courseSet':
      return [event.side, 'course', event.course, own ? event.sailed : '?'];
    // 3.6 "silence", and nothing else
    case 'silenceRun':
      return [event.side, 'silence', own ? [event.course, event.cells] : '?'];
    // 2.1 everybody hears the OKs
    case 'gaugeMarked':
      return [event.side, 'First Mate OK', own ? event.system : '?'];
    case 'brokeDown':
      return [event.side, 'Engineer OK', own ? event.symbol : '?'];
    // 4 repairs, and what did the damage, are the crew's own business; 6 the ice is not
    case 'circuitRepaired':
      return own ? [event.circuit] : [];
    case 'damaged':
      return [event.side, 'damage', own || event.fault === 'ice' ? event.fault : '?'];
    // 3 "ready" is announced
    case 'systemReady':
      return [event.side, 'ready', event.system];
    case 'stopCalled':
      return [event.side, 'stop', event.system, event.until];
    case 'stoodDown':
      return [event.side, 'stood down', event.system, event.lapsed];
    // 3.1 all hear "mine", nobody where
    case 'mineLaid':
      return [event.side, 'mine', own ? event.cell : '?'];
    case 'exploded':
      return [event.side, event.charge, event.cell, event.hits];
    // 3.2 of a mine lost in a blast only its owner learns
    case 'mineLost':
      return own ? ['lost', event.cell] : [];
    case 'chartedMineLost':
      return ['charted mine lost', event.cell];
    case 'mineChained':
      return [event.side, 'chained', event.cell, event.hits];
    case 'droneLaunched':
      return [event.side, 'drone', event.sector, event.found];
    case 'sonarSent':
      return [event.side, 'sonar', event.until];
    // 3.5 not which half is true
    case 'sonarAnswered':
      return [event.side, 'answer', event.claims, event.drawn];
    case 'salvaged':
      return [event.side, 'salvaged', event.cell];
    case 'surfaced':
      return [event.side, 'surfaced', event.sector];
    // 5.2 nobody else learns anything of the tracing
    case 'traced':
      return own ? [event.role, event.section, event.reached, event.pen, event.done] : [];
    case 'traceVoided':
      return own ? [event.role, event.section, event.pen] : [];
    case 'readyToDive':
      return own ? ['ready to dive'] : [];
    case 'dived':
      return [event.side, 'dived'];
    case 'turnBegan':
      return [];
    // 8 the sheet is the crew's own
    case 'sheetDrawn':
      return own ? [event.sheet] : [];
    // 10 what is said aboard stays aboard
    case 'called':
      return own ? [event.role, event.call, event.at] : [];
    case 'forfeited':
      return [event.side, event.role, event.reason];
    case 'gameEnded':
      return [event.winner, event.reason];
    default:
      return event satisfies never;
  }
}
