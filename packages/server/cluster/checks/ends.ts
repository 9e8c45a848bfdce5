import type { Evidence } from './evidence.ts';

/** Every match that was begun is over in the log, and its players know it. */
export function endFaults({ matches, memory }: Evidence): readonly string[] {
  const statuses = new Map(matches.map(({ id, status }) => [id, status]));
  return [...memory.begun.keys()].flatMap((match) => {
    const status = statuses.get(match) ?? 'unknown';
    if (status !== 'finished') return [`${match} has not ended: it is ${status}`];
    return memory.finished.has(match) ? [] : [`${match} has ended, and its players wait`];
  });
}

const POKE = /^fathom\.(?:rows|papers|people|hurry|keeper)\.([0-9a-z]+)$/;
/** Whose list has changed, by a keyed hash; or that something about people has. */
const PERSON = /^fathom\.(?:own\.[0-9a-f]{32}|changes\.everybody)$/;
const NUMBER = /^\d{1,15}$/;

/** Nothing was on the bus but ids of matches and numbers. */
export function busFaults({ overheard, matches }: Evidence): readonly string[] {
  const known = new Set(matches.map(({ id }) => id));
  const isPoke = (subject: string): boolean => known.has(POKE.exec(subject)?.[1] ?? '');
  return [...overheard].flatMap(({ subject, text, hasMore }) =>
    (isPoke(subject) || PERSON.test(subject)) && NUMBER.test(text) && !hasMore
      ? []
      : [`on the bus: ${subject} ${text.slice(0, 80)}`],
  );
}
