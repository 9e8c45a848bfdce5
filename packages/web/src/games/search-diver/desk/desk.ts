import {
  chartOf,
  isPlan,
  longestDive,
  placeable,
  planDive,
  planTimes,
  searchable,
  sideAt,
  teamOf,
} from '@fathom/search-diver/client';
import type {
  Action,
  DepthChart,
  DivePlan,
  Diver,
  Event,
  Hex,
  Phase,
  SideName,
  Slot,
  TimePlan,
  View,
} from '@fathom/search-diver/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { GameTable } from '../../game-client.ts';
import type { BoardHandle } from '../../../board/board.tsx';
import { createOutbox } from '../../../table/outbox.ts';
import { words } from '../units.ts';
import { dayShown, offersFor, sameSlot, startingMinutes, tableAt } from './planning.ts';
import type { Offer } from './planning.ts';
import { keptStories, storyOf } from './story.ts';
import type { DiveStory } from './story.ts';

export type DiverTable = GameTable<View, Event, Action>;

/** What a diver is waited for to do. */
export type Duty = 'place' | 'dive' | 'search' | 'schedule';

const DUTY_IN: { readonly [Name in Phase]: Duty | null } = {
  placing: 'place',
  diving: 'dive',
  choosing: 'search',
  scheduling: 'schedule',
  over: null,
};

/** null: it is not this side's turn. */
export const dutyOf = ({ phase, turn }: View, side: SideName): Duty | null =>
  turn === side ? DUTY_IN[phase] : null;

/** Whether the keyboard may be led on: it is at the table or, because what it was at is gone, around it. */
export function isFocusOurs(): boolean {
  const at = document.activeElement;
  return at === null || at.closest('.sd') !== null || at.querySelector('.sd') !== null;
}

/** Everything that lies in front of one person: the table, and what was begun on it. */
export interface Desk {
  readonly table: DiverTable;
  readonly view: Accessor<View>;
  readonly chart: Accessor<DepthChart>;
  readonly side: Accessor<SideName | null>; // this person's
  readonly duty: Accessor<Duty | null>; // what this person is waited for to do
  readonly nameOf: (side: SideName) => string;
  readonly story: Accessor<readonly DiveStory[]>;

  readonly subject: Accessor<SideName>; // whose dive is planned: one's own, or of whoever is to dive
  readonly plannedView: Accessor<View>; // the table for which is planned: now, or at the time picked
  readonly diver: Accessor<Diver | null>; // the subject on it
  readonly offers: Accessor<readonly Offer[]>;
  readonly picked: Accessor<Hex | null>;
  readonly minutes: Accessor<number>;
  readonly limit: Accessor<number>; // of the minutes in the hex picked; 0: no dive
  readonly plan: Accessor<DivePlan | null>;
  readonly targets: Accessor<ReadonlySet<Hex>>; // hexes that can be picked

  readonly isTiming: Accessor<boolean>; // a time is to be picked: after a dive, or instead of one
  readonly isPassing: Accessor<boolean>;
  readonly times: Accessor<readonly TimePlan[]>; // boxes of the track, with the letter by then
  readonly slot: Accessor<TimePlan | null>; // the time picked

  readonly pick: (hex: Hex) => void;
  readonly unpick: () => void;
  readonly setMinutes: (minutes: number) => void;
  readonly setPassing: (passing: boolean) => void;
  readonly pickTime: (slot: Slot) => void;
  readonly confirm: () => void; // does what was picked
  readonly skip: () => void; // lets a free search go
  readonly canConfirm: Accessor<boolean>;
  readonly startOver: () => void;
  readonly sending: Accessor<Action | null>;
  readonly pending: Accessor<ReadonlySet<Hex>>; // where something is not confirmed yet
  readonly refusal: Accessor<string | null>;

  readonly advisedHex: Accessor<Hex | null>; // where a hint says to go
  readonly advisedTime: Accessor<Slot | null>; // and when it says to dive next

  readonly day: Accessor<number>; // which day the track shows: today's, unless another was chosen
  readonly showDay: (day: number) => void;

  readonly isTablesOpen: Accessor<boolean>;
  readonly openTables: (open: boolean) => void;
  readonly board: () => BoardHandle<Hex> | null;
  readonly setBoard: (board: BoardHandle<Hex>) => void;
}

export function createDesk(table: DiverTable): Desk {
  const { view } = table;
  const side = createMemo((): SideName | null => {
    const seat = table.seat();
    return seat === null || table.isReplay ? null : sideAt(seat);
  });
  const duty = createMemo((): Duty | null => {
    const own = side();
    return own === null || !table.mayAct() ? null : dutyOf(view(), own);
  });
  const chart = createMemo(() => chartOf(view()));
  const outbox = createOutbox(table, { words });
  // Until the dice have fallen, what is planned is the dive that is being made.
  const planned = (): View => (outbox.sending()?.type === 'dive' ? table.told() : view());
  const [isTablesOpen, openTables] = createSignal(false);
  const { setPicked, setMinutes, setPassing, setWantedSlot, ...planning } = createPlanning({
    view: planned,
    side,
    duty,
  });
  const { subject, offers, picked, limit, plan, isTiming, isPassing, slot } = planning;
  const targets = createMemo((): ReadonlySet<Hex> => {
    if (outbox.sending() !== null || view().phase === 'over') return new Set();
    if (duty() === 'place') return new Set(placeable(view()));
    if (duty() === 'search') return new Set(searchable(view()));
    return new Set(offers().map(({ hex }) => hex));
  });
  const startOver = (): void => {
    setPicked(null);
    setPassing(false);
    setWantedSlot(null);
    outbox.clearRefusal();
  };
  // Whoever passes may be the next to dive again: the same duty at another time is another step.
  const step = createMemo((): string => {
    const own = view().divers.find((each) => each.side === side());
    return [duty(), own?.day, own?.hour].join(' ');
  });
  // What was begun for one step means nothing in the next; a marker that was looked at ahead stays in view.
  createEffect(
    on(
      step,
      () => {
        setPassing(false);
        setWantedSlot(null);
        outbox.clearRefusal();
        if (duty() !== null && duty() !== 'dive') setPicked(null);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    const hex = picked();
    if (hex !== null && outbox.sending() === null && !targets().has(hex)) setPicked(null);
  });
  const pick = (hex: Hex): void => {
    outbox.clearRefusal();
    if (!targets().has(hex)) return undefined;
    if (picked() !== hex) {
      setMinutes(startingMinutes(offers().find((offer) => offer.hex === hex)));
      return void setPicked(hex);
    }
    return confirm(); // once more the same
  };
  const chosen = createMemo((): Action | null =>
    actionOf({ duty: duty(), hex: picked(), plan: plan(), slot: slot(), isPassing: isPassing() }),
  );
  const confirm = (): void => {
    const action = chosen();
    if (action !== null) outbox.send(action);
  };
  let board: BoardHandle<Hex> | null = null;
  const advised = createMemo((): Action | null => table.advised?.()[0]?.action ?? null);
  const [dayChosen, showDay] = createSignal<number | null>(null);
  const today = createMemo(() => dayShown(view()));
  // Whoever has looked back is back at the clock when it goes on.
  createEffect(on(step, () => showDay(null), { defer: true }));
  return {
    table,
    view,
    chart,
    side,
    duty,
    nameOf: (each) => table.nameOf(teamOf(each)),
    story: createMemo<readonly DiveStory[]>(
      (before) => keptStories(before, storyOf(table.told(), table.events())),
      [],
    ),
    ...planning,
    targets,
    pick,
    unpick: () => setPicked(null),
    setMinutes: (wanted) => setMinutes(Math.max(1, Math.min(limit(), Math.round(wanted) || 1))),
    setPassing: (passing) => {
      setWantedSlot(null);
      setPassing(passing);
    },
    pickTime: (wanted) => {
      outbox.clearRefusal();
      const isOpen = planTimes(view(), subject()).some(
        (time) => sameSlot(time, wanted) && time.refusal === null,
      );
      if (!isTiming() || !isOpen) return;
      if (sameSlot(slot(), wanted)) confirm(); // once more the same
      else setWantedSlot({ day: wanted.day, hour: wanted.hour });
    },
    confirm,
    skip: () => {
      if (duty() === 'search') outbox.send({ type: 'skip' });
    },
    canConfirm: createMemo(() => chosen() !== null && outbox.sending() === null),
    startOver,
    sending: outbox.sending,
    pending: createMemo(() => new Set(table.pending().flatMap(({ action }) => hexesOf(action)))),
    refusal: outbox.refusal,
    advisedHex: createMemo(() => hexesOf(advised())[0] ?? null),
    advisedTime: createMemo(() => slotOf(advised())),
    day: () => dayChosen() ?? today(),
    showDay: (day) => showDay(day === today() ? null : day),
    isTablesOpen,
    openTables,
    board: () => board,
    setBoard: (handle) => (board = handle),
  };
}

/** What is picked, and what a dive or a wait so planned would come to. */
function createPlanning({ view, side, duty }: Pick<Desk, 'view' | 'side' | 'duty'>) {
  const [picked, setPicked] = createSignal<Hex | null>(null);
  const [minutes, setMinutes] = createSignal(1);
  const [wantsToPass, setPassing] = createSignal(false);
  const [wantedSlot, setWantedSlot] = createSignal<Slot | null>(null);

  const subject = createMemo((): SideName => side() ?? view().turn ?? view().first);
  const isPassing = createMemo(() => duty() === 'dive' && wantsToPass());
  const isTiming = createMemo(() => duty() === 'schedule' || isPassing());
  const slot = createMemo((): TimePlan | null => {
    if (!isTiming()) return null;
    return planTimes(view(), subject()).find((time) => sameSlot(time, wantedSlot())) ?? null;
  });
  const plannedView = createMemo((): View => {
    const time = slot();
    return time === null ? view() : tableAt(view(), subject(), time);
  });
  const diver = createMemo(
    (): Diver | null => plannedView().divers.find((each) => each.side === subject()) ?? null,
  );
  const offers = createMemo(() => offersFor(plannedView(), subject()));
  const limit = createMemo((): number => {
    const offer = offers().find(({ hex }) => hex === picked());
    const letter = diver()?.group;
    return offer === undefined || letter === undefined
      ? 0
      : Math.max(0, longestDive(offer.depth, letter));
  });
  const bounded = createMemo(() => Math.max(1, Math.min(limit(), minutes())));
  const plan = createMemo((): DivePlan | null => {
    const hex = picked();
    if (hex === null || limit() === 0) return null;
    const made = planDive(plannedView(), subject(), { hex, minutes: bounded() });
    return isPlan(made) ? made : null;
  });
  // What a planned dive would leave of the day; after a dive, what it has left of it.
  const times = createMemo((): readonly TimePlan[] => {
    const { phase, turn } = view();
    if (isTiming()) return planTimes(view(), subject());
    const isAfterDive = turn === subject() && (phase === 'choosing' || phase === 'scheduling');
    if (isAfterDive) return planTimes(view(), subject());
    const planned = plan();
    return planned === null ? [] : planTimes(plannedView(), subject(), planned);
  });
  return {
    subject,
    plannedView,
    diver,
    offers,
    picked,
    minutes: bounded,
    limit,
    plan,
    isTiming,
    isPassing,
    times,
    slot,
    setPicked,
    setMinutes,
    setPassing,
    setWantedSlot,
  };
}

/** Where an action shows. */
const hexesOf = (action: Action | null): readonly Hex[] =>
  action !== null && 'hex' in action ? [action.hex] : [];
/** What it means on the Time Track. */
const slotOf = (action: Action | null): Slot | null =>
  action?.type === 'schedule' || action?.type === 'pass'
    ? { day: action.day, hour: action.hour }
    : null;

interface Chosen {
  readonly duty: Duty | null;
  readonly hex: Hex | null;
  readonly plan: DivePlan | null;
  readonly slot: TimePlan | null;
  readonly isPassing: boolean;
}

/** What was picked, as an action; null: not enough was. */
export function actionOf({ duty, hex, plan, slot, isPassing }: Chosen): Action | null {
  switch (duty) {
    case null:
      return null;
    case 'place':
      return hex === null ? null : { type: 'place', hex };
    case 'search':
      return hex === null ? null : { type: 'search', hex };
    case 'schedule':
      return slot === null ? null : { type: 'schedule', day: slot.day, hour: slot.hour };
    case 'dive':
      if (isPassing) return slot === null ? null : { type: 'pass', day: slot.day, hour: slot.hour };
      return plan === null ? null : { type: 'dive', hex: plan.hex, minutes: plan.minutes };
    default:
      return duty satisfies never;
  }
}
