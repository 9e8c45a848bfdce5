import type { MatchRecord, Outcome, RecordedPlayer } from '@fathom/kit';
import { printable } from './printable.ts';

/** minesDestroyed → mines destroyed */
export const inWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

export function outcomeText({ winners, reason }: Outcome): string {
  if (winners.length === 0) return `A draw: ${inWords(reason)}.`;
  return `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}: ${inWords(reason)}.`;
}

/** black: Ann, red: the bot "patient" */
export const playersText = (players: readonly RecordedPlayer[]): string =>
  players.map((player) => `${player.seat}: ${playerText(player)}`).join(', ');

const playerText = ({ name, bot }: RecordedPlayer): string =>
  bot === null ? name : `the bot ${JSON.stringify(bot)}`;

export const matchText = (record: MatchRecord, gameName: string): string =>
  printable(
    `${gameName} (${record.game}@${record.version}), match ${record.match}, ${record.startedAt}\n` +
      playersText(record.players),
  );
