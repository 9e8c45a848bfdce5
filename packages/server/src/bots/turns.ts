import { URGENCIES } from '@fathom/host';
import type { BotRequest, Urgency } from '@fathom/host';

/** A request that waits for its turn. */
export interface Waiting {
  readonly request: BotRequest;
}

/**
 * Who thinks next. The more urgent come first; only of those whose people are away one has a turn after every few of the
 * others, so that no match of theirs stands still. Among equals each owner has a turn after the other, however many bots of
 * theirs wait; of one owner's it is first come, first served.
 */
export interface Turns<T extends Waiting> {
  readonly add: (waiting: T) => void;
  /** Takes the next one out. `least`: how urgent it has to be, or else due for its share. null: nobody waits. */
  readonly takeNext: (least: Urgency) => T | null;
  /** Takes a bot's request out, if it waits. */
  readonly takeOf: (key: string) => T | null;
  readonly takeAll: () => readonly T[];
}

const SHARE = 4; // of so many turns one is for matches whose people are away, if they wait

export function openTurns<T extends Waiting>(): Turns<T> {
  /** Under each urgency the owners in the order of their turns. */
  const lines: Readonly<Record<Urgency, Map<string, Set<T>>>> = {
    awaited: new Map(),
    seated: new Map(),
    botsAlone: new Map(),
  };
  const byKey = new Map<string, T>();
  let passedOver = 0; // how many turns those whose people are away have waited through

  const remove = (waiting: T): T => {
    const { key, owner, urgency } = waiting.request;
    const theirs = lines[urgency].get(owner);
    theirs?.delete(waiting);
    if (theirs?.size === 0) lines[urgency].delete(owner);
    byKey.delete(key);
    return waiting;
  };
  const first = (owners: Map<string, Set<T>>): T | null => {
    for (const [owner, theirs] of owners)
      for (const waiting of theirs) {
        owners.delete(owner); // and to the end of the line
        owners.set(owner, theirs);
        return waiting;
      }
    return null;
  };
  return {
    add: (waiting) => {
      const { key, owner, urgency } = waiting.request;
      lines[urgency].set(owner, (lines[urgency].get(owner) ?? new Set()).add(waiting));
      byKey.set(key, waiting);
    },
    takeNext: (least) => {
      const urgentEnough = URGENCIES.slice(0, URGENCIES.indexOf(least) + 1);
      const order = passedOver < SHARE - 1 ? urgentEnough : (['seated', ...urgentEnough] as const);
      for (const urgency of order) {
        const next = first(lines[urgency]);
        if (next === null) continue;
        passedOver = urgency === 'awaited' && lines.seated.size > 0 ? passedOver + 1 : 0;
        return remove(next);
      }
      return null;
    },
    takeOf: (key) => {
      const found = byKey.get(key);
      return found === undefined ? null : remove(found);
    },
    takeAll: () =>
      URGENCIES.flatMap((urgency) =>
        [...lines[urgency].values()].flatMap((theirs) => Array.from(theirs)),
      ).map(remove),
  };
}
