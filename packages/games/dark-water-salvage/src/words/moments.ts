import { does, listed } from '@fathom/kit';
import type { Bid, WreckLocated, WreckMissed, WreckSalvaged } from '../events.ts';
import { money } from './terms.ts';

// What is staged on the board, and how the match ended. Names are as in a sentence.

export const MOMENTS = {
  opened: 'The envelopes are opened',
  got: ({ amount, taken }: Bid): string =>
    taken < amount ? `gets ${money(taken)}` : `takes ${money(taken)}`,
  salvaged: (who: string, { ship }: WreckSalvaged): string => `${does(who, 'raise')} the ${ship}`,
  brought: (value: number): string => `${money(value)} aboard`,
  located: (who: string, { ship, region }: WreckLocated): string =>
    `${does(who, 'locate')} the ${ship} at ${region}`,
  prestige: (prestige: number): string => `+${prestige} prestige`,
  notHere: 'Not here',
  missed: (who: string, { ship, region }: WreckMissed): string =>
    `${does(who, 'seek')} the ${ship} at ${region}`,
  barred: ({ seen }: WreckMissed): string =>
    `She is barred to you now.${seen === null ? '' : ` The cards say ${seen.region}.`}`,
} as const;

export const ENDING = {
  title: (winners: readonly string[]): string => {
    const [first] = winners;
    if (first === undefined) return 'Nobody wins';
    return winners.length > 1 ? `${listed(winners)} share the victory` : does(first, 'win');
  },
  picture: 'Where the wrecks lay',
} as const;
