import { counted, verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable, Verification } from '@fathom/kit';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS } from '../exit.ts';
import type { Exit } from '../exit.ts';
import { gameOf, matchText, namesFor } from '../games.ts';
import { list } from '../help.ts';
import { printable } from '../paint.ts';
import { nameOf, readRecord } from '../record-file.ts';
import type { Terminal } from '../terminal.ts';

export const verify: Command = command({
  name: 'verify',
  summary: 'Check a finished match: its commitment, its luck, every line by the rules.',
  operands: [{ name: 'file', help: 'The record of a match; - reads the standard input.' }],
  options: {},
  exits: [
    [EXITS.ok, 'The record is sound.'],
    [EXITS.failed, 'It was altered; the first difference is named.'],
    [EXITS.usage, 'It cannot be read, or is of a game or version unknown here.'],
  ],
  run: async ({ operands: [file = ''] }, terminal) => {
    const record = await readRecord(file, terminal);
    const game = gameOf(record);
    terminal.out(`${nameOf(file)}: ${matchText(record, game.name)}`);
    return report({ game, record, verdict: verifyRecord(game, record) }, terminal);
  },
});

interface Verified {
  readonly game: Playable;
  readonly record: MatchRecord;
  readonly verdict: Verification;
}

function report({ game, record, verdict }: Verified, { out, err, paint }: Terminal): Exit {
  if (verdict.ok) {
    out(list('Recomputed and found equal:', checks(game, record)));
    out(`Fingerprint ${verdict.fingerprint}`);
    out(paint.good('The record is sound.'));
    return EXITS.ok;
  }
  out(paint.bad(`The record is not sound; ${verdict.where} is the first that differs.`));
  err(printable(`fathom verify: ${verdict.where}: ${verdict.problem}`));
  const recorded = recordedAt(record, verdict.where);
  if (recorded !== null)
    err(printable(`fathom verify: ${verdict.where} of the record is ${recorded}`));
  return EXITS.failed;
}

function checks(game: Playable, record: MatchRecord): readonly (readonly [string, string])[] {
  const { commitment, players, lines, outcome } = record;
  const given = players.filter((player) => player.contribution !== null).length;
  return [
    ['commitment', `${commitment} (compare it with the one shown before the match)`],
    ['match seed', `from the host seed and ${counted(given, 'contribution')} of players`],
    ['set-up', 'from the options and the match seed'],
    [counted(lines.length, 'line'), 'every input legal, every die and every event as it follows'],
    ['outcome', game.words.outcome(outcome, namesFor(game, record.setup, null))],
  ];
}

/** What the record itself says in that place, for the eye to compare. */
function recordedAt(record: MatchRecord, where: string): string | null {
  const number = /^line (\d+)$/.exec(where)?.[1];
  const line = record.lines[Number(number) - 1];
  if (line !== undefined) return JSON.stringify({ input: line.input, events: line.events });
  return where === 'outcome' ? JSON.stringify(record.outcome) : null;
}
