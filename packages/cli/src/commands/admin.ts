import process from 'node:process';
import type {
  StaffDone,
  StaffFound,
  StaffLog,
  StaffReports,
  StaffRequest,
} from '@fathom/protocol/staff';
import { parseDuration } from '../admin/duration.ts';
import { openStaffLine } from '../admin/staff-line.ts';
import { actText, doneText, foundText, reportText } from '../admin/staff-text.ts';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS, unusable } from '../exit.ts';
import type { Exit } from '../exit.ts';
import { list } from '../help.ts';
import { didYouMean } from '../nearest.ts';
import { printable } from '../paint.ts';
import type { Terminal } from '../terminal.ts';

interface Given {
  readonly operands: readonly string[];
  readonly as: string | null;
  readonly why: string | null;
  readonly for: string | null;
  readonly limit: string | null;
  readonly all: boolean;
  readonly dryRun: boolean;
}
interface Errand {
  readonly takes: readonly string[]; // its operands
  readonly help: string;
  readonly request: (given: Given) => StaffRequest;
  readonly show: (answer: unknown, terminal: Terminal) => string;
}

const WHO = 'who';
const done = (answer: unknown): string => doneText(answer as StaffDone);

/** Every deed needs a reason. */
function deed({ as, why, dryRun }: Given): { why: string; as?: string; dryRun: boolean } {
  if (why === null || why.trim() === '')
    throw unusable('--why: say why, as it will stand in the log');
  return { why, dryRun, ...(as !== null && { as }) };
}
function limitOf({ limit }: Given): number {
  const count = Number(limit ?? '50');
  if (!Number.isInteger(count) || count < 1 || count > 500)
    throw unusable(`--limit: expected a number from 1 to 500, got "${limit ?? ''}"`);
  return count;
}
function millisOf(given: Given): number | null {
  if (given.for === null) throw unusable('--for: say for how long, such as 12h, 3d or 2w, or ever');
  return parseDuration(given.for);
}
const toPerson = (kind: 'unmute' | 'unban' | 'erase', help: string): Errand => ({
  takes: [WHO],
  help,
  request: (given) => ({ do: kind, who: given.operands[0] ?? '', ...deed(given) }),
  show: done,
});
const restricting = (kind: 'mute' | 'ban', help: string): Errand => ({
  takes: [WHO],
  help,
  request: (given) => ({
    do: kind,
    who: given.operands[0] ?? '',
    millis: millisOf(given),
    ...deed(given),
  }),
  show: done,
});

const ERRANDS: Readonly<Record<string, Errand>> = {
  find: {
    takes: ['text'],
    help: 'People by name or a part of it, a match by its id, one person by any way to name them.',
    request: ({ operands: [text = ''] }) => ({ do: 'find', text }),
    show: (answer, { paint }) => foundText(answer as StaffFound, paint),
  },
  reports: {
    takes: [],
    help: 'Reports that are open, the oldest first; with --all the last of all.',
    request: (given) => ({ do: 'reports', all: given.all, limit: limitOf(given) }),
    show: (answer, { paint }) => {
      const { reports } = answer as StaffReports;
      if (reports.length === 0) return 'There are no reports.';
      return reports.map((report) => reportText(report, paint)).join('\n\n');
    },
  },
  settle: {
    takes: ['report'],
    help: 'A report has been dealt with.',
    request: (given) => ({ do: 'settle', report: given.operands[0] ?? '', ...deed(given) }),
    show: done,
  },
  rename: {
    takes: [WHO, 'name'],
    help: 'Give somebody another name.',
    request: (given) => {
      const [who = '', name = ''] = given.operands;
      return { do: 'rename', who, name, ...deed(given) };
    },
    show: done,
  },
  mute: restricting('mute', 'No chat, --for a time or ever.'),
  unmute: toPerson('unmute', 'They may chat again.'),
  ban: restricting(
    'ban',
    'No playing, no seats, no matches, no chat, --for a time or ever; they may still read, export and delete.',
  ),
  unban: toPerson('unban', 'They may play again.'),
  close: {
    takes: ['match'],
    help: 'End a match without a result; everybody at it is told.',
    request: (given) => ({ do: 'close', match: given.operands[0] ?? '', ...deed(given) }),
    show: done,
  },
  erase: toPerson('erase', 'Delete account and name, and show nothing they said. For good.'),
  log: {
    takes: [],
    help: 'What staff have done, the latest first.',
    request: (given) => ({ do: 'log', limit: limitOf(given) }),
    show: (answer) => {
      const { acts } = answer as StaffLog;
      return acts.length === 0 ? 'Nothing was done yet.' : acts.map(actText).join('\n');
    },
  },
};

export const admin: Command = command({
  name: 'admin',
  summary: 'Look after the people of a running server: find, rename, mute, ban, close, erase.',
  operands: [
    { name: 'errand', help: 'What to do; see below.' },
    { name: 'what', help: 'To whom or what; see below.', optional: true, several: true },
  ],
  options: {
    why: { type: 'string', value: 'TEXT', help: 'The reason, for the log. All changes need one.' },
    for: { type: 'string', value: 'TIME', help: 'Of a mute or ban: 30m, 12h, 3d, 2w, or ever.' },
    as: { type: 'string', value: 'NAME', help: 'Who does it; the name of the key otherwise.' },
    'dry-run': { type: 'boolean', help: 'Only say what would be done.' },
    all: { type: 'boolean', help: 'Reports that were settled, too.' },
    limit: { type: 'string', value: 'N', help: 'Of reports and log: at most so many (50).' },
    json: { type: 'boolean', help: 'The answer as one line of JSON.' },
    server: {
      type: 'string',
      value: 'URL',
      help: 'Where the figures of the server are; http://127.0.0.1 with FATHOM_METRICS_PORT otherwise.',
    },
    key: {
      type: 'string',
      value: 'FILE',
      help: 'The key; FATHOM_STAFF_KEY or staff.key in the data folder (FATHOM_DATA) otherwise.',
    },
  },
  exits: [
    [EXITS.ok, 'Done, or found.'],
    [EXITS.failed, 'The server does not answer, or it cannot be done.'],
    [EXITS.usage, 'Called wrongly, or with the wrong key.'],
  ],
  more: () =>
    [
      list(
        'Errands:',
        Object.entries(ERRANDS).map(([name, { takes, help }]) => [
          [name, ...takes.map((operand) => `<${operand}>`)].join(' '),
          help,
        ]),
      ),
      list('People are named by:', [
        ['p-0123456789abcdef', 'as "find" shows them'],
        ['@name', 'the name of an account'],
        ['match/seat', 'who sits there, such as k7m2p9qx/red'],
        ['report:id', 'whom a report is about'],
      ]),
    ].join('\n\n'),
  run: async ({ operands: [name = '', ...operands], options }, terminal) => {
    const errand = errandOf(name);
    const request = errand.request({
      operands: checkOperands(name, errand, operands),
      as: options.as,
      why: options.why,
      for: options.for,
      limit: options.limit,
      all: options.all,
      dryRun: options['dry-run'],
    });
    const line = await openStaffLine({
      server: options.server,
      keyFile: options.key,
      cwd: terminal.cwd,
      env: process.env,
    });
    return tell(await line.ask(request), { errand, json: options.json }, terminal);
  },
});

function errandOf(name: string): Errand {
  const errand = Object.hasOwn(ERRANDS, name) ? ERRANDS[name] : undefined;
  if (errand !== undefined) return errand;
  const meant = didYouMean(name, Object.keys(ERRANDS));
  throw unusable(
    `unknown errand "${name}"${meant === '' ? ' (see "fathom admin --help")' : meant}`,
  );
}

function checkOperands(
  name: string,
  { takes }: Errand,
  given: readonly string[],
): readonly string[] {
  const missing = takes[given.length];
  if (missing !== undefined) throw unusable(`${name}: missing <${missing}>`);
  const extra = given[takes.length];
  if (extra !== undefined) throw unusable(`${name}: unexpected argument "${extra}"`);
  return given;
}

interface Telling {
  readonly errand: Errand;
  readonly json: boolean;
}
function tell(answer: unknown, { errand, json }: Telling, terminal: Terminal): Exit {
  terminal.out(json ? JSON.stringify(answer) : errand.show(harmless(answer), terminal));
  return EXITS.ok;
}

/** Names and words of people must not steer the terminal. */
const harmless = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_name, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  );
