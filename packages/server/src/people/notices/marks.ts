import type { NoticeKind } from '@fathom/protocol';

// A mark says how far somebody has been told of a match. Of one turn there may be two notices: that it is theirs, and later
// that time runs out.

export const markOf = (seq: number, kind: NoticeKind): number =>
  seq * 2 + (kind === 'time' ? 1 : 0);
export const seqOf = (mark: number): number => Math.floor(mark / 2);
