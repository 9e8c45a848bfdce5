import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { OwnSeat } from './own-seat.ts';

/** The paper of the table. `sheet` is that of the selected wreck. */
export const BOOKS = ['sheet', 'accounts', 'loans', 'researches'] as const;
export type Book = (typeof BOOKS)[number];

/** Which of it lies in front. */
export interface OpenBook {
  readonly book: Accessor<Book>;
  readonly openBook: (book: Book) => void;
}

/** At the end it is how everybody came there. */
export function createOpenBook({ view }: Pick<OwnSeat, 'view'>): OpenBook {
  const isOver = createMemo(() => view().phase === 'over');
  const [book, openBook] = createSignal<Book>('sheet');
  createEffect(on(isOver, (over) => openBook(over ? 'accounts' : 'sheet')));
  return { book, openBook };
}
