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
import { optionTexts } from '../play/options.ts';
import { planMatch } from '../play/plan.ts';
import { playOut } from '../play/play-out.ts';
import { drawBoard, openSession } from '../play/session.ts';
import type { Session } from '../play/session.ts';

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
    const session = await openSession(plan, terminal);
    try {
      welcome(session, plan.level);
      const outcome = await playOut(session);
      return outcome === null ? leave(session, file) : await finish(session, outcome, file);
    } finally {
      session.lines.close();
      await session.match.stop();
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
      optionTexts(game).map(({ name, values, description }) => [`${name}=${values}`, description]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function welcome({ match, terminal }: Session, level: string): void {
  const { game } = match;
  const others = match.seats
    .filter((seat) => seat !== match.seat)
    .map((seat) => `${seat}: ${match.nameAt(seat)}`);
  const kind = others.length === 1 ? 'a bot' : 'bots';
  const { strong, faint } = terminal.paint;
  terminal.out(
    strong(`${game.name}: you are ${match.seat}; ${others.join(', ')} (${kind}, ${level}).`),
  );
  terminal.out(faint(`The luck of this match is committed to: ${match.commitment}`));
  terminal.out('Type help for how to write actions, moves for what you can do now, quit to leave.');
}

function leave({ lines, terminal }: Session, file: NewFile | null): Exit {
  if (lines.interrupted()) return EXITS.interrupted;
  terminal.out('You left; the match is not finished.');
  if (file === null) return EXITS.ok;
  terminal.err('fathom play: an unfinished match is not saved');
  return EXITS.failed;
}

async function finish(session: Session, outcome: Outcome, file: NewFile | null): Promise<Exit> {
  const { match, terminal } = session;
  const { game, seat } = match;
  drawBoard(session); // everything is open now
  const side = game.chairs(match.setup).find((chair) => chair.seat === seat)?.side;
  const won = side !== undefined && outcome.winners.includes(side);
  const { good, strong } = terminal.paint;
  const names = namesFor(game, match.setup, seat);
  terminal.out((won ? good : strong)(game.words.outcome(outcome, names)));
  if (file === null) return EXITS.ok;
  await file.write(`${JSON.stringify(match.record(), null, 2)}\n`);
  terminal.out('The match is saved; "fathom verify" and "fathom replay" read it.');
  return EXITS.ok;
}
