// For lists of matches, which show many games at once: no chart and nothing of the board comes with it.

const CHARTS: Readonly<Record<string, string>> = {
  'heron-lake': 'Heron Lake',
  'kittiwake-reef': 'Kittiwake Reef',
  'ropewalk-harbour': 'Ropewalk Harbour',
  generated: 'new waters',
  custom: 'their own chart',
};

/** What is played, in a few words: "Heron Lake, 5 days". */
export function listWords(options: Readonly<Record<string, unknown>>): string | null {
  const { map, daily, placement, maxDays, players } = options;
  if (typeof daily === 'string' && daily !== '') return `the dive of ${daily}`;
  return [
    ...(players === 3 || players === 4 ? [`${players} divers`] : []),
    ...(typeof map === 'string' && map in CHARTS ? [CHARTS[map]] : []),
    ...(placement === 'alternate' ? ['markers laid by hand'] : []),
    ...(typeof maxDays === 'number' ? [maxDays === 1 ? '1 day' : `${maxDays} days`] : []),
  ].join(', ');
}
