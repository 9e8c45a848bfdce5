import { sideAt } from '@fathom/depth-charge/client';
import type { Action, Event, SideName, Square, View } from '@fathom/depth-charge/client';
import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { BoardHandle } from '../../../board/board.tsx';
import { settings } from '../../../frame/settings.ts';
import type { GameTable } from '../../game-client.ts';
import { createKnowledge } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { createLayers } from './layers.ts';
import type { Layers } from './layers.ts';
import { createMarks } from './marks.ts';
import type { Marks } from './marks.ts';
import { createPlacing } from './placing.ts';
import type { Placing } from './placing.ts';
import { createTurn } from './turn.ts';
import type { Turn } from './turn.ts';

export type LakeTable = GameTable<View, Event, Action>;

/** Everything that lies in front of one person: what is known, what was begun, and the pencil. */
export interface Desk {
  readonly table: LakeTable;
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>; // whose knowledge is shown
  readonly knowledge: Accessor<Knowledge | null>;
  readonly layers: Layers;
  readonly marks: Marks;
  readonly mayMark: Accessor<boolean>;
  readonly placing: Placing;
  readonly isPlacing: Accessor<boolean>; // this person has mines to place
  readonly turn: Turn;
  readonly sending: Accessor<Action | null>; // on its way, not answered yet
  readonly refusal: Accessor<string | null>; // why the last one was not taken
  readonly send: (action: Action) => void;
  readonly startOver: () => void;
  readonly choose: (square: Square) => void;
  readonly toBoard: () => void; // hands the keyboard to the board, unless a question has it
  readonly board: () => BoardHandle<Square> | null;
  readonly setBoard: (board: BoardHandle<Square>) => void;
}

export function createDesk(table: LakeTable): Desk {
  const { view, notes, isReplay } = table;
  const side = createMemo(() => {
    const seat = table.seat();
    return seat === null ? null : sideAt(seat);
  });
  const [sending, setSending] = createSignal<Action | null>(null);
  const [refusal, setRefusal] = createSignal<string | null>(null);
  const knowledge = createKnowledge({ view, side, isReplay });
  const marks = createMarks(notes);
  const placing = createPlacing(side, notes);
  const isPlacing = createMemo(() => {
    const own = side();
    return own !== null && view().phase === 'placing' && !view().placed[own] && table.mayAct();
  });
  const mayMark = createMemo(
    () =>
      side() !== null && !isReplay && view().phase === 'playing' && view().setup.assist !== 'none',
  );
  const answered = (why: string | null): void => {
    setSending(null);
    setRefusal(why);
  };
  const send = (action: Action): void => {
    if (sending() !== null) return;
    setSending(action);
    setRefusal(null);
    table.act(action).then(
      (refused) => answered(refused?.message ?? null),
      () => answered('It could not be sent. Please try again.'),
    );
  };
  const turn = createTurn({
    view,
    side,
    mayAct: table.mayAct,
    isSending: () => sending() !== null,
    grounds: (own) => ({
      view: view(),
      side: own,
      knowledge: knowledge(),
      markAt: marks.at,
      asksAboutMoves: settings().confirmRisk,
    }),
    send,
  });
  let board: BoardHandle<Square> | null = null;
  return {
    table,
    view,
    side,
    knowledge,
    layers: createLayers(notes),
    marks,
    mayMark,
    placing,
    isPlacing,
    turn,
    sending,
    refusal,
    send,
    startOver: () => {
      turn.startOver();
      placing.letGo();
      marks.setPencil(false);
      setRefusal(null);
    },
    choose: (square) => {
      setRefusal(null);
      if (marks.isPencilUp() && mayMark()) marks.cycle(square);
      else if (isPlacing()) placing.choose(square);
      else turn.choose(square);
    },
    toBoard: () => {
      if (turn.question() !== null || board === null || board.hasFocus()) return;
      const own = side();
      board.focus(own === null || isPlacing() ? null : view().boats[own]);
    },
    board: () => board,
    setBoard: (handle) => (board = handle),
  };
}
