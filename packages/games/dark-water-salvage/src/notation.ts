import { BadInput, parse } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import { DEPTHS } from './vocabulary.ts';

/** "apply 25", "city D1", "research 3 D1", "research 3 rumour", "move D2 D3", "locate 3", "ask turn order" … */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'apply':
      return `apply ${action.amount}`;
    case 'city':
      return `city ${action.region}`;
    case 'research':
      return `research ${action.wreck} ${action.card}`;
    case 'move':
      return `move ${action.path.join(' ')}`;
    case 'locate':
    case 'salvage':
      return `${action.type} ${action.wreck}`;
    case 'askTurnOrder':
      return 'ask turn order';
    case 'pass':
    case 'done':
      return action.type;
    default:
      return action satisfies never;
  }
}

/** Takes any case and any spacing. Throws BadInput with what was expected. */
export function parseAction(text: string): Action {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  const form = Object.hasOwn(FORMS, verb) ? FORMS[verb] : undefined;
  if (form === undefined)
    throw new BadInput(
      `expected ${Object.values(FORMS)
        .map(({ example }) => `"${example}"`)
        .join(', ')}; found "${text.trim()}"`,
    );
  const found = form.read(words);
  if (found === null)
    throw new BadInput(`expected something like "${form.example}"; found "${text.trim()}"`);
  return parse(actionSchema, found, `"${text.trim()}"`);
}

interface Form {
  readonly example: string;
  /** The action as JSON, which the schema judges; null: these are not the words. */
  readonly read: (words: readonly string[]) => object | null;
}

const number = (word: string | undefined): unknown =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : word;
const region = (word: string | undefined): string | undefined => word?.toUpperCase();
const card = (word: string | undefined): string | undefined =>
  word === 'rumour' || DEPTHS.some((depth) => depth === word) ? word : region(word);

/** A form with so many words after its verb. */
const form = (
  example: string,
  count: number,
  read: (words: readonly string[]) => object,
): Form => ({
  example,
  read: (words) => (words.length === count ? read(words) : null),
});

const FORMS: Readonly<Record<string, Form>> = {
  apply: form('apply 25', 1, ([amount]) => ({ type: 'apply', amount: number(amount) })),
  city: form('city D1', 1, ([name]) => ({ type: 'city', region: region(name) })),
  research: form('research 3 rumour', 2, ([wreck, name]) => ({
    type: 'research',
    wreck: number(wreck),
    card: card(name),
  })),
  ask: {
    example: 'ask turn order',
    read: (words) => (words.join(' ') === 'turn order' ? { type: 'askTurnOrder' } : null),
  },
  move: {
    example: 'move D2 D3',
    read: (words) => (words.length === 0 ? null : { type: 'move', path: words.map(region) }),
  },
  locate: form('locate 3', 1, ([wreck]) => ({ type: 'locate', wreck: number(wreck) })),
  salvage: form('salvage 3', 1, ([wreck]) => ({ type: 'salvage', wreck: number(wreck) })),
  pass: form('pass', 0, () => ({ type: 'pass' })),
  done: form('done', 0, () => ({ type: 'done' })),
};
