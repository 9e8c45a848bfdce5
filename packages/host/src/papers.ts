import type { Paper, Refusal } from '@fathom/kit';
import type { Queue } from './queue.ts';
import type { StoredPaper } from './store.ts';

/** A drawing as it is stored: with the id its client gave it, which is known again when it is sent twice. */
export interface KeptPaper extends Paper {
  readonly id: string | null;
}

export const storedPaper = (match: string, paper: KeptPaper): StoredPaper => ({
  match,
  key: paper.key,
  text: JSON.stringify(paper),
});

export const parsePapers = (stored: readonly StoredPaper[]): readonly KeptPaper[] =>
  stored
    .map(({ text }) => JSON.parse(text) as KeptPaper)
    .toSorted((one, other) => one.place - other.place);

const REMEMBERED = 64;

/** Adds the ids of drawings to a set, and takes those of long ago out again: no log bounds their number. */
export interface Recent {
  readonly add: (id: string) => void;
}

export function openRecent(ids: Set<string>): Recent {
  const recent: string[] = [];
  return {
    add: (id) => {
      ids.add(id);
      recent.push(id);
      if (recent.length > REMEMBERED) ids.delete(recent.shift() ?? '');
    },
  };
}

/** Somebody's wish to draw. */
export interface Drawing {
  readonly attempt: () => Promise<Refusal | null>;
  /** A newer one was drawn in its place. */
  readonly superseded: () => Refusal | null;
}
/** Where drawings on the same paper wait for each other: one is being written, and of those behind it only the newest is. */
export interface DrawingDesk {
  draw(paper: string, drawing: Drawing): Promise<Refusal | null>;
}

interface WaitingDrawing extends Drawing {
  readonly resolve: (refusal: Refusal | null) => void;
  readonly reject: (error: unknown) => void;
}

export function openDrawingDesk(queue: Queue): DrawingDesk {
  return new DeskByPaper(queue);
}

class DeskByPaper implements DrawingDesk {
  readonly #queue: Queue;
  #desks: Map<string, WaitingDrawing[]> | null = null;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  draw(paper: string, drawing: Drawing): Promise<Refusal | null> {
    return new Promise((resolve, reject) => {
      const entry = { ...drawing, resolve, reject };
      const desks = (this.#desks ??= new Map());
      const waiting = desks.get(paper);
      if (waiting !== undefined) return void waiting.push(entry);
      const first = [entry];
      desks.set(paper, first);
      return void this.#drawAll(paper, first);
    });
  }

  async #drawAll(paper: string, waiting: WaitingDrawing[]): Promise<void> {
    while (waiting.length > 0) {
      const batch: WaitingDrawing[] = [];
      await this.#queue.run(async () => {
        batch.push(...waiting.splice(0));
        const all = [...batch];
        await drawNewest(batch).catch((error: unknown) =>
          all.forEach(({ reject }) => reject(error)),
        );
      });
    }
    this.#desks?.delete(paper);
  }
}

async function drawNewest(waiting: WaitingDrawing[]): Promise<void> {
  for (let newest = waiting.pop(); newest !== undefined; newest = waiting.pop()) {
    const refusal = await newest.attempt();
    newest.resolve(refusal);
    if (refusal !== null) continue;
    for (const { superseded, resolve } of waiting.splice(0)) resolve(superseded());
  }
}
