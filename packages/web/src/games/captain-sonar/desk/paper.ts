import { enemyOf, endOf } from '@fathom/captain-sonar/client';
import type {
  Event,
  Hearing,
  Sheet,
  SheetName,
  SideName,
  View,
} from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';

/** One of the two sheets, as it lies now. */
export interface SheetPaper {
  readonly sheet: Accessor<Sheet | null>; // null: nobody's to see
  readonly put: (part: Partial<Sheet>) => void; // draws
}

export interface PaperWork {
  readonly view: Accessor<View>;
  readonly events: Accessor<readonly Event[]>;
  readonly side: Accessor<SideName | null>;
  readonly mayDraw: Accessor<boolean>;
  readonly send: (sheet: Sheet, name: SheetName) => Promise<boolean>; // whether the table took it
}

const PAUSE = 350; // milliseconds: a drawing is sent when the hand rests
const BLANK: Sheet = { at: null, since: 0, pencil: [] };

/** What a crew has heard of the enemy. */
export const hearingOf = ({ setup, record }: View, side: SideName): Hearing => ({
  setup,
  record,
  about: enemyOf(side),
});

export function createPaper(name: SheetName, work: PaperWork): SheetPaper {
  const [draft, setDraft] = createSignal<Partial<Sheet> | null>(null); // drawn here, not yet back from the table
  const shared = createMemo((): Sheet | null => {
    const side = work.side();
    const boat = side === null ? null : work.view().boats[side];
    return boat === null ? null : (boat[name] ?? BLANK);
  });
  /** An unsent change lies on what has come from the table since, and goes on with the courses heard since. */
  const sheet = createMemo((): Sheet | null => {
    const [before, side] = [shared(), work.side()];
    if (before === null || side === null) return null;
    const drawn = { ...before, ...draft() };
    const hearing = hearingOf(work.view(), side);
    return { ...drawn, at: endOf(drawn, hearing), heard: hearing.record.length };
  });
  let timer: number | null = null; // runs while the hand is still drawing
  const handOver = async (): Promise<void> => {
    timer = null;
    const drawn = sheet();
    if (draft() === null || drawn === null) return;
    const isTaken = await work.send(drawn, name);
    if (!isTaken && timer === null) setDraft(null);
  };
  onCleanup(() => timer !== null && window.clearTimeout(timer));
  // What comes back from the table is what counts, unless the hand is drawing on.
  createEffect(
    on(
      () => {
        const side = work.side();
        return side === null ? null : lastDrawn(work.events(), side, name);
      },
      () => timer === null && setDraft(null),
      { defer: true },
    ),
  );
  return {
    sheet,
    put: (part) => {
      const now = sheet();
      if (now === null || !work.mayDraw()) return;
      setDraft((before) => ({ ...before, ...placeOf(now, { ...before, ...part }), ...part }));
      if (timer !== null) window.clearTimeout(timer);
      timer = window.setTimeout(() => void handOver(), PAUSE);
    },
  };
}

/** Where it lies is drawn anew only by who moves it. */
const placeOf = ({ at, heard = 0 }: Sheet, drawn: Partial<Sheet>): Partial<Sheet> =>
  drawn.at === undefined ? {} : { at, heard };

/** The last drawing of a crew on a sheet, as it was told; null: nothing was drawn, or long ago. */
const lastDrawn = (events: readonly Event[], side: SideName, name: SheetName): Event | null =>
  events.findLast(
    (event) => event.type === 'sheetDrawn' && event.side === side && (event.on ?? 'sheet') === name,
  ) ?? null;
