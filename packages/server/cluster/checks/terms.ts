import type { Evidence, LoggedRow } from './evidence.ts';

interface PlayedRow {
  readonly type: string;
  readonly input?: { readonly type: string; readonly seat?: string; readonly reason?: string };
}

/** At no time do two nodes act for one match: terms never go back, and what bots and time did has one. */
export function termFaults({ logs, matches, memory }: Evidence): readonly string[] {
  const terms = new Map(matches.map(({ id, term }) => [id, term]));
  return [...logs].flatMap(([match, rows]) =>
    fallingTerms(rows, terms.get(match) ?? 0).concat(
      missingTerms(rows, new Set(memory.begun.get(match)?.bots)),
    ),
  );
}

function fallingTerms(rows: readonly LoggedRow[], most: number): readonly string[] {
  const faults: string[] = [];
  let last = 0;
  for (const { match, seq, term } of rows) {
    if (term === null) continue;
    if (term < last) faults.push(`${match} ${seq}: a row of term ${term} behind one of ${last}`);
    if (term > most) faults.push(`${match} ${seq}: a row of term ${term}, and there were ${most}`);
    last = Math.max(last, term);
  }
  return faults;
}

function missingTerms(rows: readonly LoggedRow[], bots: ReadonlySet<string>): readonly string[] {
  return rows.flatMap(({ match, seq, row, term }) => {
    const { input } = JSON.parse(row) as PlayedRow;
    if (term !== null || input === undefined) return [];
    const isOfKeeper =
      input.type === 'tick' || (input.type === 'act' && bots.has(input.seat ?? ''));
    return isOfKeeper ? [`${match} ${seq}: ${input.type} without a term`] : [];
  });
}

/** A keeper is followed by another only with a new term, and only once it has let go or its life is over. */
export function keeperFaults({ keepings }: Evidence): readonly string[] {
  const faults: string[] = [];
  const latest = new Map<string, { readonly term: number; readonly keeper: string | null }>();
  for (const { match, term, keeper, before, beforeLives } of keepings) {
    const known = latest.get(match);
    if (known !== undefined && term < known.term)
      faults.push(`${match}: term ${term} came after ${known.term}`);
    if (known !== undefined && keeper !== null && term === known.term && keeper !== known.keeper)
      faults.push(`${match}: ${keeper} keeps it in term ${term}, as did ${known.keeper}`);
    if (keeper !== null && before !== null && before !== keeper && beforeLives)
      faults.push(`${match}: ${keeper} took it from ${before}, who lives`);
    latest.set(match, { term, keeper });
  }
  return faults;
}

/** Nobody who always plays on at once runs out of time, whatever fails. */
export function timeFaults({ logs }: Evidence): readonly string[] {
  return [...logs.values()].flat().flatMap(({ match, seq, row }) => {
    const { input } = JSON.parse(row) as PlayedRow;
    return input?.type === 'forfeit' && input.reason === 'time'
      ? [`${match} ${seq}: ${input.seat} ran out of time`]
      : [];
  });
}
