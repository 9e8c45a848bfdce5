import { BadInput, parse } from '@fathom/kit';
import type { Notation } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import type { Slot } from './vocabulary.ts';
import { ACTION_FAULTS } from './words/option-words.ts';

/** "place 1607", "dive 1607 21", "search 1606", "skip", "schedule 1 08:00", "pass 2 06:00": day and hour. */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'place':
    case 'search':
      return `${action.type} ${action.hex}`;
    case 'dive':
      return `dive ${action.hex} ${action.minutes}`;
    case 'skip':
      return 'skip';
    case 'schedule':
    case 'pass':
      return `${action.type} ${makeSlot(action)}`;
    default:
      return action satisfies never;
  }
}

const makeSlot = ({ day, hour }: Slot): string => `${day} ${String(hour).padStart(2, '0')}:00`;

/** Takes any case and any spacing. Throws BadInput with what was expected. */
export function parseAction(text: string): Action {
  const [type = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  return parse(actionSchema, jsonOf(type, words), `"${text.trim()}"`);
}

const FORMS = {
  place: ['place', '1607'],
  search: ['search', '1607'],
  dive: ['dive', '1607', '21'],
  skip: ['skip'],
  schedule: ['schedule', '1', '08:00'],
  pass: ['pass', '1', '08:00'],
} as const satisfies { readonly [Type in Action['type']]: readonly string[] };

function jsonOf(type: string, words: readonly string[]): unknown {
  const form = isType(type) ? FORMS[type] : null;
  if (!isType(type) || form?.length !== words.length + 1)
    throw new BadInput(
      ACTION_FAULTS.noAction(
        [type, ...words].join(' '),
        (form === null ? Object.values(FORMS) : [form]).map((each) => each.join(' ')),
      ),
    );
  const [first = '', second = ''] = words;
  switch (type) {
    case 'place':
    case 'search':
      return { type, hex: first };
    case 'dive':
      return { type, hex: first, minutes: wholeNumber(second) };
    case 'skip':
      return { type };
    case 'schedule':
    case 'pass':
      return { type, day: wholeNumber(first), hour: wholeNumber(second.replace(/:00$/, '')) };
    default:
      return type satisfies never;
  }
}

const isType = (word: string): word is Action['type'] => Object.hasOwn(FORMS, word);

/** What is no number stays as it is, for the schema to name. */
const wholeNumber = (word: string): number | string =>
  /^\d{1,3}$/.test(word) ? Number(word) : word;

export const notation: Notation<Action> = { make: makeAction, parse: parseAction };
