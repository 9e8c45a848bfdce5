import {
  freeCities,
  isInPlay,
  isLockedOut,
  locatable,
  salvageable,
  usableCards,
  wreckOf,
} from '@fathom/dark-water-salvage/client';
import type { Action, Card, Region, Way, WreckNumber } from '@fathom/dark-water-salvage/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Outbox } from '../../../table/outbox.ts';
import { confirmationFor } from './attempt.ts';
import type { Confirmation } from './attempt.ts';
import type { OwnSeat } from './own-seat.ts';
import type { Pencil } from './pencil.ts';
import type { Reading } from './reading.ts';
import { canPay, waysFrom } from './ways.ts';
import type { Ways } from './ways.ts';
import { foundAt } from './why-not.ts';

/** The wreck, the region and the attempt that a person has picked but not yet sent. */
export interface Picking {
  readonly selected: Accessor<WreckNumber | null>;
  readonly subject: Accessor<WreckNumber | null>; // the same, if this person may still research her
  readonly select: (wreck: WreckNumber | null) => void;
  readonly mayMark: Accessor<boolean>; // with the pencil

  readonly cards: Accessor<readonly Card[]>; // usable now
  readonly ways: Accessor<Ways>; // while moving
  readonly picked: Accessor<Region | null>; // a city or an end of a way
  readonly pointed: Accessor<Region | null>; // under the pointer or the cursor
  readonly point: (region: Region | null) => void;
  readonly way: Accessor<Way | null>; // picked, or only looked at
  readonly namable: Accessor<readonly WreckNumber[]>; // to locate or to salvage now
  readonly confirmation: Accessor<Confirmation | null>; // asked before a wreck is named
  readonly targets: Accessor<ReadonlySet<Region>>; // regions that can be picked

  readonly pick: (region: Region) => void; // picked twice is confirmed
  readonly confirm: () => void; // what was picked or asked
  readonly askToConfirm: () => void; // about to locate or salvage the selected wreck
  readonly startOver: () => void;
}

interface PickingParts {
  readonly seat: OwnSeat;
  readonly reading: Reading;
  readonly pencil: Pencil;
  readonly outbox: Outbox<Action>;
}

export function createPicking({ seat, reading, pencil, outbox }: PickingParts): Picking {
  const { view, hunter, duty } = seat;
  const [selected, setSelected] = createSignal<WreckNumber | null>(null);
  const [picked, setPicked] = createSignal<Region | null>(null);
  const [pointed, setPointed] = createSignal<Region | null>(null);
  const [confirmation, setConfirmation] = createSignal<Confirmation | null>(null);
  const { ways, targets, namable, cards } = createOptions(seat);
  const forget = (): void => {
    setPicked(null);
    setConfirmation(null);
  };
  // What was begun for one step means nothing in the next.
  createEffect(
    on(
      createMemo(() => [view().round, view().phase, view().loop, view().step, duty()].join()),
      forget,
      { defer: true },
    ),
  );
  const mayMark = createMemo(
    () => seat.isSeated() && selected() !== null && view().phase !== 'over',
  );
  const askToConfirm = (): void => {
    const [own, wreck, kind] = [hunter(), selected(), duty()];
    const region = seat.standing()?.token ?? null;
    if (own === null || wreck === null || region === null || !namable().includes(wreck)) return;
    if (kind !== 'locate' && kind !== 'salvage') return;
    setConfirmation(
      confirmationFor(kind, {
        view: view(),
        hunter: own,
        region,
        sheet: reading.sheet(wreck),
        knowledge: reading.knowledge(),
      }),
    );
  };
  const confirm = (): void => {
    const asked = confirmation();
    const to = picked();
    if (asked !== null) {
      setConfirmation(null);
      outbox.send(asked.action);
    } else if (duty() === 'city' && to !== null) outbox.send({ type: 'city', region: to });
    else if (duty() === 'move' && to !== null) {
      const path = ways().get(to)?.path;
      if (path !== undefined) outbox.send({ type: 'move', path });
    }
  };
  const select = (wreck: WreckNumber | null): void => {
    setSelected(wreck);
    setConfirmation(null);
    if (wreck === null) pencil.setUp(false);
  };
  /** Under the boat the selected wreck is named; where one was found, she is selected. */
  const pickOther = (region: Region): void => {
    setPicked(null);
    const found = foundAt({ view }, region);
    if (region === seat.standing()?.token && selected() !== null) askToConfirm();
    else if (found !== null) select(found);
  };
  return {
    selected,
    subject: createMemo(() => {
      const [wreck, own] = [selected(), hunter()];
      if (wreck === null || !isInPlay(wreckOf(view(), wreck))) return null;
      return own !== null && isLockedOut(view(), own, wreck) ? null : wreck;
    }),
    select,
    mayMark,
    cards,
    ways,
    picked,
    pointed,
    point: setPointed,
    way: createMemo((): Way | null => {
      const to = picked() ?? pointed();
      return to === null ? null : (ways().get(to) ?? null);
    }),
    namable,
    confirmation,
    targets,
    pick: (region) => {
      const wreck = selected();
      outbox.clearRefusal();
      if (pencil.isUp() && wreck !== null && mayMark()) pencil.cycle(wreck, region);
      else if (!targets().has(region)) pickOther(region);
      else if (picked() === region) confirm();
      else setPicked(region);
    },
    confirm,
    askToConfirm,
    startOver: () => {
      forget();
      pencil.setUp(false);
      outbox.clearRefusal();
    },
  };
}

/** What can be picked in this step, also while what led to it is still on its way. */
function createOptions({
  view,
  hunter,
  duty,
}: OwnSeat): Pick<Picking, 'ways' | 'targets' | 'namable' | 'cards'> {
  const ways = createMemo((): Ways => {
    const own = hunter();
    return own === null || duty() !== 'move' ? new Map() : waysFrom(view(), own);
  });
  return {
    ways,
    targets: createMemo((): ReadonlySet<Region> => {
      const own = hunter();
      if (own === null) return new Set();
      if (duty() === 'city') return new Set(freeCities(view()));
      const affordable = [...ways().values()].filter((way) => canPay(view(), own, way));
      return new Set(affordable.map(({ to }) => to));
    }),
    namable: createMemo((): readonly WreckNumber[] => {
      const own = hunter();
      if (own === null) return [];
      if (duty() === 'locate') return locatable(view(), own);
      return duty() === 'salvage' ? salvageable(view(), own) : [];
    }),
    cards: createMemo(() => {
      const own = hunter();
      return own === null || duty() !== 'research' ? [] : usableCards(view(), own);
    }),
  };
}
