import type { SideName, View } from '@fathom/depth-charge/client';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import { createFetched } from '../../../table/later.tsx';
import type { Knowledge } from './knowledge.ts';
import { shownLater } from '../parts.ts';

export interface KnowledgeSource {
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>;
  readonly isReplay: boolean;
  readonly isEasyAid: Accessor<boolean>; // the match was not made with this aid, but nobody minds
}

/** null: not an aid of this match, nobody's knowledge in particular, or nothing left to find out. */
export function createKnowledge(source: KnowledgeSource): Accessor<Knowledge | null> {
  const record = createMemo(() => source.view().record);
  const isAllowed = createMemo(
    () => source.isReplay || source.isEasyAid() || source.view().setup.assist === 'candidates',
  );
  const isPlaying = createMemo(() => source.view().phase === 'playing');
  const isWanted = createMemo(() => source.side() !== null && isAllowed() && isPlaying());
  const later = createFetched(isWanted, shownLater);
  return createMemo(() => {
    const side = source.side();
    if (side === null || !isWanted()) return null;
    const { setup } = source.view();
    return later()?.knowledgeFrom({ setup, record: record() }, side) ?? null;
  });
}
