/** Somebody who waits for others with the same wish. */
export interface Seeker {
  readonly person: string;
  readonly value: number; // their rating in what they want to play
  readonly since: number;
}

const NEAR = 150; // rating points that are fine at once
const A_SECOND = 25; // and so many more for each second of waiting
const ANYBODY_AFTER = 30_000; // milliseconds

/** How far from somebody's own rating others may be, after so much waiting. */
export function reach(waited: number): number {
  return waited >= ANYBODY_AFTER ? Infinity : NEAR + (A_SECOND * Math.max(0, waited)) / 1000;
}

export interface GroupingRules {
  readonly size: number; // of a group
  readonly now: number;
  readonly mayMeet: (one: Seeker, other: Seeker) => boolean;
}

/**
 * Who is to play with whom. Whoever has waited longest chooses first, and is given those nearest in rating who are within reach of
 * one of the two.
 */
export function groupUp(
  seekers: readonly Seeker[],
  { size, now, mayMeet }: GroupingRules,
): readonly (readonly Seeker[])[] {
  const waiting = seekers.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  const groups: (readonly Seeker[])[] = [];
  const fits = (one: Seeker, other: Seeker): boolean =>
    Math.abs(one.value - other.value) <=
      Math.max(reach(now - one.since), reach(now - other.since)) && mayMeet(one, other);
  const taken = new Set<Seeker>();
  for (const first of waiting) {
    if (taken.has(first)) continue;
    const group = [first];
    const near = waiting
      .filter((other) => other !== first && !taken.has(other))
      .toSorted((a, b) => Math.abs(a.value - first.value) - Math.abs(b.value - first.value));
    for (const other of near)
      if (group.length < size && group.every((one) => fits(one, other))) group.push(other);
    if (group.length < size) continue;
    for (const one of group) taken.add(one);
    groups.push(group);
  }
  return groups;
}
