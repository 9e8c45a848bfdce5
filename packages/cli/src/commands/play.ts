import { GAMES, gameById } from '@fathom/games';
import type { Outcome, Playable } from '@fathom/kit';
import { command } from '../command.ts';
import type { Command } from '../command.ts';
import { EXITS } from '../exit.ts';
import type { Exit } from '../exit.ts';
import { namesFor } from '../games.ts';
import { list } from '../help.ts';
import { newFile } from '../new-file.ts';
import type { NewFile } from '../new-file.ts';
import { openMatch } from '../play/local-match.ts';
import { optionTexts } from '../play/options.ts';
import { planMatch } from '../play/plan.ts';
import { playOut } from '../play/play-out.ts';
import type { Sitting } from '../play/sitting.ts';

export const play: Command = command({
  name: 'play',
  summary: 'Play a match against bots, here in the terminal.',
  operands: [
    { name: 'game', help: 'Which game (default: the first of the list).', optional: true },
  ],
  options: {
    level: { type: 'string', value: 'L', help: 'Which bot to meet (default: the first listed).' },
    seat: { type: 'string', value: 'S', help: 'Where you sit (default: the first seat).' },
    option: {
      type: 'string',
      value: 'NAME=VALUE',
      help: 'An option of the match; can be given several times.',
      multiple: true,
    },
    seed: { type: 'string', value: 'HEX', help: 'The luck of an earlier match once more.' },
    save: { type: 'string', value: 'FILE', help: 'Write the finished match there.' },
  },
  more: ([id]) => {
    const asked = id === undefined ? null : gameById(id);
    return (asked === null ? GAMES : [asked]).map(gameHelp).join('\n\n');
  },
  exits: [
    [EXITS.ok, 'The match was played, or you left it.'],
    [EXITS.failed, 'It was left unfinished, or could not be written, though --save asked for it.'],
    [EXITS.usage, 'Called wrongly.'],
    [EXITS.interrupted, 'Stopped by Ctrl-C.'],
  ],
  run: async ({ operands: [game = null], options }, terminal) => {
    const plan = planMatch({ game, ...options });
    const file = options.save === null ? null : await newFile(terminal.cwd, options.save);
    const match = openMatch(plan);
    const lines = terminal.lines();
    const sitting = { game: plan.game, match, terminal, lines };
    try {
      welcome(sitting, plan.level);
      const outcome = await playOut(sitting);
      return outcome === null ? leave(sitting, file) : await finish(sitting, outcome, file);
    } finally {
      lines.close();
    }
  },
});

function gameHelp(game: Playable): string {
  return [
    list(
      `${game.name} (${game.id}), bots:`,
      game.levels.map(({ level, name, summary }) => [level, `${name}: ${summary}`]),
    ),
    list(
      `${game.name} (${game.id}), options:`,
      optionTexts(game.setup).map(({ name, values, description }) => [
        `${name}=${values}`,
        description,
      ]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function welcome({ game, match, terminal }: Sitting, level: string): void {
  const others = match.seats.filter((seat) => seat !== match.seat);
  const { strong, faint } = terminal.paint;
  terminal.out(
    strong(`${game.name}: you are ${match.seat}; ${others.join(', ')}: bot "${level}".`),
  );
  terminal.out(faint(`The luck of this match is committed to: ${match.commitment}`));
  terminal.out('Type help for how to write actions, moves for what you can do now, quit to leave.');
}

function leave({ lines, terminal }: Sitting, file: NewFile | null): Exit {
  if (lines.interrupted()) return EXITS.interrupted;
  terminal.out('You left; the match is not finished.');
  if (file === null) return EXITS.ok;
  terminal.err('fathom play: an unfinished match is not saved');
  return EXITS.failed;
}

async function finish(sitting: Sitting, outcome: Outcome, file: NewFile | null): Promise<Exit> {
  const { game, match, terminal } = sitting;
  const { table, seats, seat } = match;
  terminal.out(`\n${game.words.board(table.view(seats))}\n`);
  const side = game.chairs(match.setup).find((chair) => chair.seat === seat)?.side;
  const won = side !== undefined && outcome.winners.includes(side);
  const { good, strong } = terminal.paint;
  const names = namesFor(game, match.setup, seat);
  terminal.out((won ? good : strong)(game.words.outcome(outcome, names)));
  if (file === null) return EXITS.ok;
  await file.write(`${JSON.stringify(match.record(outcome), null, 2)}\n`);
  terminal.out('The match is saved; "fathom verify" and "fathom replay" read it.');
  return EXITS.ok;
}
