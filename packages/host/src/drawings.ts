import type { Seat } from '@fathom/kit';
import { openRecent, parsePapers, storedPaper } from './papers.ts';
import type { KeptPaper } from './papers.ts';
import type { Membership } from './peers.ts';
import type { Cause, Room } from './room.ts';
import type { Services } from './services.ts';
import { appliedKey, tableOf } from './state.ts';
import type { MatchState } from './state.ts';

/** What is drawn on the papers of a live match. Only from within its queue. */
export interface Drawings {
  /** A drawing is durable before it shows, as a row is, but takes the place of the one before. */
  readonly draw: (drawing: NewPaper, cause: Cause | null) => Promise<void>;
  /** Shows what other hosts have drawn. */
  readonly readOn: () => Promise<void>;
  /** The id of a drawing that was made, or superseded by a newer one: sent again, it changes nothing. */
  readonly note: (seat: Seat, id: string) => void;
}
type NewPaper = Omit<KeptPaper, 'place'>;

interface DrawingParts {
  readonly services: Pick<Services, 'store' | 'figures'>;
  readonly room: Room;
  readonly membership: Membership;
  /** Moves the match past all rows that others have written: what was drawn lies on them. */
  readonly catchUp: () => Promise<void>;
  /** Something was drawn that bots may hear of. */
  readonly onShown: () => void;
}

export function openDrawings(
  state: MatchState,
  { services: { store, figures }, room, membership, catchUp, onShown }: DrawingParts,
): Drawings {
  const { id, game } = state.created;
  const recent = openRecent(state.applied);
  const known = new Map(state.papers.map((paper) => [paper.key, storedPaper(id, paper).text]));

  const note = (seat: Seat, drawing: string): void => recent.add(appliedKey(seat, drawing));
  const show = (drawing: NewPaper, cause: Cause | null): void => {
    tableOf(state).draw(drawing);
    const { input } = drawing.row;
    if (drawing.id !== null && input.type === 'act') note(input.seat, drawing.id);
    room.publishDrawing(drawing, cause);
    onShown();
  };
  return {
    note,
    draw: async (drawing, cause) => {
      const paper = storedPaper(id, { ...drawing, place: tableOf(state).rows.length });
      await store.keep(paper);
      membership.drew();
      figures.taken(game, drawing.row.input.type);
      known.set(paper.key, paper.text);
      show(drawing, cause);
    },
    readOn: async () => {
      const stored = await store.papers(id);
      await catchUp();
      if (state.table === null || stored.length === 0) return;
      const fresh = stored.filter(({ key, text }) => known.get(key) !== text);
      for (const { key, text } of fresh) known.set(key, text);
      for (const paper of parsePapers(fresh)) show(paper, null);
    },
  };
}
