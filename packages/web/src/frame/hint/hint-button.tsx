import { onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../table/keys.tsx';
import { tableWords } from '../../words/table.ts';
import type { HintDesk } from './hint-desk.ts';

export const PANEL = 'hint-panel';
const BUTTON = 'hint-button';
const KEY = 'h';
const OWN_KEYS = 'input, textarea, select, dialog, [contenteditable]';

interface HintButtonProps {
  readonly desk: HintDesk;
}

/** Opens the hint, and closes it again. */
export function HintButton(props: HintButtonProps): JSX.Element {
  const isOpen = (): boolean => props.desk.hint().is !== 'closed';
  const toggle = (): void => (isOpen() ? closeHint(props.desk) : props.desk.ask());
  const press = (event: KeyboardEvent): void => {
    // The game comes first: what was begun there is called off by one Esc, and the hint by the next.
    if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() === KEY) toggle();
    else if (event.key === 'Escape' && isOpen()) closeHint(props.desk);
    else return;
    event.preventDefault();
  };
  onMount(() => window.addEventListener('keydown', press));
  onCleanup(() => window.removeEventListener('keydown', press));
  return (
    <button
      type="button"
      id={BUTTON}
      class="hint-button"
      aria-expanded={isOpen()}
      aria-controls={isOpen() ? PANEL : undefined}
      aria-keyshortcuts="H"
      onClick={toggle}
    >
      {tableWords.hint}
      <Key name={tableWords.hintKey} />
    </button>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/** What had the focus goes with the panel: the button that opened it takes it back. */
export function closeHint(desk: HintDesk): void {
  const hadFocus = document.getElementById(PANEL)?.contains(document.activeElement) === true;
  desk.close();
  if (hadFocus) document.getElementById(BUTTON)?.focus();
}
