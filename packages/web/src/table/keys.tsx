import { onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';

/** The key that does the same as the button it stands in. */
export function Key(props: { readonly name: string }): JSX.Element {
  return <kbd aria-hidden="true">{props.name}</kbd>;
}

interface KeyParts {
  /** Acts on a key; whether it did. */
  readonly take: (key: string, event: KeyboardEvent) => boolean;
  /** What has the focus and keeps its keys, as a selector; fields of text and dialogs unless said. */
  readonly keepers?: string;
  readonly repeating?: readonly string[]; // keys that may be held down
  readonly withShift?: 'taken' | 'left'; // 'taken' unless said
}

const KEEPERS = 'input, textarea, select, dialog';

/** One key for everything that has a button, wherever the focus is on the page. */
export function listenForKeys(parts: KeyParts): void {
  const press = (event: KeyboardEvent): void => {
    if (!isMeantForOthers(event, parts) && parts.take(event.key, event)) event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}

function isMeantForOthers(event: KeyboardEvent, parts: KeyParts): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.shiftKey && parts.withShift === 'left') return true;
  if (event.repeat && parts.repeating?.includes(event.key) !== true) return true;
  const { target } = event;
  return target instanceof Element && target.closest(parts.keepers ?? KEEPERS) !== null;
}
