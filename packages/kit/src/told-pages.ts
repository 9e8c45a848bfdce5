// Which of the things that an audience was told go into one message. It follows from what was told alone, so that it is the
// same after a restart and says nothing of anything else.

/** Messages whose events are told at once, and characters of them beyond which there are fewer; one is always told. */
export const MOST_TOLD: { readonly messages: number; readonly characters: number } = {
  messages: 200,
  characters: 48 * 1024,
};

/** All that was told, as far as it is at hand. */
interface ToldSoFar {
  readonly heard: readonly string[]; // the events of each message, JSON without brackets
  readonly forgotten: number; // of the first messages; those are not among `heard`
  readonly papers: readonly ToldPaper[]; // in order
}
/** A paper stands where it was last drawn: behind message n. */
interface ToldPaper {
  readonly n: number;
  readonly events: string;
}

/** The place in a list of messages from where on the latest are told, up to `end`. */
export function latestStart(heard: readonly string[], end: number = heard.length): number {
  const least = Math.max(0, end - MOST_TOLD.messages);
  let start = Math.max(0, end - 1);
  let size = heard[start]?.length ?? 0;
  while (start > least) {
    size += heard[start - 1]?.length ?? 0;
    if (size > MOST_TOLD.characters) break;
    start -= 1;
  }
  return start;
}

/** The fields of a Snapshot about events, with all papers since. */
export function latestFrom(told: ToldSoFar): string {
  const start = latestStart(told.heard);
  const earlier = told.forgotten + start;
  const events = `"events":[${eventsOf(told, { start, end: Infinity })}]`;
  return earlier === 0 ? events : `${events},"earlier":${earlier}`;
}

/** EarlierEvents as JSON. null: they are not at hand, or there is no such number. */
export function earlierPage(told: ToldSoFar, before: number): string | null {
  const end = before - told.forgotten;
  if (!Number.isInteger(before) || end <= 0 || end > told.heard.length) return null;
  const start = latestStart(told.heard, end);
  if (start === 0 && told.forgotten > 0) return null; // it may have to begin before what is at hand
  const events = eventsOf(told, { start, end });
  return `{"before":${before},"events":[${events}],"earlier":${told.forgotten + start}}`;
}

/** What was heard from one place to another, and the papers behind the messages there but the last. */
function eventsOf(
  { heard, forgotten, papers }: ToldSoFar,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  const texts: string[] = [];
  let from = start;
  for (const { n, events } of papers) {
    const place = n - forgotten;
    if (place < start || place >= end) continue;
    texts.push(...heard.slice(from, place), events);
    from = place;
  }
  return [...texts, ...heard.slice(from, end)].join(',');
}
