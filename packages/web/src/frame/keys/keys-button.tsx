import type { JSX } from 'solid-js';
import { Key, listenForKeys } from '../../table/keys.tsx';
import { keyWords } from '../../words/table.ts';
import { laterParts } from '../parts.ts';

/** Opens the list of all keys; so does `?`. Few ever look, so the list is fetched for them alone. */
export function KeysButton(): JSX.Element {
  listenForKeys({
    take: (key) => {
      if (key === '?') open();
      return key === '?';
    },
    keepers: 'input, textarea, select, dialog',
  });
  return (
    <button type="button" class="quiet keys-button" onClick={open}>
      {keyWords.button} <Key name="?" />
    </button>
  );
}

function open(): void {
  laterParts().then(
    ({ showKeys }) => showKeys(),
    (error: unknown) => console.warn('fathom: the list of keys did not come:', error),
  );
}
