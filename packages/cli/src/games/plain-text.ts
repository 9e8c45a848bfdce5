import { BadInput } from '@fathom/kit';
import { messageOf } from '../exit.ts';
import type { GameText } from './game-text.ts';

/** For a game that has no text of its own yet: everything as the JSON it is. */
export const plainText: GameText = {
  draw: (view) => fieldsOf(view).join('\n'),
  describe: (event) => sentence(event),
  makeAction: (action) => JSON.stringify(action),
  parseAction: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new BadInput(`An action of this game is written in JSON: ${messageOf(error)}.`);
    }
  },
  notation: ['Actions of this game are written in JSON, as "moves" lists them.'],
};

/** A line a field: short enough to be read at a glance. */
function fieldsOf(view: unknown): readonly string[] {
  if (typeof view !== 'object' || view === null || Array.isArray(view))
    return [JSON.stringify(view)];
  const width = Math.max(0, ...Object.keys(view).map((key) => key.length));
  return Object.entries(view).map(
    ([key, value]) => `${key.padEnd(width)}  ${JSON.stringify(value)}`,
  );
}

/** {"type": "guessed", "depth": 3} → guessed: depth 3 */
function sentence(event: unknown): string {
  if (typeof event !== 'object' || event === null || !('type' in event))
    return JSON.stringify(event);
  const { type, ...rest } = event;
  const fields = Object.entries(rest).map(([key, value]) => `${key} ${shown(value)}`);
  return [String(type), fields.join(', ')].filter((part) => part !== '').join(': ');
}

const shown = (value: unknown): string =>
  value === null ? '-' : typeof value === 'string' ? value : JSON.stringify(value);
