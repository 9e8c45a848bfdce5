import { BadInput, parse } from '@fathom/kit';
import { actionSchema } from '../actions.ts';
import type { Action } from '../actions.ts';
import type { TurnTaken } from '../events.ts';
import type { SideName, Square } from '../vocabulary.ts';
import { TYPED_WRONG } from '../words/typing.ts';

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

const SILENCE = 'silence';

/** The action and what came of it: "move d4", "move d4 > sunk", "sound e5 > 3 3 7", "charge e5 > hit", "pass". */
export function makeTurn(turn: TurnTaken): string {
  switch (turn.type) {
    case 'boatMoved':
      return makeAction({ type: 'move', to: turn.to });
    case 'boatSunk':
      return `${makeAction({ type: 'move', to: turn.to })} > sunk`;
    case 'soundingDropped':
      return `${makeAction({ type: 'sound', square: turn.square })} > ${makePings(turn.pings)}`;
    case 'depthChargeDropped':
      return `${makeAction({ type: 'charge', square: turn.square })} > ${turn.hit ? 'hit' : 'miss'}`;
    case 'passed':
      return makeAction({ type: 'pass' });
    default:
      return turn satisfies never;
  }
}

/** Whose turn it was and where that side's boat was then. */
export interface Mover {
  readonly side: SideName;
  readonly boat: Square;
}

export function parseTurn(text: string, { side, boat }: Mover): TurnTaken {
  const [what, came, ...more] = text.split('>').map((part) => part.trim());
  if (more.length > 0) throw new BadInput('expected one ">" at most');
  const action = parseAction(what ?? '');
  switch (action.type) {
    case 'move': {
      const type = meaning(came, { '': 'boatMoved', sunk: 'boatSunk' } as const);
      return { type, side, from: boat, to: action.to };
    }
    case 'sound':
      return { type: 'soundingDropped', side, square: action.square, pings: parsePings(came) };
    case 'charge': {
      const hit = meaning(came, { hit: true, miss: false });
      return { type: 'depthChargeDropped', side, square: action.square, hit };
    }
    case 'pass':
      meaning(came, { '': null });
      return { type: 'passed', side };
    case 'place':
      throw new BadInput('mines are placed before the first turn');
    default:
      return action satisfies never;
  }
}

/** What the word after ">" stands for; '' is for no word. */
function meaning<T>(came: string | undefined, meanings: Readonly<Record<string, T>>): T {
  const found = Object.entries(meanings).find(([word]) => word === (came ?? ''));
  if (found !== undefined) return found[1];
  const wanted = Object.keys(meanings).map((word) => (word === '' ? 'nothing' : `"${word}"`));
  throw new BadInput(`expected ${wanted.join(' or ')} after ">", found "${came ?? ''}"`);
}

const makePings = (pings: readonly number[]): string =>
  pings.length === 0 ? SILENCE : pings.join(' ');

function parsePings(came: string | undefined): readonly number[] {
  if (came === SILENCE) return [];
  if (came !== undefined && /^\d{1,2}( +\d{1,2})*$/.test(came)) return came.split(/ +/).map(Number);
  throw new BadInput(`expected ping times or "${SILENCE}" after ">", found "${came ?? ''}"`);
}
