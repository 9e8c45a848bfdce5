import type { CallOff } from './clock.ts';

/**
 * Other hosts of the same store. A match is its log, which every host reads for itself; hosts tell each other only that
 * there is something to read, who of them acts for time and bots, and who is connected where.
 */
export interface Peers {
  /** A match comes into memory. To be called before its log is read: what is written meanwhile must not be missed. */
  readonly enter: (match: string, ears: Ears) => Membership;
}

/** What a match in memory is told of its copies in other hosts. Each may be called at any moment, and more than once. */
export interface Ears {
  /** Its log has so many rows, or more. */
  readonly rows: (rows: number) => void;
  /** Something was drawn on one of its papers. */
  readonly papers: () => void;
  /** Who is connected to it at other hosts: what each of them last said to `attend`. */
  readonly people: (elsewhere: readonly string[]) => void;
  /** A player at another host does not want to wait for bots. */
  readonly hurry: () => void;
  /** What another host has whispered. Of what is said while a log is read nothing is heard. */
  readonly whisper: (text: string) => void;
  /** From now on this host acts for time and bots, or another does: `term` of the membership has changed. */
  readonly keeping: () => void;
}

/** The part of a match in memory among its copies. */
export interface Membership {
  /** A row was made durable here: the log has so many now. */
  readonly wrote: (rows: number) => void;
  readonly drew: () => void;
  readonly hurry: () => void;
  /** Something for the copies at other hosts that have it in memory, and for nobody else. It may get lost. */
  readonly whisper: (text: string) => void;
  /** Who is connected to it here, as text that other hosts are told; null: nobody. */
  readonly attend: (people: string | null) => void;
  /** As who this host acts for time and bots: a number that grows with each change. null: another host does, or nobody yet. */
  readonly term: () => number | null;
  /** It has left the memory. Another host may act for it at once. */
  readonly leave: CallOff;
}

const nothing = (): void => {};

/** In a host that has its store to itself. */
export const SOLE_COPY: Membership = {
  wrote: nothing,
  drew: nothing,
  hurry: nothing,
  whisper: nothing,
  attend: nothing,
  term: () => 0,
  leave: nothing,
};
