import type { DivePlan, Diver, Setup, View } from '@fathom/search-diver/client';
import { neededRoll } from './desk/ahead.ts';
import type { DiveStory, Throw } from './desk/story.ts';
import { EVENT_NAMES, SEARCH_NAMES, TARGET_NAMES, counted, eventEffect, signed } from './words.ts';

/** One die in words: what was needed, what came, what it changes. */
export function throwWords(each: Throw, setup: Setup): string {
  if (each.type === 'eventHappened')
    return `${EVENT_NAMES[each.event]} (${each.die}): ${each.idle ? 'nothing left to search' : eventEffect(each.event, setup)}.`;
  const { search, free, die, modifier, minimum, face, hex } = each;
  const sum = modifier === 0 ? '' : ` ${signed(modifier)}`;
  const come =
    face !== null
      ? face === 'dummy'
        ? 'a dummy is turned'
        : `the ${TARGET_NAMES[face]} is found`
      : die === 6
        ? 'a 6 brings an event'
        : 'nothing';
  return `${free ? `Free: ${SEARCH_NAMES[search].toLowerCase()} search of ${hex}` : SEARCH_NAMES[search]}, needs ${minimum}: ${die}${sum}, ${come}.`;
}

/** What the die must show. */
export function rollWords({ search, modifier }: Pick<DivePlan, 'search' | 'modifier'>): string {
  const needed = neededRoll(search, modifier);
  if (needed === null) return 'no roll';
  if (needed <= 1) return 'any roll';
  return needed > 6 ? 'beyond any roll' : `roll ${needed} or more`;
}

/** What a dive turned up, in a word or two. */
export function cameOf({ throws }: Pick<DiveStory, 'throws'>): string {
  const faces = throws.flatMap((each) =>
    each.type === 'searched' && each.face !== null ? [each.face] : [],
  );
  const found = faces.find((face) => face !== 'dummy');
  if (found !== undefined) return `The ${TARGET_NAMES[found]}!`;
  if (faces.length > 1) return `${faces.length} dummies`;
  return faces.length === 1 ? 'A dummy' : 'Nothing';
}

/** A line about today's dive that spoils nothing. */
export function shareText(view: View, dives: number): string {
  const days = view.divers[0]?.day ?? 1;
  const how = view.result?.reason === 'found' ? `found on day ${days}` : 'not found';
  return `Search Diver, dive of ${view.setup.daily}: ${how}, ${counted(dives, 'dive')}.`;
}

/** What hangs over a diver: a modifier, a rest that is owed. */
export const flagWords = ({ modifier, rest }: Pick<Diver, 'modifier' | 'rest'>): string =>
  [
    ...(modifier === 0 ? [] : [`${signed(modifier)} to search rolls today`]),
    ...(rest === 0 ? [] : [`must rest ${rest} h`]),
  ].join(', ');
