import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { shelfEntry } from '../games/shelf.ts';
import { loadGround } from './ground.ts';
import type { Ground } from './ground.ts';
import { LocalForm } from './local-form.tsx';
import { LocalTable } from './local-table.tsx';
import type { LocalWanted } from './local-match.ts';

/** A game against bots in this browser: rules and bots run in a worker, and no server is asked. */
export function LocalPage(props: { readonly game: string }): JSX.Element {
  const entry = shelfEntry(props.game);
  const [ground, { refetch }] = createResource(() => loadGround(entry));
  showCurrentGame({ id: props.game, water: null });
  return (
    <Switch fallback={<p class="loading">Laying out the table …</p>}>
      <Match when={ground.state === 'errored'}>
        <CannotLoad onAgain={() => void refetch()} />
      </Match>
      <Match when={ground.state === 'ready' && ground() === null}>
        <section class="page">
          <h1>{entry?.name ?? 'No such game'}</h1>
          <p>
            This game cannot be played here yet. <a href="/">Back to the lobby</a>
          </p>
        </section>
      </Match>
      <Match when={ground.state === 'ready' && ground()} keyed>
        {(loaded) => <LocalRoom ground={loaded} />}
      </Match>
    </Switch>
  );
}

function LocalRoom(props: { readonly ground: Ground }): JSX.Element {
  const [wanted, setWanted] = createSignal<LocalWanted | null>(props.ground.begun);
  const { game, client } = props.ground;
  showCurrentGame({ id: game.id, water: client.water });
  return (
    <Show when={wanted()} keyed fallback={<LocalForm ground={props.ground} onStart={setWanted} />}>
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

function CannotLoad(props: { readonly onAgain: () => void }): JSX.Element {
  return (
    <section class="page" role="alert">
      <h1>The table is not in this browser yet</h1>
      <p>
        Its rules and bots could not be loaded. They are kept here once a page of Fathom was open
        with a connection to the server.
      </p>
      <p>
        <button type="button" onClick={() => props.onAgain()}>
          Try again
        </button>
      </p>
    </section>
  );
}
