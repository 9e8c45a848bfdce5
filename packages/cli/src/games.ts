import { GAMES, gameById } from '@fathom/games';
import { YOU, rulesFor } from '@fathom/kit';
import type { MatchRecord, Names, Playable, RecordedPlayer, Seat } from '@fathom/kit';
import { unusable } from './exit.ts';
import { list } from './help.ts';
import { didYouMean } from './nearest.ts';
import { printable } from './paint.ts';

/** Throws a Failure that says which games there are. */
export function knownGame(id: string): Playable {
  const game = gameById(id);
  if (game !== null) return game;
  const ids = GAMES.map((known) => known.id);
  const meant = didYouMean(id, ids);
  throw unusable(`unknown game "${id}"${meant === '' ? `; there are: ${ids.join(', ')}` : meant}`);
}

/** The rules a recorded match was played by. Others cannot tell whether it is sound. */
export function gameOf({ game: id, version }: MatchRecord): Playable {
  const { version: newest } = knownGame(id);
  const game = rulesFor(GAMES, id, version);
  if (game !== null) return game;
  throw unusable(`the match was played by ${id}@${version}; the rules here are ${id}@${newest}`);
}

/** What those at a table are called. null: nobody is the reader. */
export function namesFor(game: Playable, setup: unknown, reader: Seat | null): Names {
  const own = game.chairs(setup).find(({ seat }) => seat === reader)?.side;
  return {
    side: (side) => (side === own ? YOU : game.words.side(side)),
    seat: (seat) => (seat === reader ? YOU : seat),
  };
}

/** How actions are typed. */
export function typingText({ words: { typing } }: Playable): string {
  return typing.examples.length === 0 ? typing.title : list(typing.title, typing.examples);
}

export const matchText = (record: MatchRecord, gameName: string): string =>
  printable(
    `${gameName} (${record.game}@${record.version}), match ${record.match}, ${record.startedAt}\n` +
      record.players.map(playerText).join(', '),
  );

/** black: Ann; red: the bot "patient" */
const playerText = ({ seat, name, bot }: RecordedPlayer): string =>
  `${seat}: ${bot === null ? name : `the bot ${JSON.stringify(bot)}`}`;
