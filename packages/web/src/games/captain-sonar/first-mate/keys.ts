import { firstMateWords } from '@fathom/captain-sonar/client';
import type { System } from '@fathom/captain-sonar/client';
import { listenForKeys } from '../../../table/keys.tsx';
import { LAUNCHED, systemOfKey } from './duties.ts';
import type { Launched } from './duties.ts';
import type { LaunchDesk } from './launch-desk.ts';

/** The Captain's letters: whoever sits at both stations begins the same by either. */
export const LAUNCH_KEYS: { readonly [Name in Launched]: string } = { drone: 'd', sonar: 's' };

interface FirstMateHands {
  readonly isThere: () => boolean; // this person, at a station that is to be seen
  readonly systems: () => readonly System[];
  readonly mark: (system: System) => boolean; // whether it could be marked
  readonly sayOk: () => boolean;
  readonly launching: LaunchDesk;
}

/** Digits mark gauges, or name the sector of a drone; letters launch. */
export const listenToFirstMateKeys = (hands: FirstMateHands): void =>
  listenForKeys({
    withShift: 'left',
    take: (key) => hands.isThere() && obey(hands, key.toLowerCase()),
    help: () => firstMateWords.keys,
  });

function obey({ systems, mark, sayOk, launching }: FirstMateHands, key: string): boolean {
  if (launching.isAsking()) {
    const sector = launching.sectors().find((each) => String(each) === key);
    if (sector !== undefined) launching.search(sector);
    return sector !== undefined;
  }
  const system = systemOfKey(key, systems());
  if (system !== null) return mark(system);
  const launched = LAUNCHED.find((each) => LAUNCH_KEYS[each] === key);
  return launched === undefined ? key === 'k' && sayOk() : launching.launch(launched);
}
