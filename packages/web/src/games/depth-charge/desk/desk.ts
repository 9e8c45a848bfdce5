import { EASY_LEVELS, clientWords, opponent, seatOf, sideAt } from '@fathom/depth-charge/client';
import type { Action, Event, Pointer, SideName, Square, View } from '@fathom/depth-charge/client';
import { createEffect, createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { BoardHandle } from '../../../board/board.tsx';
import { settings } from '../../../frame/settings.ts';
import { createLayers } from '../../../table/layers.ts';
import type { Layers } from '../../../table/layers.ts';
import { createOutbox } from '../../../table/outbox.ts';
import type { Outbox } from '../../../table/outbox.ts';
import { hasMouse } from '../../../table/prompt.ts';
import type { GameTable } from '../../game-client.ts';
import { play } from '../play.ts';
import { createKnowledge } from './aid.ts';
import type { Knowledge } from './knowledge.ts';
import { createMarks } from './marks.ts';
import type { Marks } from './marks.ts';
import { createPlacing } from './placing.ts';
import type { Placing } from './placing.ts';
import { createRanging } from './ranging.ts';
import type { Ranging } from './ranging.ts';
import { createTurnDraft } from './turn-draft.ts';
import type { TurnDraft } from './turn-draft.ts';

export type LakeTable = GameTable<View, Event, Action>;

export const POINTER: Pointer = hasMouse ? 'mouse' : 'touch';

const LAYERS = { shading: true, soundings: true, theirs: false, marks: true } as const;
export type Layer = keyof typeof LAYERS;

/** Everything that lies in front of one person: what is known, what was begun, and the pencil. */
export interface Desk {
  readonly table: LakeTable;
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>; // whose knowledge is shown
  readonly knowledge: Accessor<Knowledge | null>;
  readonly isEasyAid: Accessor<boolean>; // it is there because a beginner plays an easy bot
  readonly ranging: Ranging;
  readonly showsDistances: (square: Square) => boolean; // all that choosing it does is to show them
  readonly layers: Layers<Layer>;
  readonly marks: Marks;
  readonly mayMark: Accessor<boolean>;
  readonly hasMarks: Accessor<boolean>; // also when it is too late for more
  readonly placing: Placing;
  readonly isPlacing: Accessor<boolean>; // this person has mines to place
  readonly turn: TurnDraft;
  readonly outbox: Outbox<Action>;
  readonly asked: Accessor<Action | null>; // on its way, and nobody can say yet what comes of it
  readonly pending: Accessor<ReadonlySet<Square>>; // where something is on its way
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
  const outbox = createOutbox(table, { words: clientWords });
  createEffect(() => {
    if (view().phase !== 'placing' && play.now() === null) void play.fetch();
  });
  const isEasyAid = createMemo(() => {
    const own = side();
    const level = own === null ? null : (table.levelOf?.(seatOf(opponent(own))) ?? null);
    return settings().aids && view().setup.assist === 'marks' && EASY_LEVELS.has(level ?? '');
  });
  const knowledge = createKnowledge({ view: table.told, side, isReplay, isEasyAid });
  const layers = createLayers<Layer>(notes, LAYERS);
  const ranging = createRanging({ view, side, isReplay });
  const marks = createMarks(notes);
  const placing = createPlacing(side, notes);
  const isPlacing = createMemo(() => {
    const own = side();
    return own !== null && view().phase === 'placing' && !view().placed[own] && table.mayAct();
  });
  const hasMarks = createMemo(
    () =>
      side() !== null && !isReplay && view().phase !== 'placing' && view().setup.assist !== 'none',
  );
  const mayMark = createMemo(() => hasMarks() && view().phase === 'playing');
  const turn = createTurnDraft({
    view,
    side,
    mayAct: table.mayAct,
    outbox,
    personKnows: (own) => ({
      view: view(),
      side: own,
      knowledge: layers.shows('shading') ? knowledge() : null,
      markAt: marks.at,
    }),
  });
  // A square where nothing can be done now is only asked what was heard there.
  const showsDistances = (square: Square): boolean => {
    const own = side();
    const isOwnBoat = turn.isMine() && own !== null && view().boats[own] === square;
    const isIdle = !marks.isPencilUp() && !isPlacing() && turn.type() === null;
    return isIdle && !isOwnBoat && !turn.targets().has(square) && ranging.at(square) !== null;
  };
  let board: BoardHandle<Square> | null = null;
  return {
    table,
    view,
    side,
    knowledge,
    isEasyAid,
    ranging,
    showsDistances,
    layers,
    marks,
    mayMark,
    hasMarks,
    placing,
    isPlacing,
    turn,
    outbox,
    asked: createMemo(() => table.pending().find(({ isForeseen }) => !isForeseen)?.action ?? null),
    pending: createMemo(() => new Set(table.pending().flatMap(({ action }) => squaresOf(action)))),
    startOver: () => {
      turn.startOver();
      ranging.putAway();
      placing.letGo();
      marks.setPencil(false);
      outbox.clearRefusal();
    },
    choose: (square) => {
      outbox.clearRefusal();
      const sounded = showsDistances(square) ? ranging.at(square) : null;
      if (sounded !== null) return ranging.pin(sounded);
      ranging.putAway();
      if (marks.isPencilUp() && mayMark()) marks.cycle(square);
      else if (isPlacing()) placing.choose(square);
      else turn.choose(square);
      return undefined;
    },
    toBoard: () => {
      if (turn.confirmation() !== null || board === null || board.hasFocus()) return;
      const own = side();
      board.focus(own === null || isPlacing() ? null : view().boats[own]);
    },
    board: () => board,
    setBoard: (handle) => (board = handle),
  };
}

/** Where an action shows. */
function squaresOf(action: Action): readonly Square[] {
  switch (action.type) {
    case 'place':
      return action.squares;
    case 'move':
      return [action.to];
    case 'sound':
    case 'charge':
      return [action.square];
    case 'pass':
      return [];
    default:
      return action satisfies never;
  }
}
