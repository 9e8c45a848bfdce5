import type { ClientWords, Names, Refusal } from '@fathom/kit';
import type { GameClient, GameTable } from '../games/game-client.ts';
import { tableWords } from '../words/table.ts';

/** What those at a table are called in its game's sentences: "You" for the reader, otherwise their names. */
export const namesAt = (table: Pick<GameTable, 'nameOf' | 'nameOfSeat'>): Names => ({
  side: (side) => table.nameOf(side),
  seat: (seat) => table.nameOfSeat(seat),
});

/** Events for the log and the screen reader, those worth a line. */
export const eventLines = (
  { words }: Pick<GameClient, 'words'>,
  events: readonly unknown[],
  names: Names,
): readonly string[] =>
  events.map((event) => words.event(event, names)).filter((line) => line !== null);

/** Why an input was not taken: in the game's words where its rules refused it, otherwise in the host's. */
export async function refusalText(
  words: Pick<ClientWords, 'refusal'> | undefined,
  refusal: Refusal,
): Promise<string> {
  const own = (await unlessItFails(words?.refusal(refusal))) ?? tableWords.refusal(refusal.code);
  return own ?? (await unlessItFails(hostWords(refusal))) ?? refusal.code;
}

/** Boards let nobody do what the host would refuse, so its words are fetched when they are needed after all. */
async function hostWords(refusal: Refusal): Promise<string | null> {
  const { refusalWords } = await import('@fathom/host/words');
  return refusalWords(refusal);
}

const unlessItFails = async (
  words: string | null | undefined | Promise<string | null>,
): Promise<string | null> => {
  try {
    return (await words) ?? null;
  } catch {
    return null;
  }
};
