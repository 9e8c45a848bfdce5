import { verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable } from '@fathom/kit';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS, failed, unusable } from '../exit.ts';
import type { Exit } from '../exit.ts';
import { gameOf } from '../game-of-record.ts';
import { textOf } from '../games/texts.ts';
import { matchText, outcomeText } from '../outcome-text.ts';
import { STANDARD_INPUT, readRecord } from '../record-file.ts';
import { moments } from '../replay/moments.ts';
import type { Moment } from '../replay/moments.ts';
import { parseViewer } from '../replay/viewer.ts';
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
    const told = moments({ game, record, viewer }).filter(({ line }) => line >= from);
    if (options.json) return tellJson(told, terminal);
    const tale = { game, record, told };
    return options.step ? await step(tale, terminal) : tell(tale, terminal);
  },
});

interface Tale {
  readonly game: Playable;
  readonly record: MatchRecord;
  readonly told: readonly Moment[];
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

function tellJson(told: readonly Moment[], { out }: Terminal): Exit {
  for (const moment of told) out(JSON.stringify(moment));
  return EXITS.ok;
}

function tell({ game, record, told }: Tale, { out, paint }: Terminal): Exit {
  out(`${matchText(record, game.name)}\n`);
  for (const moment of told) out(`${momentText(game, moment, paint.strong)}\n`);
  out(paint.strong(outcomeText(record.outcome)));
  return EXITS.ok;
}

async function step({ game, record, told }: Tale, terminal: Terminal): Promise<Exit> {
  const { out, paint } = terminal;
  const lines = terminal.lines();
  try {
    out(`${matchText(record, game.name)}\n`);
    for (const moment of told) {
      out(momentText(game, moment, paint.strong));
      const answer = await lines.ask(paint.faint('Enter goes on, q stops: '));
      if (lines.interrupted()) return EXITS.interrupted;
      if (answer === null || answer.trim().toLowerCase() === 'q') return EXITS.ok;
    }
    out(paint.strong(outcomeText(record.outcome)));
    return EXITS.ok;
  } finally {
    lines.close();
  }
}

function momentText(game: Playable, moment: Moment, strong: (text: string) => string): string {
  const { draw, describe } = textOf(game);
  const heading = moment.line === 0 ? 'Start' : `Line ${moment.line}, ${clock(moment.at)}`;
  const told = moment.events.map(describe).filter((line) => line !== null);
  return [strong(heading), ...told, draw(moment.view)].join('\n');
}

/** 83 000 → 1:23 */
function clock(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
