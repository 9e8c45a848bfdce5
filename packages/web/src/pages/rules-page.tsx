import { createResource, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { shelfEntry } from '../games/shelf.ts';
import '../rules/rules.css';

export function RulesPage(props: { readonly game: string }): JSX.Element {
  const entry = () => shelfEntry(props.game);
  const [client] = createResource(async () => (await entry()?.load?.()) ?? null);
  showCurrentGame({
    id: props.game,
    get water() {
      return client()?.water ?? null;
    },
  });
  return (
    <Show
      when={entry()?.load}
      fallback={
        <section class="page">
          <h1>No rules here yet</h1>
          <p>
            <a href="/">Back to the lobby</a>
          </p>
        </section>
      }
    >
      <article class="page rules">
        <Show when={client()} keyed>
          {(loaded) => <loaded.Rules />}
        </Show>
      </article>
    </Show>
  );
}
