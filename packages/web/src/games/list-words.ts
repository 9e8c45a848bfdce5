/** What is played with these options, in a few words for a list; null: there is nothing to add. */
export async function listWords(game: string, options: unknown): Promise<string | null> {
  try {
    const { wordsInList } = await import('@fathom/games/list-words');
    return wordsInList(game, options);
  } catch {
    return null; // a list does without
  }
}
