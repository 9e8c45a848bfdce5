import { AROUND, TURN_TYPES, opponent } from '@fathom/depth-charge/client';
import type {
  Action,
  SideName,
  Square,
  TurnAction,
  TurnType,
  View,
} from '@fathom/depth-charge/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { settings } from '../../../frame/settings.ts';
import type { Outbox } from '../../../table/outbox.ts';
import { play } from '../play.ts';
import type { Asks, Confirmation, PersonKnows } from './confirmations.ts';

/** The turn being thought about: what to do first and then a square, or the other way round. */
export interface TurnDraft {
  readonly isMine: Accessor<boolean>;
  readonly type: Accessor<TurnType | null>;
  readonly picked: Accessor<Square | null>;
  readonly confirmation: Accessor<Confirmation | null>;
  readonly can: (type: TurnType, square: Square) => boolean;
  readonly again: Accessor<TurnType | null>; // what a second click on the picked square does
  readonly targets: Accessor<ReadonlySet<Square>>;
  readonly choose: (square: Square) => void;
  readonly take: (type: TurnType) => void; // with the picked square, or to pick one for
  readonly moveTo: (square: Square) => void;
  readonly pass: () => void;
  readonly confirm: () => void;
  readonly startOver: () => void;
}

export interface TurnWork {
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>;
  readonly mayAct: Accessor<boolean>;
  readonly outbox: Pick<Outbox<Action>, 'isSending' | 'send'>;
  readonly personKnows: (side: SideName) => PersonKnows;
}

const NONE: ReadonlySet<Square> = new Set();
/** What is meant by choosing a square twice; never a depth charge. */
const SECOND = ['move', 'sound'] as const;

export function createTurnDraft(work: TurnWork): TurnDraft {
  const { outbox } = work;
  const [type, setType] = createSignal<TurnType | null>(null);
  const [picked, setPicked] = createSignal<Square | null>(null);
  const [confirmation, setConfirmation] = createSignal<Confirmation | null>(null);
  const isMine = createMemo(() => {
    const { phase, turn } = work.view();
    return phase === 'playing' && turn === work.side() && work.mayAct();
  });
  const open = createMemo((): Readonly<Record<TurnType, ReadonlySet<Square>>> => {
    const [side, rules] = [work.side(), play.now()];
    if (side === null || rules === null || !isMine() || outbox.isSending())
      return { move: NONE, sound: NONE, charge: NONE };
    const { boats } = work.view();
    const around = new Set(AROUND[boats[side]]);
    return {
      move: new Set(rules.reach(boats[side], boats[opponent(side)])),
      sound: around,
      charge: around,
    };
  });
  const targets = createMemo(() => {
    const chosen = type();
    if (confirmation() !== null) return NONE;
    return chosen === null ? new Set([...open().move, ...open().sound]) : open()[chosen];
  });
  const startOver = (): void => {
    setType(null);
    setPicked(null);
    setConfirmation(null);
  };
  const attempt = (action: TurnAction, asks: Asks = { moves: settings().confirmRisk }): void => {
    const [side, rules] = [work.side(), play.now()];
    if (side === null || rules === null || !isMine() || outbox.isSending()) return;
    const asked = rules.confirmationFor(action, work.personKnows(side), asks);
    if (asked !== null) setConfirmation(asked);
    else {
      startOver();
      outbox.send(action);
    }
  };
  const can = (what: TurnType, square: Square): boolean => open()[what].has(square);
  const perform = (what: TurnType, square: Square): void => {
    if (can(what, square)) attempt(actionOf(what, square));
  };
  const again = createMemo((): TurnType | null => {
    const square = picked();
    if (square === null || !settings().secondClick) return null;
    return SECOND.find((what) => can(what, square)) ?? null;
  });
  // Two clicks may be a slip of the finger: where the water is not known to be clear they ask.
  const doAgain = (square: Square): void => {
    const what = again();
    if (what !== null) attempt(actionOf(what, square), { moves: true });
  };
  // Whatever was begun belongs to the turn it was begun in.
  const turnNumber = createMemo(() => work.view().turnNumber);
  createEffect(on([isMine, turnNumber], startOver, { defer: true }));

  const choose = (square: Square): void => {
    const chosen = type();
    if (confirmation() !== null) return undefined; // it is answered below the board
    if (chosen !== null) return perform(chosen, square);
    if (picked() === square) return doAgain(square);
    if (TURN_TYPES.some((what) => can(what, square))) return void setPicked(() => square);
    setPicked(null);
    const side = work.side();
    if (side !== null && isMine() && work.view().boats[side] === square) setType('move');
    return undefined;
  };
  let awaited: Square | null = null; // chosen before the rules of play were there
  const chooseOnceThere = async (square: Square): Promise<void> => {
    awaited = square;
    await play.fetch();
    if (awaited !== square || play.now() === null) return;
    awaited = null;
    choose(square);
  };

  return {
    isMine,
    type,
    picked,
    confirmation,
    can,
    again,
    targets,
    choose: (square) => {
      if (isMine() && play.now() === null) void chooseOnceThere(square);
      else choose(square);
    },
    take: (what) => {
      if (!isMine() || outbox.isSending()) return;
      const square = picked();
      setConfirmation(null);
      if (square !== null && can(what, square)) return perform(what, square);
      setPicked(null);
      setType((before) => (before === what ? null : what));
    },
    moveTo: (square) => {
      startOver();
      perform('move', square);
    },
    pass: () => {
      if (work.view().setup.allowPass) attempt({ type: 'pass' });
    },
    confirm: () => {
      const asked = confirmation();
      if (asked === null || !isMine() || outbox.isSending()) return;
      startOver();
      outbox.send(asked.action);
    },
    startOver,
  };
}

function actionOf(type: TurnType, square: Square): TurnAction {
  return type === 'move' ? { type, to: square } : { type, square };
}
