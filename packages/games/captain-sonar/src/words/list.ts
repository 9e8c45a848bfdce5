// For lists of matches, which show many games at once: no chart and nothing of the board comes with it.

const CHARTS: Readonly<Record<string, string>> = {
  'crumb-islands': 'The Crumbs',
  'lantern-atoll': 'Lantern Atoll',
  'needles-eye': "The Needle's Eye",
  'widows-teeth': "The Widow's Teeth",
  'old-mother-bank': 'Old Mother Bank',
  'sorrel-fjords': 'Sorrel Fjords',
  'millrace-whirl': 'Millrace Whirl',
  'kettle-ring': 'Kettle Ring',
  'hundred-lamps': 'Hundred Lamps',
  'long-narrows': 'The Long Narrows',
  'grimmel-fjords': 'Grimmel Fjords',
  saltmother: 'Saltmother',
  'broken-plates': 'Broken Plates',
  'two-sisters': 'Two Sisters Sound',
  custom: 'a custom chart',
};
const SCENARIOS: Readonly<Record<string, string>> = {
  ice: 'pack ice',
  minefield: 'minefield',
  decoy: 'decoys',
  salvage: 'salvage race',
};

/** What is played, in a few words: "turn by turn, The Crumbs, pack ice". */
export function listWords(options: Readonly<Record<string, unknown>>): string | null {
  const { mode, map, scenario, damage } = options;
  return [
    mode === 'realTime' ? 'in real time' : 'turn by turn',
    ...(typeof map === 'string' && map in CHARTS ? [CHARTS[map]] : []),
    ...(typeof scenario === 'string' && scenario in SCENARIOS ? [SCENARIOS[scenario]] : []),
    ...(damage === 1 ? ['sudden death'] : []),
  ].join(', ');
}
