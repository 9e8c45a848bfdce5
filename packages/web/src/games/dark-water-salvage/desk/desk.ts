import { clientWords } from '@fathom/dark-water-salvage/client';
import type { Action, Region } from '@fathom/dark-water-salvage/client';
import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { createOutbox } from '../../../table/outbox.ts';
import type { Outbox } from '../../../table/outbox.ts';
import { createOpenBook } from './book.ts';
import type { OpenBook } from './book.ts';
import { createLoanDraft } from './loan-draft.ts';
import type { LoanDraft } from './loan-draft.ts';
import { createOwnSeat } from './own-seat.ts';
import type { OwnSeat, SalvageTable } from './own-seat.ts';
import { createPassing } from './passing.ts';
import type { Passing } from './passing.ts';
import { createPencil } from './pencil.ts';
import type { Pencil } from './pencil.ts';
import { createPicking } from './picking.ts';
import type { Picking } from './picking.ts';
import { createReading } from './reading.ts';
import type { Reading } from './reading.ts';

/** Everything that lies in front of one person: what is known, what was begun, and the pencil. */
export interface Desk
  extends
    OwnSeat,
    LoanDraft,
    OpenBook,
    Passing,
    Picking,
    Pick<Outbox<Action>, 'send' | 'isSending' | 'refusal'> {
  readonly pending: Accessor<ReadonlySet<Region>>; // where something is not confirmed yet
  readonly reading: Reading; // the record sheet in view
  readonly pencil: Pencil;
  readonly isWide: Accessor<boolean>; // room for everything beside each other
  readonly setWide: (wide: boolean) => void;
}

export function createDesk(table: SalvageTable): Desk {
  const seat = createOwnSeat(table);
  const reading = createReading({ ...seat, view: table.told });
  const pencil = createPencil(table.notes);
  const outbox = createOutbox(table, { words: clientWords });
  const [isWide, setWide] = createSignal(true);
  return {
    ...seat,
    ...createLoanDraft(seat),
    ...createOpenBook(seat),
    ...createPassing({ ...seat, outbox }),
    ...createPicking({ seat, reading, pencil, outbox }),
    send: outbox.send,
    isSending: outbox.isSending,
    refusal: outbox.refusal,
    pending: createMemo(
      () => new Set(table.pending().flatMap(({ action }) => regionsOf(action, seat))),
    ),
    reading,
    pencil,
    isWide,
    setWide,
  };
}

/** Where an action shows: where it leads to, or where it is done. */
function regionsOf(action: Action, { standing }: OwnSeat): readonly Region[] {
  const here = standing()?.token ?? null;
  switch (action.type) {
    case 'city':
      return [action.region];
    case 'move':
      return action.path.slice(-1);
    case 'research':
    case 'locate':
    case 'salvage':
      return here === null ? [] : [here];
    case 'apply':
    case 'askTurnOrder':
    case 'pass':
    case 'done':
      return [];
    default:
      return action satisfies never;
  }
}
