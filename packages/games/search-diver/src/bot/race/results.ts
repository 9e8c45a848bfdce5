import { specialEventOf } from '../../lookup.ts';
import { bringsEvent, turnsMarker } from '../../rules/searching.ts';
import { REST_AFTER, SEARCH_AGAIN, SHORTHANDED_BY } from '../../rules/special-events.ts';
import type { Setup } from '../../setup.ts';
import { DIE_FACES } from '../../vocabulary.ts';
import type { RolledSearch } from '../../vocabulary.ts';

/** What a search may lead to: whether its marker is up, and what its special events leave behind. */
export interface SearchResult {
  readonly chance: number;
  readonly turned: boolean;
  readonly modifier: number; // of the diver from then on
  readonly rest: number; // hours the next surface interval must have at least
}
export type EventRules = Pick<Setup, 'naturalSix' | 'shorthanded'>;
export interface Try {
  readonly search: RolledSearch;
  readonly modifier: number;
}

/** Free searches that follow free searches: each is 18 times rarer than the one before. */
const MOST_FREE = 4;

const known = new Map<string, readonly SearchResult[]>();

/** Every result of one search of one hex, free searches of the same hex counted in; those beside it are not. */
export function resultsOf(rules: EventRules, first: Try): readonly SearchResult[] {
  const key = `${rules.naturalSix} ${rules.shorthanded} ${first.search} ${first.modifier}`;
  const results = known.get(key) ?? rollOut(rules, first);
  known.set(key, results);
  return results;
}

function rollOut(rules: EventRules, first: Try): readonly SearchResult[] {
  const results = new Map<string, SearchResult>();
  const add = (result: SearchResult): void => {
    const key = JSON.stringify([result.turned, result.modifier, result.rest]);
    const chance = result.chance + (results.get(key)?.chance ?? 0);
    results.set(key, { ...result, chance });
  };
  const roll = (search: RolledSearch, before: SearchResult, free: number): void => {
    const chance = before.chance / DIE_FACES.length;
    for (const die of DIE_FACES) {
      const turned = turnsMarker({ search, die, modifier: before.modifier }, rules.naturalSix);
      if (bringsEvent({ die })) happen({ ...before, chance, turned }, free);
      else add({ ...before, chance, turned });
    }
  };
  const happen = (after: SearchResult, free: number): void => {
    const chance = after.chance / DIE_FACES.length;
    for (const die of DIE_FACES) {
      const event = specialEventOf(die);
      const again = after.turned || free === MOST_FREE ? undefined : SEARCH_AGAIN[event];
      const more = event === 'shorthanded' ? SHORTHANDED_BY[rules.shorthanded] : 0;
      const modifier = after.modifier + more;
      const rest = Math.max(after.rest, REST_AFTER[event] ?? 0);
      if (again !== undefined) roll(again, { ...after, chance, modifier, rest }, free + 1);
      else add({ ...after, chance, modifier, rest });
    }
  };
  roll(first.search, { chance: 1, turned: false, modifier: first.modifier, rest: 0 }, 0);
  return [...results.values()];
}
