import {
  contentOf,
  distinctNames,
  dollars,
  freeCities,
  hunterAt,
  hunterOf,
  isInPlay,
  locatable,
  salvageable,
  usableCards,
  wreckOf,
} from '@fathom/dark-water-salvage/client';
import type {
  Action,
  Card,
  Content,
  Event,
  HunterName,
  Region,
  Standing,
  View,
  Way,
  WreckNumber,
} from '@fathom/dark-water-salvage/client';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { BoardHandle } from '../../../board/board.tsx';
import type { GameTable } from '../../game-client.ts';
import { dutyOf } from './duty.ts';
import type { Duty } from './duty.ts';
import { createPencil } from './pencil.ts';
import type { Pencil } from './pencil.ts';
import { canPay, waysFrom } from './plan.ts';
import type { Ways } from './plan.ts';
import { questionFor } from './questions.ts';
import type { Question } from './questions.ts';
import { createReading } from './reading.ts';
import type { Reading } from './reading.ts';

export type SalvageTable = GameTable<View, Event, Action>;

/** Everything that lies in front of one person: what is known, what was begun, and the pencil. */
export interface Desk {
  readonly table: SalvageTable;
  readonly view: Accessor<View>;
  readonly content: Accessor<Content>;
  readonly hunter: Accessor<HunterName | null>; // whose knowledge is shown
  readonly standing: Accessor<Standing | null>; // that hunter's
  readonly isSeated: Accessor<boolean>; // this person plays
  readonly duty: Accessor<Duty | null>; // what this person can do now
  readonly nameOf: (hunter: HunterName) => string;
  readonly reading: Reading; // the record sheet in view
  readonly selected: Accessor<WreckNumber | null>;
  readonly subject: Accessor<WreckNumber | null>; // the same, if it can still be researched
  readonly select: (wreck: WreckNumber | null) => void;
  readonly pencil: Pencil;
  readonly mayMark: Accessor<boolean>;

  readonly amount: Accessor<number>; // of the application that is being written
  readonly setAmount: (amount: number) => void;
  readonly isReopened: Accessor<boolean>; // a sealed one is being changed
  readonly reopen: (open: boolean) => void;
  readonly cards: Accessor<readonly Card[]>; // usable now
  readonly ways: Accessor<Ways>; // while moving
  readonly picked: Accessor<Region | null>; // a city or an end of a way
  readonly pointed: Accessor<Region | null>; // under the pointer or the cursor
  readonly point: (region: Region | null) => void;
  readonly way: Accessor<Way | null>; // picked, or only looked at
  readonly namable: Accessor<readonly WreckNumber[]>; // to locate or to salvage now
  readonly question: Accessor<Question | null>;
  readonly targets: Accessor<ReadonlySet<Region>>; // regions that can be picked

  readonly pick: (region: Region) => void; // picked twice is confirmed
  readonly confirm: () => void; // what was picked or asked
  readonly ask: () => void; // about to locate or salvage the selected wreck
  readonly startOver: () => void;
  readonly pending: Accessor<boolean>;
  readonly refusal: Accessor<string | null>; // why the last action was not taken
  readonly send: (action: Action) => void;
  readonly isWide: Accessor<boolean>; // room for everything beside each other
  readonly setWide: (wide: boolean) => void;
  readonly now: Accessor<number>; // game time; runs only while a timer does
  readonly board: () => BoardHandle<Region> | null;
  readonly setBoard: (board: BoardHandle<Region>) => void;
}

export function createDesk(table: SalvageTable): Desk {
  const { view } = table;
  const hunter = createMemo((): HunterName | null => {
    const seat = table.seat();
    return seat === null ? null : hunterAt(seat);
  });
  const standing = createMemo((): Standing | null => {
    const own = hunter();
    return own === null ? null : hunterOf(view(), own);
  });
  const isSeated = createMemo(() => hunter() !== null && !table.isReplay);
  const duty = createMemo((): Duty | null => {
    const own = hunter();
    return own === null || !isSeated() || !table.mayAct() ? null : dutyOf(view(), own);
  });
  const content = createMemo(() => contentOf(view().setup));
  const reading = createReading({ view, hunter, isReplay: table.isReplay });
  const pencil = createPencil(table.notes);
  const { pending, refusal, send, scold } = createPost(table);
  const [isWide, setWide] = createSignal(true);
  const [selected, setSelected] = createSignal<WreckNumber | null>(null);
  const [amount, setAmount] = createSignal(0);
  const [isReopened, reopen] = createSignal(false);
  const [picked, setPicked] = createSignal<Region | null>(null);
  const [pointed, setPointed] = createSignal<Region | null>(null);
  const [question, setQuestion] = createSignal<Question | null>(null);

  const ways = createMemo((): Ways => {
    const own = hunter();
    return own === null || duty() !== 'move' ? new Map() : waysFrom(view(), own);
  });
  const way = createMemo((): Way | null => {
    const to = picked() ?? pointed();
    return to === null ? null : (ways().get(to) ?? null);
  });
  const targets = createMemo((): ReadonlySet<Region> => {
    const own = hunter();
    if (own === null || pending()) return new Set();
    if (duty() === 'city') return new Set(freeCities(view()));
    const affordable = [...ways().values()].filter((each) => canPay(view(), own, each));
    return new Set(affordable.map(({ to }) => to));
  });
  const namable = createMemo((): readonly WreckNumber[] => {
    const own = hunter();
    if (own === null) return [];
    if (duty() === 'locate') return locatable(view(), own);
    return duty() === 'salvage' ? salvageable(view(), own) : [];
  });
  const startOver = (): void => {
    setPicked(null);
    setQuestion(null);
    pencil.setUp(false);
    scold(null);
  };
  // What was begun for one step means nothing in the next.
  createEffect(
    on(
      () => [view().round, view().phase, view().loop, view().step, duty()].join(),
      () => {
        setPicked(null);
        setQuestion(null);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => view().applications.join(),
      () => reopen(false),
    ),
  );
  // An even share is where everybody starts to think.
  createEffect(
    on(
      () => (view().phase === 'applying' ? view().round : 0),
      () => {
        const own = hunter();
        const sealed = own === null ? null : (applicationOf(view(), own) ?? null);
        setAmount(sealed ?? Math.floor(dollars(view().pool) / Math.max(1, view().order.length)));
      },
    ),
  );
  const confirm = (): void => {
    const asked = question();
    const to = picked();
    if (asked !== null) {
      setQuestion(null);
      send(asked.action);
    } else if (duty() === 'city' && to !== null) send({ type: 'city', region: to });
    else if (duty() === 'move' && to !== null) {
      const path = ways().get(to)?.path;
      if (path !== undefined) send({ type: 'move', path });
    }
  };
  const mayMark = createMemo(() => isSeated() && selected() !== null && view().phase !== 'over');
  let board: BoardHandle<Region> | null = null;
  return {
    table,
    view,
    content,
    hunter,
    standing,
    isSeated,
    duty,
    nameOf: distinctNames({ side: table.nameOf }),
    reading,
    selected,
    subject: createMemo(() => {
      const wreck = selected();
      return wreck !== null && isInPlay(wreckOf(view(), wreck)) ? wreck : null;
    }),
    select: (wreck) => {
      setSelected(wreck);
      setQuestion(null);
      if (wreck === null) pencil.setUp(false);
    },
    pencil,
    mayMark,
    amount,
    setAmount: (wanted) =>
      setAmount(Math.max(0, Math.min(dollars(view().pool), Math.round(wanted) || 0))),
    isReopened,
    reopen,
    cards: createMemo(() => {
      const own = hunter();
      return own === null || duty() !== 'research' ? [] : usableCards(view(), own);
    }),
    ways,
    picked,
    pointed,
    point: setPointed,
    way,
    namable,
    question,
    targets,
    pick: (region) => {
      const wreck = selected();
      scold(null);
      if (pencil.isUp() && wreck !== null && mayMark()) pencil.cycle(wreck, region);
      else if (!targets().has(region)) setPicked(null);
      else if (picked() === region) confirm();
      else setPicked(region);
    },
    confirm,
    ask: () => {
      const [own, wreck, deed] = [hunter(), selected(), duty()];
      const region = standing()?.token ?? null;
      if (own === null || wreck === null || region === null || !namable().includes(wreck)) return;
      if (deed !== 'locate' && deed !== 'salvage') return;
      setQuestion(
        questionFor(deed, {
          view: view(),
          hunter: own,
          region,
          sheet: reading.sheet(wreck),
          knowledge: reading.knowledge(),
        }),
      );
    },
    startOver,
    pending,
    refusal,
    send,
    isWide,
    setWide,
    now: createNow(table),
    board: () => board,
    setBoard: (handle) => (board = handle),
  };
}

/** The sealed application; null: none yet. */
export const applicationOf = (view: View, hunter: HunterName): number | null =>
  view.applications[view.hunters.findIndex(({ name }) => name === hunter)] ?? null;

interface Post {
  readonly pending: Accessor<boolean>;
  readonly refusal: Accessor<string | null>;
  readonly send: (action: Action) => void;
  readonly scold: (why: string | null) => void;
}

/** One action at a time is on its way. */
function createPost(table: SalvageTable): Post {
  const [pending, setPending] = createSignal(false);
  const [refusal, setRefusal] = createSignal<string | null>(null);
  const answered = (why: string | null): void => {
    setPending(false);
    setRefusal(why);
  };
  return {
    pending,
    refusal,
    scold: setRefusal,
    send: (action) => {
      if (pending()) return;
      setPending(true);
      setRefusal(null);
      table.act(action).then(
        (refused) => answered(refused?.message ?? null),
        () => answered('It could not be sent. Please try again.'),
      );
    },
  };
}

const TICK = 250;

/** Looks at the clock only while somebody has to hurry. */
function createNow({ view, time }: SalvageTable): Accessor<number> {
  const [now, setNow] = createSignal(time());
  const isTimed = createMemo(() => view().until !== null);
  createEffect(
    on(isTimed, (timed) => {
      setNow(time());
      if (!timed) return;
      const timer = window.setInterval(() => setNow(time()), TICK);
      onCleanup(() => window.clearInterval(timer));
    }),
  );
  return now;
}
