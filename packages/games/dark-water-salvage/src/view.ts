import type { Forfeit, Hidden, Millis, Viewer } from '@fathom/kit';
import type { Bid, Chips, Event, Sight } from './events.ts';
import type { Setup } from './setup.ts';
import type {
  Attempt,
  Opening,
  ResearchNote,
  Result,
  Standing,
  State,
  Truth,
  Wreck,
} from './state.ts';
import { rulesOf } from './state.ts';
import { HUNTERS, hunterAt } from './vocabulary.ts';
import type {
  Answer,
  Card,
  Ending,
  HunterName,
  Phase,
  Region,
  Rumour,
  LoopStep,
  RulesVersion,
  WreckNumber,
} from './vocabulary.ts';

// Every part of a view is named here and made here, field by field: what a state gets besides stays hidden.

export interface HunterView {
  readonly name: HunterName;
  readonly cash: number;
  readonly loans: number;
  readonly prestige: number;
  readonly salvaged: number; // dollars
  readonly salvages: number; // wrecks
  readonly token: Region | null; // null: off the map
  readonly hired: boolean;
  readonly done: boolean;
  readonly lockedOut: readonly WreckNumber[];
  readonly out: Forfeit | null;
}
export interface WreckView {
  readonly number: WreckNumber;
  readonly ship: number;
  readonly region: Region | null;
  readonly locatedBy: HunterName | null;
  readonly salvagedBy: HunterName | null;
  readonly value: number | null;
}
export interface TruthView {
  readonly region: Region;
  readonly value: number;
}
export interface ResearchView {
  readonly round: number;
  readonly hunter: HunterName;
  readonly wreck: WreckNumber;
  readonly card: Card;
  readonly answer: Hidden<Answer>;
}
export interface SightView {
  readonly region: Region;
  readonly rumour: Rumour;
}
export interface AttemptView {
  readonly round: number;
  readonly hunter: HunterName;
  readonly deed: 'locate' | 'salvage';
  readonly wreck: WreckNumber;
  readonly region: Region;
  readonly found: boolean;
  readonly prestige: number;
  readonly value: number;
  readonly seen: Hidden<SightView>;
}
export interface ChipsView {
  readonly fives: number;
  readonly tens: number;
}
export interface BidView {
  readonly hunter: HunterName;
  readonly amount: number;
  readonly taken: number;
}
export interface OpeningView {
  readonly round: number;
  readonly chips: ChipsView;
  readonly bids: readonly BidView[];
}
export interface ResultView {
  readonly winners: readonly HunterName[];
  readonly reason: Ending;
}

/**
 * What a viewer knows: all but where the wrecks lie, which value cards they have, what others have learnt of that, and
 * applications of others that are not opened yet.
 */
export interface View {
  readonly rules: RulesVersion;
  readonly setup: Setup;
  readonly phase: Phase;
  readonly round: number;
  readonly last: boolean;
  readonly bag: ChipsView;
  readonly pool: ChipsView;
  readonly order: readonly HunterName[];
  readonly hunters: readonly HunterView[];
  readonly applications: readonly Hidden<number>[];
  readonly wrecks: readonly WreckView[];
  readonly truths: Hidden<readonly TruthView[]>; // open when the game is over
  readonly loop: number;
  readonly step: LoopStep | null;
  readonly acted: boolean;
  readonly inOrder: boolean;
  readonly waiting: readonly HunterName[];
  readonly until: Millis | null;
  readonly openings: readonly OpeningView[];
  readonly researches: readonly ResearchView[];
  readonly attempts: readonly AttemptView[];
  readonly result: ResultView | null;
}

/** 3. Whose answers the viewer knows: one's own, and everybody's after the end. */
const ownOf = (state: State, viewer: Viewer): readonly HunterName[] =>
  state.phase === 'over' ? HUNTERS : viewer.map(hunterAt).filter((hunter) => hunter !== null);

export function view(state: State, viewer: Viewer): View {
  const own = ownOf(state, viewer);
  return {
    rules: rulesOf(state),
    setup: state.setup,
    phase: state.phase,
    round: state.round,
    last: state.last,
    bag: chipsView(state.bag),
    pool: chipsView(state.pool),
    order: state.order,
    hunters: state.hunters.map(hunterView),
    applications: state.hunters.map(({ name }, i) =>
      own.includes(name) ? (state.applications[i] ?? null) : null,
    ),
    wrecks: state.wrecks.map(wreckView),
    truths: state.phase === 'over' ? state.truths.map(truthView) : null,
    loop: state.loop,
    step: state.step,
    acted: state.acted,
    inOrder: state.inOrder,
    waiting: state.waiting,
    until: state.until,
    openings: state.openings.map(openingView),
    researches: state.researches.map((note) =>
      own.includes(note.hunter) ? openResearch(note) : quietResearch(note),
    ),
    attempts: state.attempts.map((attempt) =>
      own.includes(attempt.hunter) ? openAttempt(attempt) : quietAttempt(attempt),
    ),
    result: state.result && resultView(state.result),
  };
}

/** The same object for the same part each time, so that a long list is still cheap to compare. */
function once<Full extends object, Shown>(show: (full: Full) => Shown): (full: Full) => Shown {
  const shown = new WeakMap<Full, Shown>();
  return (full) => {
    const known = shown.get(full);
    if (known !== undefined) return known;
    const made = show(full);
    shown.set(full, made);
    return made;
  };
}

const chipsView = once(({ fives, tens }: Chips): ChipsView => ({ fives, tens }));

const hunterView = once((hunter: Standing): HunterView => ({
  name: hunter.name,
  cash: hunter.cash,
  loans: hunter.loans,
  prestige: hunter.prestige,
  salvaged: hunter.salvaged,
  salvages: hunter.salvages,
  token: hunter.token,
  hired: hunter.hired,
  done: hunter.done,
  lockedOut: hunter.lockedOut,
  out: hunter.out,
}));

const wreckView = once((wreck: Wreck): WreckView => ({
  number: wreck.number,
  ship: wreck.ship,
  region: wreck.region,
  locatedBy: wreck.locatedBy,
  salvagedBy: wreck.salvagedBy,
  value: wreck.value,
}));

const truthView = once(({ region, value }: Truth): TruthView => ({ region, value }));

const researchView = (note: ResearchNote, answer: Hidden<Answer>): ResearchView => ({
  round: note.round,
  hunter: note.hunter,
  wreck: note.wreck,
  card: note.card,
  answer,
});
const openResearch = once((note: ResearchNote) => researchView(note, note.answer));
const quietResearch = once((note: ResearchNote) => researchView(note, null));

const sightView = ({ region, rumour }: Sight): SightView => ({ region, rumour });

const attemptView = (attempt: Attempt, seen: Hidden<SightView>): AttemptView => ({
  round: attempt.round,
  hunter: attempt.hunter,
  deed: attempt.deed,
  wreck: attempt.wreck,
  region: attempt.region,
  found: attempt.found,
  prestige: attempt.prestige,
  value: attempt.value,
  seen,
});
const openAttempt = once((attempt: Attempt) =>
  attemptView(attempt, attempt.seen && sightView(attempt.seen)),
);
const quietAttempt = once((attempt: Attempt) => attemptView(attempt, null));

const bidView = ({ hunter, amount, taken }: Bid): BidView => ({ hunter, amount, taken });
const openingView = once(({ round, chips, bids }: Opening): OpeningView => ({
  round,
  chips: chipsView(chips),
  bids: bids.map(bidView),
}));

const resultView = once(({ winners, reason }: Result): ResultView => ({ winners, reason }));

export function redact(event: Event, after: State, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'applied':
    case 'applicationChanged':
    case 'researched':
    case 'wreckLocated':
    case 'wreckSalvaged':
    case 'wreckMissed':
      return ownOf(after, viewer).includes(event.hunter) ? event : seenByOthers(event);
    case 'loansOffered':
    case 'applicationsOpened':
    case 'cityChosen':
    case 'stepBegan':
    case 'turnOrderAsked':
    case 'moved':
    case 'passed':
    case 'wasDone':
    case 'timeRanOut':
    case 'timeGiven':
    case 'roundEnded':
    case 'forfeited':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}

type PartlyHidden = Extract<
  Event,
  {
    readonly type:
      | 'applied'
      | 'applicationChanged'
      | 'researched'
      | 'wreckLocated'
      | 'wreckSalvaged'
      | 'wreckMissed';
  }
>;

/** What everybody sees of what a hunter did. */
function seenByOthers(event: PartlyHidden): Event | null {
  const { type, hunter } = event;
  switch (type) {
    case 'applied':
      return { type, hunter, amount: null };
    case 'applicationChanged':
      return null; // 2.2 nobody may notice that an application was changed
    case 'researched': {
      const { wreck, ship, card, cardName } = event;
      return { type, hunter, wreck, ship, card, cardName, answer: null };
    }
    case 'wreckLocated': {
      const { wreck, ship, region, prestige } = event;
      return { type, hunter, wreck, ship, region, prestige, seen: null };
    }
    case 'wreckSalvaged': {
      const { wreck, ship, region, cost, value, prestige } = event;
      return { type, hunter, wreck, ship, region, cost, value, prestige, seen: null };
    }
    case 'wreckMissed': {
      const { deed, wreck, ship, region, cost } = event;
      return { type, hunter, deed, wreck, ship, region, cost, seen: null };
    }
    default:
      return event satisfies never;
  }
}
