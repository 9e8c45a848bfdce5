import type { PersonalPart } from '../personal.ts';
import { adoptBlocks } from './blocks.ts';
import { adoptRestrictions } from './restrictions.ts';

/** What people have told staff is theirs to take away; what others have told of them is not. */
export const reportsPersonal: PersonalPart = {
  name: 'reports',
  read: (people, person) =>
    people.read(
      'SELECT match, name, reason, words, at FROM reports WHERE reporter = $1 ORDER BY at',
      [person],
    ),
  erase: (person) => [
    { text: `UPDATE reports SET words = '', lines = '[]' WHERE reporter = $1`, values: [person] },
  ],
  adopt: (former, person) => [
    { text: 'UPDATE reports SET reporter = $2 WHERE reporter = $1', values: [former, person] },
    { text: 'UPDATE reports SET reported = $2 WHERE reported = $1', values: [former, person] },
    ...adoptRestrictions(former, person),
    ...adoptBlocks(former, person),
  ],
};
