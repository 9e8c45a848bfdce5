import type { Call } from './actions.ts';

/** "charge torpedo", "keep weapons", "here F6", "sector 3 surely", "go N", "not W", "wait". */
export function makeCall(call: Call): string {
  switch (call.kind) {
    case 'charge':
    case 'use':
      return `${call.kind} ${call.system}`;
    case 'keep':
      return `keep ${call.colour}`;
    case 'here':
    case 'point':
      return `${call.kind} ${call.cell}`;
    case 'sector':
      return `sector ${call.sector} ${call.sure ? 'surely' : 'perhaps'}`;
    case 'course':
      return `${call.wanted ? 'go' : 'not'} ${call.course}`;
    case 'where':
    case 'lost':
    case 'surface':
    case 'wait':
    case 'yes':
    case 'no':
      return call.kind;
    default:
      return call satisfies never;
  }
}

/** What the schema is to judge; null: the words are no call. */
export function readCall([verb = '', ...rest]: readonly string[]): object | null {
  const [word] = rest;
  if (ALONE.has(verb)) return rest.length === 0 ? { kind: verb } : null;
  if (word === undefined) return null;
  if (verb === 'sector') return readSector(rest);
  if (rest.length > 1) return null;
  switch (verb) {
    case 'charge':
    case 'use':
      return { kind: verb, system: word };
    case 'keep':
      return { kind: verb, colour: word };
    case 'here':
    case 'point':
      return { kind: verb, cell: word.toUpperCase() };
    case 'go':
    case 'not':
      return { kind: 'course', course: word.charAt(0).toUpperCase(), wanted: verb === 'go' };
    default:
      return null;
  }
}

const ALONE: ReadonlySet<string> = new Set(['where', 'lost', 'surface', 'wait', 'yes', 'no']);
const SURE: ReadonlyMap<string, boolean> = new Map([
  ['surely', true],
  ['perhaps', false],
]);

function readSector([number = '', word = 'perhaps', ...more]: readonly string[]): object | null {
  const sure = SURE.get(word);
  if (sure === undefined || more.length > 0) return null;
  return { kind: 'sector', sector: /^\d+$/.test(number) ? Number(number) : number, sure };
}
