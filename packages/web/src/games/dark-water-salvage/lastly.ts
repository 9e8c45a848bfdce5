import { clientWords } from '@fathom/dark-water-salvage/client';
import type { Event } from '@fathom/dark-water-salvage/client';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import { namesAt } from '../../table/event-lines.ts';
import type { SalvageTable } from './desk/own-seat.ts';

/** What has just happened, in a sentence: of a step in which everybody acts, the last thing that matters. */
export const createLastly = (table: SalvageTable): Accessor<string | null> =>
  createMemo(() => {
    if (table.view().phase === 'over') return null; // the end is told by itself
    const last = table.events().findLast(matters);
    return last === undefined ? null : clientWords.event(last, namesAt(table));
  });

/** Everybody sees anyway who is through and where the action token is. */
function matters({ type }: Event): boolean {
  switch (type) {
    case 'loansOffered':
    case 'applicationsOpened':
    case 'cityChosen':
    case 'researched':
    case 'turnOrderAsked':
    case 'moved':
    case 'wreckLocated':
    case 'wreckSalvaged':
    case 'wreckMissed':
    case 'timeRanOut':
    case 'forfeited':
    case 'gameEnded':
      return true;
    case 'applied':
    case 'applicationChanged':
    case 'stepBegan':
    case 'passed':
    case 'wasDone':
    case 'timeGiven':
    case 'roundEnded':
      return false;
    default:
      return type satisfies never;
  }
}
