import { LIMITS } from '@fathom/protocol';
import { createSignal, onMount, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { askWhoIAm, changeName, me } from '../account/me.ts';
import { lobbyWords } from '../words/lobby.ts';

/** The name others see. Nobody has to sign up for it. */
export function NameField(): JSX.Element {
  onMount(() => void askWhoIAm().catch(() => undefined));
  const [note, setNote] = createSignal('');
  const save = async (field: HTMLInputElement): Promise<void> => {
    const name = field.value.trim();
    setNote('');
    if (name === '') field.value = me()?.name ?? '';
    if (name === '' || name === me()?.name) return;
    try {
      await changeName(name);
      setNote(lobbyWords.saved);
    } catch (error) {
      setNote(error instanceof Error ? error.message : lobbyWords.nameNotSaved);
    }
  };
  return (
    <Show when={me()}>
      {(known) => (
        <p class="name-field">
          <label for="my-name">{lobbyWords.youAre}</label>
          <input
            id="my-name"
            value={known().name}
            maxLength={LIMITS.nameLength}
            autocomplete="nickname"
            onChange={(event) => void save(event.currentTarget)}
          />
          <a href="/account">{known().account ? lobbyWords.account : lobbyWords.keepName}</a>
          <span role="status">{note()}</span>
        </p>
      )}
    </Show>
  );
}
