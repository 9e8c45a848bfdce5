import type { TablesPart } from '../store/index.ts';
import { accountsPart } from './accounts/part.ts';
import { DIVES_PART } from './dives/part.ts';
import { noticesPart } from './notices/part.ts';
import { PREFERENCES_PART } from './preferences/part.ts';
import { RATINGS_PART } from './ratings/part.ts';
import { SEEKS_PART } from './seeks/part.ts';
import { staffPart } from './staff/part.ts';

/** All tables about people. Each part stands beside the code that uses it. */
export const PEOPLE_PARTS: readonly TablesPart[] = [
  accountsPart,
  noticesPart,
  RATINGS_PART,
  SEEKS_PART,
  DIVES_PART,
  staffPart,
  PREFERENCES_PART,
];
