import { OWN_GROUPS } from '@fathom/protocol';
import type { OwnGroup } from '@fathom/protocol';
import { createEffect, createSignal, on } from 'solid-js';
import { ownApi } from './own-api.ts';
import { ownWords } from '../words/own.ts';
import { ownChanges } from './own-count.ts';
import { createOwnPages, merged } from './own-pages.ts';
import type { OwnPages } from './own-pages.ts';
import { statusOf } from './own-row.ts';
import type { OwnRow } from './own-row.ts';

/** All of a person's lists: those of the server, page by page, and what is kept in this browser among them. */
export interface OwnLists {
  readonly of: (status: OwnGroup) => OwnPages;
  readonly refresh: () => Promise<void>;
  readonly isKnown: () => boolean; // whether there is anything is known
  readonly isEmpty: () => boolean;
}

export function createOwnLists(statuses: readonly OwnGroup[] = OWN_GROUPS): OwnLists {
  const [kept, setKept] = createSignal<readonly OwnRow[] | null>(null); // null: not looked yet
  const lookHere = async (): Promise<void> => {
    const look = import('./kept-here.ts').then(({ keptHere }) => keptHere());
    setKept(await look.catch(() => []));
  };
  const lists = new Map<OwnGroup, OwnPages>();
  for (const status of statuses) {
    const pages = createOwnPages((before) => ownApi.mine(status, before), ownWords.notListed);
    lists.set(status, {
      ...pages,
      rows: () => {
        const local = (kept() ?? []).filter((row) => statusOf(row) === status);
        const rows = pages.rows() ?? (pages.problem() === null ? null : []);
        return rows === null ? null : merged(rows, local, pages.hasMore());
      },
    });
  }
  const all = (): readonly OwnPages[] => [...lists.values()];
  const refresh = async (): Promise<void> => {
    await Promise.all([lookHere(), ...all().map((pages) => pages.refresh())]);
  };
  createEffect(on(ownChanges, () => void refresh()));
  return {
    of: (status) => lists.get(status) as OwnPages,
    refresh,
    isKnown: () => kept() !== null && all().every((pages) => pages.rows() !== null),
    isEmpty: () => all().every((pages) => pages.rows()?.length === 0 && pages.problem() === null),
  };
}
