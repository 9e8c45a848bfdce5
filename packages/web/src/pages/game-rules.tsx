import { createResource, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { webGame } from '../games/web-games.ts';
import { appWords } from '../words/app.ts';
import { rulesWords } from '../words/rules.ts';
import '../rules/rules.css';

/** The rules of one game. */
export function GameRules(props: { readonly game: string }): JSX.Element {
  const entry = () => webGame(props.game);
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
          <h1>{rulesWords.noRules}</h1>
          <p>
            <a href="/">{appWords.backToLobby}</a>
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
