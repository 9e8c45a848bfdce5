import { AROUND, opponent, reach } from '@fathom/depth-charge/client';
import type { Action, SideName, Square, TurnAction, View } from '@fathom/depth-charge/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Grounds, Question } from './questions.ts';
import { questionFor } from './questions.ts';

export const DEEDS = ['move', 'sound', 'charge'] as const;
export type Deed = (typeof DEEDS)[number];

/** The turn being thought about: a deed first and then a square, or a square first and then a deed. */
export interface Turn {
  readonly isMine: Accessor<boolean>;
  readonly deed: Accessor<Deed | null>;
  readonly picked: Accessor<Square | null>;
  readonly question: Accessor<Question | null>;
  readonly can: (deed: Deed, square: Square) => boolean;
  readonly targets: Accessor<ReadonlySet<Square>>;
  readonly choose: (square: Square) => void;
  readonly take: (deed: Deed) => void; // with the picked square, or to pick one for
  readonly moveTo: (square: Square) => void;
  readonly pass: () => void;
  readonly confirm: () => void;
  readonly startOver: () => void;
}

export interface TurnWork {
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>;
  readonly mayAct: Accessor<boolean>;
  readonly isSending: Accessor<boolean>;
  readonly grounds: (side: SideName) => Grounds;
  readonly send: (action: Action) => void;
}

const NONE: ReadonlySet<Square> = new Set();

export function createTurn(work: TurnWork): Turn {
  const [deed, setDeed] = createSignal<Deed | null>(null);
  const [picked, setPicked] = createSignal<Square | null>(null);
  const [question, setQuestion] = createSignal<Question | null>(null);
  const isMine = createMemo(() => {
    const { phase, turn } = work.view();
    return phase === 'playing' && turn === work.side() && work.mayAct();
  });
  const open = createMemo((): Readonly<Record<Deed, ReadonlySet<Square>>> => {
    const side = work.side();
    if (side === null || !isMine() || work.isSending())
      return { move: NONE, sound: NONE, charge: NONE };
    const { boats } = work.view();
    const around = new Set(AROUND[boats[side]]);
    return {
      move: new Set(reach(boats[side], boats[opponent(side)])),
      sound: around,
      charge: around,
    };
  });
  const targets = createMemo(() => {
    const chosen = deed();
    if (question() !== null) return NONE;
    return chosen === null ? new Set([...open().move, ...open().sound]) : open()[chosen];
  });
  const startOver = (): void => {
    setDeed(null);
    setPicked(null);
    setQuestion(null);
  };
  const attempt = (action: TurnAction): void => {
    const side = work.side();
    if (side === null || !isMine() || work.isSending()) return;
    const asked = questionFor(action, work.grounds(side));
    if (asked !== null) setQuestion(asked);
    else {
      startOver();
      work.send(action);
    }
  };
  const can = (what: Deed, square: Square): boolean => open()[what].has(square);
  const perform = (what: Deed, square: Square): void => {
    if (can(what, square)) attempt(actionOf(what, square));
  };
  // Whatever was begun belongs to the turn it was begun in.
  createEffect(on([isMine, () => work.view().turnNumber], startOver, { defer: true }));

  return {
    isMine,
    deed,
    picked,
    question,
    can,
    targets,
    choose: (square) => {
      const chosen = deed();
      setQuestion(null);
      if (chosen !== null) return perform(chosen, square);
      if (DEEDS.some((what) => can(what, square)))
        return void setPicked((before) => (before === square ? null : square));
      setPicked(null);
      const side = work.side();
      if (side !== null && isMine() && work.view().boats[side] === square) setDeed('move');
      return undefined;
    },
    take: (what) => {
      if (!isMine() || work.isSending()) return;
      const square = picked();
      setQuestion(null);
      if (square !== null && can(what, square)) return perform(what, square);
      setPicked(null);
      setDeed((before) => (before === what ? null : what));
    },
    moveTo: (square) => {
      startOver();
      perform('move', square);
    },
    pass: () => {
      if (work.view().setup.allowPass) attempt({ type: 'pass' });
    },
    confirm: () => {
      const asked = question();
      if (asked === null || !isMine() || work.isSending()) return;
      startOver();
      work.send(asked.action);
    },
    startOver,
  };
}

function actionOf(deed: Deed, square: Square): TurnAction {
  return deed === 'move' ? { type: 'move', to: square } : { type: deed, square };
}
