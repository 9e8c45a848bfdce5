/** What is noted of a match when it leaves the memory of its host. */
export interface Rest {
  /** When the host has to look at it without being asked. 0: at the next start. */
  readonly wakeAt: number;
  /** Since when nobody has been there; null: not known. */
  readonly quietSince: number | null;
  /** Its clocks run, so that a start has to tell it how long the host was down. */
  readonly timed: boolean;
}
/** A match in the memory of a host: whatever was noted before is not true any more. */
export const AWAKE: Rest = { wakeAt: 0, quietSince: null, timed: false };

/** Which matches the host has to look at: those due by then, or all whose clocks run. */
export interface WakeQuery {
  readonly by: number | 'timed';
  readonly limit: number;
  /** The last match of the page before. */
  readonly after?: Waking;
}
export interface Waking {
  readonly match: string;
  readonly wakeAt: number;
}

/** Those that a query asks for, for stores that have no index. */
export const selectWakes = (
  rests: ReadonlyMap<string, Rest>,
  { by, limit, after }: WakeQuery,
): readonly Waking[] =>
  [...rests]
    .flatMap(([match, { wakeAt, timed }]) =>
      (by === 'timed' ? timed : wakeAt <= by) ? [{ match, wakeAt }] : [],
    )
    .toSorted(orderOf(by))
    .filter((waking) => after === undefined || orderOf(by)(after, waking) < 0)
    .slice(0, limit);

/** Those due first come first. All that are timed come by their ids: taking one up may change when it is due. */
const orderOf =
  (by: WakeQuery['by']) =>
  (a: Waking, b: Waking): number => {
    if (by !== 'timed' && a.wakeAt !== b.wakeAt) return a.wakeAt - b.wakeAt;
    if (a.match === b.match) return 0;
    return a.match < b.match ? -1 : 1;
  };
