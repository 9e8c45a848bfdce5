import type { Seat } from '@fathom/kit';
import { openRecent, parsePapers, storedPaper } from './papers.ts';
import type { KeptPaper, Recent } from './papers.ts';
import type { Membership } from './peers.ts';
import type { Cause, Room } from './room.ts';
import type { Services } from './services.ts';
import { appliedKey, tableOf } from './state.ts';
import type { MatchState } from './state.ts';

/** What is drawn on the papers of a live match. Only from within its queue. */
export interface Drawings {
  /** A drawing is durable before it shows, as a row is, but takes the place of the one before. */
  draw(drawing: NewPaper, cause: Cause | null): Promise<void>;
  /** Shows what other hosts have drawn. */
  readOn(): Promise<void>;
  /** The id of a drawing that was made, or superseded by a newer one: sent again, it changes nothing. */
  note(seat: Seat, id: string): void;
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

export function openDrawings(state: MatchState, parts: DrawingParts): Drawings {
  return new DrawingsOfMatch(state, parts);
}

class DrawingsOfMatch implements Drawings {
  readonly #state: MatchState;
  readonly #parts: DrawingParts;
  #recent: Recent | null = null;
  #known: Map<string, string> | null = null; // what is on each paper

  constructor(state: MatchState, parts: DrawingParts) {
    this.#state = state;
    this.#parts = parts;
  }

  note(seat: Seat, id: string): void {
    this.#recent ??= openRecent(this.#state.applied);
    this.#recent.add(appliedKey(seat, id));
  }

  async draw(drawing: NewPaper, cause: Cause | null): Promise<void> {
    const { services, membership } = this.#parts;
    const { id, game } = this.#state.created;
    const paper = storedPaper(id, { ...drawing, place: tableOf(this.#state).rows.length });
    await services.store.keep(paper);
    membership.drew();
    services.figures.taken(game, drawing.row.input.type);
    this.#papers().set(paper.key, paper.text);
    this.#show(drawing, cause);
  }

  async readOn(): Promise<void> {
    const stored = await this.#parts.services.store.papers(this.#state.created.id);
    await this.#parts.catchUp();
    if (this.#state.table === null || stored.length === 0) return;
    const known = this.#papers();
    const fresh = stored.filter(({ key, text }) => known.get(key) !== text);
    for (const { key, text } of fresh) known.set(key, text);
    for (const paper of parsePapers(fresh)) this.#show(paper, null);
  }

  #papers(): Map<string, string> {
    const { papers, created } = this.#state;
    return (this.#known ??= new Map(
      papers.map((paper) => [paper.key, storedPaper(created.id, paper).text]),
    ));
  }

  #show(drawing: NewPaper, cause: Cause | null): void {
    tableOf(this.#state).draw(drawing);
    const { input } = drawing.row;
    if (drawing.id !== null && input.type === 'act') this.note(input.seat, drawing.id);
    this.#parts.room.publishDrawing(drawing, cause);
    this.#parts.onShown();
  }
}
