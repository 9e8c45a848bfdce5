import type { PeopleTables, TableStatement } from '../store/index.ts';
import { adoptDives, divesOf, forgetDives } from './dives/person-dives.ts';
import { adoptNotices, forgetNotices, noticesOf } from './notices/person-notices.ts';
import { forgetPreferences, preferencesOf } from './preferences/person-preferences.ts';
import { forgetPlayed, playedBy } from './ratings/person-results.ts';
import { adoptResults } from './ratings/statements.ts';
import { forgetSeek, seekOf } from './seeks/person-seek.ts';
import { blocksPersonal, reportsPersonal, restrictionsPersonal } from './staff/personal.ts';

/** What a part keeps of one person, as far as the person may take it away, move it or have it erased. */
export interface PersonalPart {
  readonly name: string; // in the data people take away
  /** All that is kept of this person, as they may read it. */
  readonly read: (people: PeopleTables, person: string) => Promise<unknown>;
  /** The account is deleted: nothing of it stays. */
  readonly erase: (person: string) => readonly TableStatement[];
  /** A guest has turned out to be this person. */
  readonly adopt?: (former: string, person: string) => readonly TableStatement[];
}

/** Of all parts but the accounts themselves. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { name: 'notices', read: noticesOf, erase: forgetNotices, adopt: adoptNotices },
  { name: 'preferences', read: preferencesOf, erase: forgetPreferences },
  { name: 'played', read: playedBy, erase: forgetPlayed, adopt: adoptResults },
  { name: 'dives', read: divesOf, erase: forgetDives, adopt: adoptDives },
  blocksPersonal,
  restrictionsPersonal,
  reportsPersonal,
  { name: 'seek', read: seekOf, erase: forgetSeek, adopt: (former) => forgetSeek(former) },
];
