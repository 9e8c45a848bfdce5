import { createEffect, createSignal, onCleanup } from 'solid-js';
import { appWords } from '../words/app.ts';

interface ShownTitle {
  readonly text: () => string;
}

// Of the pages and parts that have one, the last to come is shown.
const [titles, setTitles] = createSignal<readonly ShownTitle[]>([]);

/** What stands on the tab, for as long as the component lives that calls it. */
export function showTitle(text: () => string): void {
  const title: ShownTitle = { text };
  setTitles((before) => [...before, title]);
  onCleanup(() => setTitles((before) => before.filter((other) => other !== title)));
}

// What stands before the title, for those who look elsewhere.
const [notes, setNotes] = createSignal<readonly TitleNote[]>([]);

/** Something new on the page that nobody has looked at yet; null: nothing. */
type TitleNote = () => string | null;

/** Puts a note before the title, as long as there is one and the component lives that calls it. */
export function noteInTitle(note: TitleNote): void {
  setNotes((before) => [...before, note]);
  onCleanup(() => setNotes((before) => before.filter((other) => other !== note)));
}

/** Keeps the tab up to date: with how many matches wait for this person, whatever page it is. */
export function followTitle(usual: () => string, turns: () => number): void {
  createEffect(() => {
    const title = appWords.title(titles().at(-1)?.text() ?? usual(), turns());
    document.title = [...notes().flatMap((note) => note() ?? []), title].join(appWords.separator);
  });
}
