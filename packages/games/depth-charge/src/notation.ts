import { BadInput, parse } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import { TYPED_WRONG } from './words/typing.ts';

/** "place a2 b4 c1", "move d4", "sound e5", "charge e5", "pass". */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'place':
      return `place ${action.squares.join(' ')}`;
    case 'move':
      return `move ${action.to}`;
    case 'sound':
    case 'charge':
      return `${action.type} ${action.square}`;
    case 'pass':
      return 'pass';
    default:
      return action satisfies never;
  }
}

/** Takes any case and any spacing. Throws BadInput with what was expected. */
export function parseAction(text: string): Action {
  const [type, ...squares] = text.trim().toLowerCase().split(/\s+/);
  return parse(actionSchema, jsonOf(type ?? '', squares), `"${text.trim()}"`);
}

function jsonOf(type: string, squares: readonly string[]): unknown {
  const [square] = squares;
  switch (type) {
    case 'place':
      return { type, squares: expect(type, squares, 3) };
    case 'move':
      return { type, to: expect(type, squares, 1)[0] };
    case 'sound':
    case 'charge':
      return { type, square: expect(type, squares, 1)[0] };
    case 'pass':
      expect(type, squares, 0);
      return { type };
    default:
      throw new BadInput(TYPED_WRONG.action([type, square].filter(Boolean).join(' ')));
  }
}

function expect(type: string, squares: readonly string[], count: number): readonly string[] {
  if (squares.length === count) return squares;
  throw new BadInput(TYPED_WRONG.squares(type, count, squares.join(' ')));
}
