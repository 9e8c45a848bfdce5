import type { Playable } from '@fathom/kit';
import { messageOf, unusable } from '../exit.ts';
import { checkedSetup, literal } from '../play/options.ts';

/** ["players=4 content=hollowSound"], ["players=4,extraRound=true"] or ['{"players":4}'] → options with defaults. */
export function parseMatchOptions(game: Playable, given: readonly string[]): unknown {
  return checkedSetup(game, Object.fromEntries(given.flatMap(entriesOf)));
}

function entriesOf(text: string): readonly (readonly [string, unknown])[] {
  if (text.trimStart().startsWith('{')) return entriesOfJson(text);
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(part) ?? [];
      if (name === '')
        throw unusable(`--options: expected name=value or a JSON object, got "${part}"`);
      return [name, literal(value)] as const;
    });
}

function entriesOfJson(text: string): readonly (readonly [string, unknown])[] {
  try {
    return Object.entries(JSON.parse(text) as object);
  } catch (error) {
    throw unusable(`--options: this is not JSON: ${messageOf(error)}`);
  }
}
