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
export function openRecent(ids: Set<string>): { readonly add: (id: string) => void } {
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
  readonly draw: (paper: string, drawing: Drawing) => Promise<Refusal | null>;
}

interface WaitingDrawing extends Drawing {
  readonly resolve: (refusal: Refusal | null) => void;
  readonly reject: (error: unknown) => void;
}

export function openDrawingDesk({ run }: Queue): DrawingDesk {
  const desks = new Map<string, WaitingDrawing[]>();
  const drawNewest = async (waiting: WaitingDrawing[]): Promise<void> => {
    for (let newest = waiting.pop(); newest !== undefined; newest = waiting.pop()) {
      const refusal = await newest.attempt();
      newest.resolve(refusal);
      if (refusal !== null) continue;
      for (const { superseded, resolve } of waiting.splice(0)) resolve(superseded());
    }
  };
  const drawAll = async (paper: string, waiting: WaitingDrawing[]): Promise<void> => {
    while (waiting.length > 0) {
      const batch: WaitingDrawing[] = [];
      await run(async () => {
        batch.push(...waiting.splice(0));
        const all = [...batch];
        await drawNewest(batch).catch((error: unknown) =>
          all.forEach(({ reject }) => reject(error)),
        );
      });
    }
    desks.delete(paper);
  };
  return {
    draw: (paper, drawing) =>
      new Promise((resolve, reject) => {
        const entry = { ...drawing, resolve, reject };
        const waiting = desks.get(paper);
        if (waiting !== undefined) return void waiting.push(entry);
        const first = [entry];
        desks.set(paper, first);
        return void drawAll(paper, first);
      }),
  };
}
