const USUAL_LIMIT = 200; // turns

/** What is played, in a few words; null: by the usual rules. */
export function listWords(options: Readonly<Record<string, unknown>>): string | null {
  const { allowPass, duplicates, occlusion, turnLimit, assist } = options;
  const special = [
    ...(assist === 'candidates' ? ['aids: candidates'] : []),
    ...(assist === 'none' ? ['no aids'] : []),
    ...(allowPass === true ? ['passing allowed'] : []),
    ...(duplicates === 'merge' ? ['equal pings merged'] : []),
    ...(occlusion === 'path' ? ['mines hide each other on paths'] : []),
    ...(typeof turnLimit === 'number' && turnLimit !== USUAL_LIMIT ? [`${turnLimit} turns`] : []),
  ];
  return special.length === 0 ? null : special.join(', ');
}
