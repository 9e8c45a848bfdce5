// For lists of matches, which show many games at once: no map and nothing of the board comes with it.

const CONTENTS: Readonly<Record<string, string>> = {
  greatLake: 'The Great Lake',
  hollowSound: 'The Hollow Sound',
};

/** What is played, in a few words: "The Great Lake, an extra round". */
export function listWords(options: Readonly<Record<string, unknown>>): string | null {
  const { content, research, extraRound, phaseSeconds } = options;
  return [
    ...(typeof content === 'string' && content in CONTENTS ? [CONTENTS[content]] : []),
    ...(research === 'turnOrder' ? ['research in turn order'] : []),
    ...(extraRound === true ? ['an extra round'] : []),
    ...(typeof phaseSeconds === 'number' && phaseSeconds > 0 ? [`${phaseSeconds} s a phase`] : []),
  ].join(', ');
}
