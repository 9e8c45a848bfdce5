import { onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';

/** The key that does the same as the button it stands in. */
export function Key(props: { readonly name: string }): JSX.Element {
  return <kbd aria-hidden="true">{props.name}</kbd>;
}

/** Keys and what they do, for the list of all keys. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyParts {
  /** Acts on a key; whether it did. */
  readonly take: (key: string, event: KeyboardEvent) => boolean;
  /** What has the focus and keeps its keys, as a selector; fields of text and dialogs unless said. */
  readonly keepers?: string;
  readonly repeating?: readonly string[]; // keys that may be held down
  readonly withShift?: 'taken' | 'left'; // 'taken' unless said
  /** What they do, for the list of all keys. A key that stands in its button is listed without it. */
  readonly help?: () => readonly KeyHelp[];
}

const declared = new Set<() => readonly KeyHelp[]>();

/** What all that listen now say of their keys. */
export const declaredKeys = (): readonly KeyHelp[] => [...declared].flatMap((help) => help());

const KEEPERS = 'input, textarea, select, dialog';

/** One key for everything that has a button, wherever the focus is on the page. */
export function listenForKeys(parts: KeyParts): void {
  const press = (event: KeyboardEvent): void => {
    if (!isMeantForOthers(event, parts) && parts.take(event.key, event)) event.preventDefault();
  };
  const { help } = parts;
  onMount(() => {
    document.addEventListener('keydown', press);
    if (help !== undefined) declared.add(help);
  });
  onCleanup(() => {
    document.removeEventListener('keydown', press);
    if (help !== undefined) declared.delete(help);
  });
}

function isMeantForOthers(event: KeyboardEvent, parts: KeyParts): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.shiftKey && parts.withShift === 'left') return true;
  if (event.repeat && parts.repeating?.includes(event.key) !== true) return true;
  const { target } = event;
  return target instanceof Element && target.closest(parts.keepers ?? KEEPERS) !== null;
}
