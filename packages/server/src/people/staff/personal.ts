import type { PersonalPart } from '../personal.ts';
import { adoptBlocks } from './blocks.ts';
import { adoptRestrictions } from './restrictions.ts';

/** Whom somebody will have nothing to do with; guests among them have no name that lasts. */
export const blocksPersonal: PersonalPart = {
  name: 'blocks',
  read: (people, person) =>
    people.read(
      `SELECT accounts.name AS name, blocks.at AS at FROM blocks LEFT JOIN accounts ON accounts.person = blocks.blocked
       WHERE blocks.person = $1 ORDER BY blocks.at`,
      [person],
    ),
  erase: (person) => [
    { text: 'DELETE FROM blocks WHERE person = $1 OR blocked = $1', values: [person] },
  ],
  adopt: adoptBlocks,
};

/** What staff have forbidden somebody. */
export const restrictionsPersonal: PersonalPart = {
  name: 'restrictions',
  read: (people, person) =>
    people.read(
      'SELECT kind, at, ends_at AS "until" FROM restrictions WHERE person = $1 ORDER BY kind',
      [person],
    ),
  erase: (person) => [{ text: 'DELETE FROM restrictions WHERE person = $1', values: [person] }],
  adopt: adoptRestrictions,
};

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
  ],
};
