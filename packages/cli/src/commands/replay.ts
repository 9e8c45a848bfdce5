import { recordSteps, verifyRecord } from '@fathom/kit';
import type { Chair, MatchRecord, Playable, RecordStep, Viewer } from '@fathom/kit';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS, failed, unusable } from '../exit.ts';
import type { Exit } from '../exit.ts';
import { gameOf, matchText, namesFor } from '../games.ts';
import { STANDARD_INPUT, readRecord } from '../record-file.ts';
import type { Terminal } from '../terminal.ts';

export const replay: Command = command({
  name: 'replay',
  summary: 'Tell a finished match line by line, as any of its players saw it.',
  operands: [{ name: 'file', help: 'The record of a match; - reads the standard input.' }],
  options: {
    as: {
      type: 'string',
      value: 'WHO',
      help: 'Whose knowledge to show: a seat, several with commas, spectator, or all (default).',
    },
    from: { type: 'string', value: 'N', help: 'Begin with line N; 0, the start, is the default.' },
    step: { type: 'boolean', help: 'Wait for Enter after each line; q stops.' },
    json: { type: 'boolean', help: 'One JSON object a line: line, at, events, view.' },
  },
  exits: [
    [EXITS.ok, 'The match was told, or stopped at your wish.'],
    [EXITS.failed, 'The record was altered; "fathom verify" says where.'],
    [EXITS.usage, 'Called wrongly, or the record cannot be read.'],
    [EXITS.interrupted, 'Stopped by Ctrl-C.'],
  ],
  run: async ({ operands: [file = ''], options }, terminal) => {
    if (options.step && (options.json || file === STANDARD_INPUT))
      throw unusable('--step needs the keyboard: it goes with neither --json nor "-"');
    const record = await readRecord(file, terminal);
    const game = soundGame(record);
    const viewer = parseViewer(options.as ?? 'all', game.chairs(record.setup));
    const from = parseLine(options.from ?? '0', record.lines.length);
    // Lines of which the viewer heard nothing are left out; the others keep their numbers.
    const steps = recordSteps(game, record, viewer).filter(
      ({ line, events }) => line >= from && (line === 0 || events.length > 0),
    );
    if (options.json) return tellJson(steps, terminal);
    const replayed = { game, record, steps };
    return options.step ? await tellByStep(replayed, terminal) : tellAll(replayed, terminal);
  },
});

interface Replay {
  readonly game: Playable;
  readonly record: MatchRecord;
  readonly steps: readonly RecordStep[];
}

/** "black", "red.captain,red.engineer", "spectator" or "all". */
function parseViewer(text: string, chairs: readonly Chair[]): Viewer {
  const seats = chairs.map((chair) => chair.seat);
  if (text === 'all') return seats;
  if (text === 'spectator') return [];
  const named = new Set(
    text.split(',').map((name) => {
      const seat = seats.find((known) => known === name.trim());
      if (seat === undefined)
        throw unusable(`--as: nobody is "${name}"; there are: ${seats.join(', ')}, spectator, all`);
      return seat;
    }),
  );
  return seats.filter((seat) => named.has(seat));
}

/** A record that was tampered with is not told: its events need not make sense together. */
function soundGame(record: MatchRecord): Playable {
  const game = gameOf(record);
  const verdict = verifyRecord(game, record);
  if (!verdict.ok) throw failed(`the record is not sound: ${verdict.where}: ${verdict.problem}`);
  return game;
}

function parseLine(text: string, last: number): number {
  const line = Number(text);
  if (!/^\d+$/.test(text) || line > last)
    throw unusable(`--from: expected a line from 0 to ${last}, got "${text}"`);
  return line;
}

function tellJson(steps: readonly RecordStep[], { out }: Terminal): Exit {
  for (const step of steps) out(JSON.stringify(step));
  return EXITS.ok;
}

function tellAll(replayed: Replay, { out, paint }: Terminal): Exit {
  out(`${matchText(replayed.record, replayed.game.name)}\n`);
  for (const step of replayed.steps) out(`${stepText(replayed, step, paint.strong)}\n`);
  out(paint.strong(outcomeText(replayed)));
  return EXITS.ok;
}

async function tellByStep(replayed: Replay, terminal: Terminal): Promise<Exit> {
  const { out, paint } = terminal;
  const lines = terminal.lines();
  try {
    out(`${matchText(replayed.record, replayed.game.name)}\n`);
    for (const step of replayed.steps) {
      out(stepText(replayed, step, paint.strong));
      const answer = await lines.ask(paint.faint('Enter goes on, q stops: '));
      if (lines.interrupted()) return EXITS.interrupted;
      if (answer === null || answer.trim().toLowerCase() === 'q') return EXITS.ok;
    }
    out(paint.strong(outcomeText(replayed)));
    return EXITS.ok;
  } finally {
    lines.close();
  }
}

function stepText(
  { game, record }: Replay,
  { line, at, events, view }: RecordStep,
  strong: (text: string) => string,
): string {
  const names = namesFor(game, record.setup, null);
  const heading = line === 0 ? 'Start' : `Line ${line}, ${clock(at)}`;
  const told = events
    .map((event) => game.words.event(event, names))
    .filter((text) => text !== null);
  return [strong(heading), ...told, game.words.board(view)].join('\n');
}

const outcomeText = ({ game, record }: Replay): string =>
  game.words.outcome(record.outcome, namesFor(game, record.setup, null));

/** 83 000 → 1:23 */
function clock(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
