import { refusalWords } from '@fathom/host';
import type { GameWords, Names, Refusal } from '@fathom/kit';
import type { GameClient, GameTable } from '../games/game-client.ts';
import { tableWords } from '../words/table.ts';

/** What those at a table are called in its game's sentences: "You" for the reader, otherwise their names. */
export const namesAt = (table: Pick<GameTable, 'nameOf' | 'nameOfSeat'>): Names => ({
  side: (side) => table.nameOf(side),
  seat: (seat) => table.nameOfSeat(seat),
});

type Speaker = Pick<GameClient, 'words' | 'narrate' | 'spoken'>;

/** One event for the log and the screen reader. null: not worth a line. */
export const eventLine = (client: Speaker, event: unknown, names: Names): string | null =>
  client.words === undefined ? client.narrate(event, names.side) : client.words.event(event, names);

export const eventLines = (
  client: Speaker,
  events: readonly unknown[],
  names: Names,
): readonly string[] =>
  events.map((event) => eventLine(client, event, names)).filter((line) => line !== null);

/** What a voice calls out of an event. null: nothing. */
export const spokenLine = (client: Speaker, event: unknown, names: Names): string | null =>
  client.words === undefined
    ? (client.spoken?.(event, names.side) ?? null)
    : client.words.spoken(event, names);

/** Why an input was not taken: in the game's words where its rules refused it, otherwise in the host's. */
export const refusalText = (
  words: Pick<GameWords, 'refusal'> | undefined,
  refusal: Refusal,
): string =>
  words?.refusal(refusal) ??
  tableWords.refusal(refusal.code) ??
  refusalWords(refusal) ??
  refusal.message;
