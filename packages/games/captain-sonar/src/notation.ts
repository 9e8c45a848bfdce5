import { BadInput, parse } from '@fathom/kit';
import type { Notation } from '@fathom/kit';
import { actionSchema } from './action-schema.ts';
import { PENCIL_MARKS } from './actions.ts';
import type { Action, AnswerSonar, DrawSheet } from './actions.ts';
import { makeCall, readCall } from './call-notation.ts';
import { CLAIM_KINDS } from './vocabulary.ts';
import { TYPED_FORMS, typingFaults } from './words/actions.ts';

/** "start C7", "course N", "break N3", "silence E 3", "answer row 4 sector 2", "trace 330,160 400,160", "end turn" … */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'start':
    case 'mine':
    case 'torpedo':
    case 'scenario':
    case 'trigger':
    case 'grapnel':
      return `${action.type} ${action.cell}`;
    case 'course':
      return `course ${action.course}`;
    case 'gauge':
    case 'stop':
      return `${action.type} ${action.system}`;
    case 'break':
      return `break ${action.symbol}`;
    case 'drone':
      return `drone ${action.sector}`;
    case 'silence':
      return `silence ${action.course} ${action.cells}`;
    case 'decoy':
      return `decoy ${action.course} called ${action.called}`;
    case 'answer':
      return `answer ${makeClaims(action)}`;
    case 'trace':
      return `trace ${action.stroke.map(([x, y]) => `${x},${y}`).join(' ')}`;
    case 'sheet':
      return `sheet ${makeSheet(action)}`;
    case 'call':
      return `call ${makeCall(action.call)}`;
    case 'surface':
    case 'ok':
    case 'sonar':
    case 'dive':
    case 'standDown':
    case 'endTurn':
    case 'readyToDive':
      return spaced(action.type);
    default:
      return action satisfies never;
  }
}

/** "endTurn" is written "end turn". */
const spaced = (type: string): string =>
  type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const makeClaims = ({ claims }: AnswerSonar): string =>
  CLAIM_KINDS.filter((kind) => claims[kind] !== null)
    .map((kind) => `${kind} ${claims[kind]}`)
    .join(' ');

function makeSheet({ sheet, on }: DrawSheet): string {
  const { at, since, heard, bends, courses, pencil } = sheet;
  return [
    at === null ? 'off' : `at ${at}`,
    `since ${since}`,
    ...(heard === undefined ? [] : [`heard ${heard}`]),
    ...(bends ?? []).map(({ silence, east, south }) => `bend ${silence},${east},${south}`),
    ...(courses === undefined ? [] : [`drawn ${courses.join('') || '-'}`]),
    ...pencil.map(({ mark, cell }) => `${mark} ${cell}`),
    ...(on === undefined ? [] : [`on ${on}`]),
  ].join(' ');
}

/** Takes any case and any spacing, and "north" for N. Throws BadInput with what was expected. */
export function parseAction(text: string): Action {
  const words = text.trim().toLowerCase().split(/\s+/);
  const form = FORMS.find(({ verb }) => startsWith(words, verb) || words[0] === verb.join(''));
  if (form === undefined) throw new BadInput(typingFaults.verb(VERBS, text.trim()));
  const rest = words.slice(startsWith(words, form.verb) ? form.verb.length : 1);
  const found = form.read(rest);
  if (found === null) throw new BadInput(typingFaults.form(form.like, form.example, text.trim()));
  return parse(actionSchema, { type: form.type, ...found }, `"${text.trim()}"`);
}

const startsWith = (words: readonly string[], verb: readonly string[]): boolean =>
  verb.every((word, i) => words[i] === word);

interface Form {
  readonly type: Action['type'];
  readonly verb: readonly string[];
  readonly like: string;
  readonly example: string;
  /** The fields of the action; null: the words do not fit. */
  readonly read: (words: readonly string[]) => object | null;
}

type Reader = Pick<Form, 'like' | 'read'>;

/** One word, which the schema judges. */
const one = (like: string, read: (word: string) => object): Reader => ({
  like,
  read: ([word, ...more]) => (word === undefined || more.length > 0 ? null : read(word)),
});
const nothing: Reader = {
  like: TYPED_FORMS.nothing,
  read: (words) => (words.length === 0 ? {} : null),
};

const number = (word: string | undefined): unknown =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : word;
const course = (word: string): string => {
  const long = { north: 'N', east: 'E', south: 'S', west: 'W' };
  return Object.hasOwn(long, word) ? long[word as keyof typeof long] : word.toUpperCase();
};
const upper = (word: string): string => word.toUpperCase();
const cell = one(TYPED_FORMS.cell, (word) => ({ cell: upper(word) }));
const system = one(TYPED_FORMS.system, (word) => ({ system: word }));

const silence: Reader = {
  like: TYPED_FORMS.silence,
  read: ([to, cells, ...more]) =>
    to === undefined || cells === undefined || more.length > 0
      ? null
      : { course: course(to), cells: number(cells) },
};

/** "N called E". */
const decoy: Reader = {
  like: TYPED_FORMS.decoy,
  read: ([to, word, called, ...more]) =>
    to === undefined || word !== 'called' || called === undefined || more.length > 0
      ? null
      : { course: course(to), called: course(called) },
};

/** "row 4 sector 2" in either order. */
const claims: Reader = {
  like: TYPED_FORMS.claims,
  read: (words) => {
    const said = pairs(words);
    if (said?.length !== 2) return null;
    const known = said.every(([kind]) => CLAIM_KINDS.some((name) => name === kind));
    if (!known || said[0]?.[0] === said[1]?.[0]) return null;
    const values = said.map(([kind, word]) => [
      kind,
      kind === 'column' ? upper(word) : number(word),
    ]);
    return { claims: { row: null, column: null, sector: null, ...Object.fromEntries(values) } };
  },
};

const trace: Reader = {
  like: TYPED_FORMS.stroke,
  read: (words) =>
    words.length > 0 && words.every((word) => /^\d+,\d+$/.test(word))
      ? { stroke: words.map((word) => word.split(',').map(Number)) }
      : null,
};

/** "at C7 since 3 bend 5,2,0 cross A1 on second", or "off since 3". */
const sheet: Reader = {
  like: TYPED_FORMS.sheet,
  read: (words) => {
    const [first, ...rest] = words;
    const laid = pairs(first === 'off' ? ['at', 'off', ...rest] : words);
    const [at, since, ...more] = laid ?? [];
    if (at?.[0] !== 'at' || since?.[0] !== 'since') return null;
    if (!more.every(([kind]) => ON_SHEET.has(kind))) return null;
    const said = (wanted: string): readonly string[] =>
      more.filter(([kind]) => kind === wanted).map(([, word]) => word);
    const [heard, drawn, on] = [said('heard').at(-1), said('drawn').at(-1), said('on').at(-1)];
    const bends = said('bend').map(bendIn);
    return {
      sheet: {
        at: at[1] === 'off' ? null : upper(at[1]),
        since: number(since[1]),
        ...(heard === undefined ? {} : { heard: number(heard) }),
        ...(bends.length === 0 ? {} : { bends }),
        ...(drawn === undefined ? {} : { courses: drawn === '-' ? [] : Array.from(upper(drawn)) }),
        pencil: more
          .filter(([kind]) => PENCIL_MARKS.some((name) => name === kind))
          .map(([mark, cell]) => ({ cell: upper(cell), mark })),
      },
      ...(on === undefined || on === 'first' ? {} : { on }),
    };
  },
};

const ON_SHEET: ReadonlySet<string> = new Set(['heard', 'bend', 'drawn', 'on', ...PENCIL_MARKS]);

/** "12,2,0": at the silence that was announcement 12, two cells east. */
function bendIn(word: string): object {
  const [silence, east, south] = word.split(',').map((part) => (part === '' ? part : Number(part)));
  return { silence, east, south };
}

/** null: a word is left over. */
function pairs(words: readonly string[]): readonly (readonly [string, string])[] | null {
  if (words.length % 2 > 0) return null;
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    return i % 2 > 0 || next === undefined ? [] : [[word, next] as const];
  });
}

const call: Reader = {
  like: TYPED_FORMS.call,
  read: (words) => {
    const said = readCall(words);
    return said && { call: said };
  },
};

const form = (type: Action['type'], reader: Reader, example: string): Form => ({
  type,
  verb: spaced(type).split(' '),
  example,
  ...reader,
});

const FORMS: readonly Form[] = [
  form('start', cell, 'start C7'),
  form(
    'course',
    one(TYPED_FORMS.course, (word) => ({ course: course(word) })),
    'course N',
  ),
  form('surface', nothing, 'surface'),
  form('gauge', system, 'gauge torpedo'),
  form('ok', nothing, 'ok'),
  form(
    'break',
    one(TYPED_FORMS.symbol, (word) => ({ symbol: upper(word) })),
    'break N3',
  ),
  form('stop', system, 'stop torpedo'),
  form('standDown', nothing, 'stand down'),
  form('mine', cell, 'mine C7'),
  form('torpedo', cell, 'torpedo F6'),
  form(
    'drone',
    one(TYPED_FORMS.sector, (word) => ({ sector: number(word) })),
    'drone 3',
  ),
  form('sonar', nothing, 'sonar'),
  form('silence', silence, 'silence E 3'),
  form('scenario', cell, 'scenario F6'),
  form('decoy', decoy, 'decoy N called E'),
  form('grapnel', cell, 'grapnel F6'),
  form('trigger', cell, 'trigger F6'),
  form('answer', claims, 'answer row 4 sector 2'),
  form('endTurn', nothing, 'end turn'),
  form('trace', trace, 'trace 330,160 400,160'),
  form('readyToDive', nothing, 'ready to dive'),
  form('dive', nothing, 'dive'),
  form('sheet', sheet, 'sheet at C7 since 3 cross A1'),
  form('call', call, 'call charge torpedo'),
];

const VERBS: readonly string[] = FORMS.map(({ verb }) => verb.join(' '));

export const notation: Notation<Action> = { make: makeAction, parse: parseAction };
