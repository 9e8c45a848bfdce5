import type { Evidence, LoggedRow } from './evidence.ts';

interface Place {
  readonly match: string;
  readonly seq: number;
}
const TAKEN = new Set(['played', 'chatted']);

/** Where each input is in the logs, by its id. */
function placesOf(logs: Evidence['logs']): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const rows of logs.values())
    for (const { match, seq, row } of rows) {
      const { id, type } = JSON.parse(row) as { id?: string | null; type: string };
      if (!TAKEN.has(type) || typeof id !== 'string') continue;
      const known = places.get(id);
      if (known === undefined) places.set(id, [{ match, seq }]);
      else known.push({ match, seq });
    }
  return places;
}

/** Every acknowledged input is in the log of its match, once; and nothing is there that nobody sent. */
export function inputFaults({ logs, memory }: Evidence): readonly string[] {
  const places = placesOf(logs);
  const faults: string[] = [];
  for (const { id, match, acknowledgedAt } of memory.inputs.values())
    if (acknowledgedAt !== null && !places.get(id)?.some((place) => place.match === match))
      faults.push(`acknowledged, and not in the log: ${id} of ${match}`);
  for (const [id, found] of places) {
    const where = found.map(({ match, seq }) => `${match} ${seq}`).join(', ');
    if (found.length > 1) faults.push(`in the log more than once: ${id} at ${where}`);
    if (!memory.inputs.has(id) && !memory.wishes.has(id))
      faults.push(`in the log, and nobody sent it: ${id} at ${where}`);
  }
  return faults;
}

/** What was acknowledged before something else was sent comes before it in the log. */
export function orderFaults({ logs, memory }: Evidence): readonly string[] {
  const places = placesOf(logs);
  const faults: string[] = [];
  const inputs = [...memory.inputs.values()].flatMap((input) => {
    const [place] = places.get(input.id) ?? [];
    return place === undefined ? [] : [{ ...input, seq: place.seq }];
  });
  for (const [match, ofMatch] of Map.groupBy(inputs, (input) => input.match)) {
    const bySending = ofMatch.toSorted((a, b) => a.sentAt - b.sentAt);
    const byAnswer = ofMatch
      .flatMap(({ acknowledgedAt: at, ...rest }) => (at === null ? [] : [{ ...rest, at }]))
      .toSorted((a, b) => a.at - b.at);
    let next = 0;
    let last = { id: '', seq: -1 }; // the furthest in the log of those acknowledged so far
    for (const { id, seq, sentAt } of bySending) {
      for (; (byAnswer[next]?.at ?? Infinity) < sentAt; next++) {
        const answered = byAnswer[next];
        if (answered !== undefined && answered.seq > last.seq) last = answered;
      }
      if (seq < last.seq)
        faults.push(
          `${match}: ${last.id} was acknowledged before ${id} was sent, and is behind it`,
        );
    }
  }
  return faults;
}

/** The numbers of a log are 0, 1, 2, … */
export const gapFaults = ({ logs }: Evidence): readonly string[] =>
  [...logs].flatMap(([match, rows]) => (isWhole(rows) ? [] : [`${match} has gaps`]));

const isWhole = (rows: readonly LoggedRow[]): boolean => rows.every(({ seq }, i) => seq === i);
