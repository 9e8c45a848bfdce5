import type { CourseSet } from '../events.ts';
import type { State } from '../state.ts';
import type { Course, SideName } from '../vocabulary.ts';

/** Where a boat truly went, as far as whoever asks may know. */
export const sailedBy = ({ course, sailed }: CourseSet): Course => sailed ?? course;

/** 6. Whether a crew has used its decoy since all last heard that it was ready: only the crew can tell. */
export function hasLied({ record }: Pick<State, 'record'>, side: SideName): boolean {
  const ready = record.findLastIndex(
    (said) => said.type === 'systemReady' && said.side === side && said.system === 'decoy',
  );
  return record
    .slice(ready + 1)
    .some(
      (said) => said.type === 'courseSet' && said.side === side && sailedBy(said) !== said.course,
    );
}
