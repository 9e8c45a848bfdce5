import { LIMITS } from '@fathom/protocol';
import { createResource, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { api } from '../net/api.ts';
import { lobbyWords } from '../words/lobby.ts';

/** The name others see. There is nothing to sign up for. */
export function NameField(): JSX.Element {
  const [me, { mutate }] = createResource(() => api.me().catch(() => null));
  const [note, setNote] = createSignal('');
  const save = async (name: string): Promise<void> => {
    if (name.trim() === '' || name === me.latest?.name) return;
    try {
      mutate(await api.setName(name));
      setNote(lobbyWords.saved);
    } catch (error) {
      setNote(error instanceof Error ? error.message : lobbyWords.nameNotSaved);
    }
  };
  return (
    <Show when={me.latest}>
      {(known) => (
        <p class="name-field">
          <label for="my-name">{lobbyWords.youAre}</label>
          <input
            id="my-name"
            value={known().name}
            maxLength={LIMITS.nameLength}
            autocomplete="nickname"
            onChange={(event) => void save(event.currentTarget.value)}
          />
          <span role="status">{note()}</span>
        </p>
      )}
    </Show>
  );
}
