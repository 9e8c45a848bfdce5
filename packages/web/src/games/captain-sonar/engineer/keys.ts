import { engineerWords } from '@fathom/captain-sonar/client';
import type { Course, PanelSymbol } from '@fathom/captain-sonar/client';
import { listenForKeys } from '../../../table/keys.tsx';
import { COURSE_KEYS } from '../desk/sheet.ts';
import { actionsOf } from '../station.ts';
import type { StationProps } from '../station.ts';

interface EngineerHands {
  readonly isThere: () => boolean; // this person, at a station that is to be seen
  readonly hasDigits: () => boolean;
  readonly lit: () => Course | null;
  readonly press: (symbol: PanelSymbol) => boolean; // whether it could be marked
  readonly mayWalk: () => boolean; // arrow keys from anywhere lead to the board
  readonly walk: () => void;
}

/** Digits mark on the lit panel; an arrow key goes to the board, wherever the focus was. */
export const listenToEngineerKeys = (hands: EngineerHands): void =>
  listenForKeys({
    withShift: 'left',
    repeating: Object.keys(COURSE_KEYS),
    take: (key, { target }) => hands.isThere() && obey(hands, key, target),
    help: () => engineerWords.keys,
  });

/** What goes by arrow keys itself. */
const WALKED = '[role="tablist"], ol[tabindex]';

function obey(hands: EngineerHands, key: string, target: EventTarget | null): boolean {
  const { hasDigits, lit, press, mayWalk, walk } = hands;
  if (COURSE_KEYS[key] !== undefined) {
    const isFree = mayWalk() && !(target instanceof Element && target.closest(WALKED) !== null);
    if (isFree) walk();
    return isFree;
  }
  const panel = lit();
  if (panel === null || !/^[1-6]$/.test(key) || !hasDigits()) return false;
  return press(`${panel}${key}` as PanelSymbol);
}

/** Whoever is First Mate as well marks the gauge first: then the same digits are the panel's. */
export const isFirstMateDone = (props: StationProps): boolean =>
  actionsOf(props, 'firstMate').every(({ type }) => type !== 'gauge' && type !== 'drone');
