/** What is noted of a match when it leaves the memory of its host. */
export interface Rest {
  /**
   * When the host has to look at it without being asked. 0: at the next start. Where clocks run it is less `downtime`: they
   * stand still while no host is there, and so no start has to look at them.
   */
  readonly wakeAt: number;
  /** Since when nobody has been there; null: not known. */
  readonly quietSince: number | null;
  /** Its clocks run. */
  readonly timed: boolean;
  /** For how long no host had been there by then, in all the time there were hosts. */
  readonly downtime: number;
}
/** A match in the memory of a host: whatever was noted before is not true any more. */
export const awakeSince = (downtime = 0): Rest => ({
  wakeAt: 0,
  quietSince: null,
  timed: false,
  downtime,
});

/** Which matches the host has to look at: of those with clocks that run, or of the others, those due by then. */
export interface WakeQuery extends Pick<Rest, 'timed'> {
  readonly by: number;
  readonly limit: number;
  /** The last match of the page before. */
  readonly after?: Waking;
}
export interface Waking {
  readonly match: string;
  readonly wakeAt: number;
}

/** Those that a query asks for, first due first, for stores that have no index. */
export const selectWakes = (
  rests: ReadonlyMap<string, Rest>,
  { timed, by, limit, after }: WakeQuery,
): readonly Waking[] =>
  [...rests]
    .flatMap(([match, rest]) =>
      rest.timed === timed && rest.wakeAt <= by ? [{ match, wakeAt: rest.wakeAt }] : [],
    )
    .toSorted(firstDueFirst)
    .filter((waking) => after === undefined || firstDueFirst(after, waking) < 0)
    .slice(0, limit);

/** The order in which hosts look at matches. */
export function firstDueFirst(a: Waking, b: Waking): number {
  if (a.wakeAt !== b.wakeAt) return a.wakeAt - b.wakeAt;
  if (a.match === b.match) return 0;
  return a.match < b.match ? -1 : 1;
}
