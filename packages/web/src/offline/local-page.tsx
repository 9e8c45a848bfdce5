import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { Sentence } from '../frame/sentence.tsx';
import { rulesOf } from '../games/rules.ts';
import { webGame } from '../games/web-games.ts';
import type { WebGame } from '../games/web-games.ts';
import { appWords } from '../words/app.ts';
import { lobbyWords } from '../words/lobby.ts';
import { localWords } from '../words/local.ts';
import { openBrowserStore } from './browser-store.ts';
import type { LocalGame } from './kept-matches.tsx';
import { LocalForm } from './local-form.tsx';
import { goOnWith, matchesOf, stateOf } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';
import { LocalTable } from './local-table.tsx';

/** null: there is no such game. It goes on with the match that is named, or else with the newest. */
async function loadLocalGame(
  entry: WebGame | null,
  match: string | null,
): Promise<LocalGame | null> {
  if (entry === null) return null;
  const [client, game, store, { optionsSchema }] = await Promise.all([
    entry.load(),
    rulesOf(entry.id),
    openBrowserStore(),
    import('@fathom/games/options-schema'),
  ]);
  const wanted =
    match === null ? (await matchesOf(store, game, 1))[0] : await stateOf(store, game, match);
  return {
    client,
    game,
    options: optionsSchema(game),
    store,
    begun:
      wanted === undefined || wanted === null || wanted.status === 'finished'
        ? null
        : goOnWith(wanted.created),
  };
}

interface LocalPageProps {
  readonly game: string;
  readonly match: string | null; // one that was begun here; null: whichever
}

/** A game against bots in this browser: rules and bots run in a worker, and no server is asked. */
export function LocalPage(props: LocalPageProps): JSX.Element {
  const entry = webGame(props.game);
  const [local, { refetch }] = createResource(() => loadLocalGame(entry, props.match));
  showCurrentGame({ id: props.game, water: null });
  return (
    <Switch fallback={<p class="loading">{localWords.settingUp}</p>}>
      <Match when={local.state === 'errored'}>
        <section class="page" role="alert">
          <h1>{localWords.notLoaded}</h1>
          <p>{localWords.notLoadedWhy}</p>
          <p>
            <button type="button" onClick={() => void refetch()}>
              {appWords.tryAgain}
            </button>
          </p>
        </section>
      </Match>
      <Match when={local.state === 'ready' && local() === null}>
        <section class="page">
          <h1>{lobbyWords.noSuchGame}</h1>
          <p>
            <Sentence said={localWords.cannotPlay} href="/" />
          </p>
        </section>
      </Match>
      <Match when={local.state === 'ready' && local()} keyed>
        {(loaded) => <LocalRoom local={loaded} />}
      </Match>
    </Switch>
  );
}

function LocalRoom(props: { readonly local: LocalGame }): JSX.Element {
  const [wanted, setWanted] = createSignal<LocalWanted | null>(props.local.begun);
  const { game, client } = props.local;
  showCurrentGame({ id: game.id, water: client.water });
  return (
    <Show when={wanted()} keyed fallback={<LocalForm local={props.local} onStart={setWanted} />}>
      {(chosen) => (
        <LocalTable
          wanted={chosen}
          client={client}
          onAgain={setWanted}
          onLeave={() => setWanted(null)}
        />
      )}
    </Show>
  );
}
