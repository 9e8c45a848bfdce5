import type { GameInfo } from '@fathom/protocol';
import { createResource, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { Sentence } from '../frame/sentence.tsx';
import type { GameClient } from '../games/game-client.ts';
import { webGame } from '../games/web-games.ts';
import { api } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { lobbyWords } from '../words/lobby.ts';
import { CrewForm } from './crew-form.tsx';
import { DuelForm } from './duel-form.tsx';
import { NameField } from './name-field.tsx';
import './lobby.css';
import './set-up.css';

interface Ready {
  readonly game: GameInfo;
  readonly client: GameClient;
}

/** Sets up a match of one game. */
export function NewMatch(props: { readonly game: string }): JSX.Element {
  const entry = () => webGame(props.game);
  const [offline, setOffline] = createSignal(false);
  const [info] = createResource(async (): Promise<Ready | null> => {
    try {
      const [games, client] = await Promise.all([api.games(), entry()?.load()]);
      const game = games.find(({ id }) => id === props.game);
      return game === undefined || client === undefined ? null : { game, client };
    } catch {
      setOffline(true);
      return null;
    }
  });
  showCurrentGame({ id: props.game, water: null });
  return (
    <Show when={entry()} fallback={<NoSuchGame />}>
      <section class="page new-match">
        <h1>{entry()?.name}</h1>
        <p>{entry()?.blurb}</p>
        <Show when={info()} keyed>
          {({ game, client }) =>
            game.seats.length > 2 || client.seatsFor !== undefined ? (
              <CrewForm game={game} client={client} />
            ) : (
              <DuelForm game={game} client={client} />
            )
          }
        </Show>
        <NameField />
        <Show when={offline() || (info.state === 'ready' && info() === null)}>
          <p class="notice" role="alert">
            <Sentence said={lobbyWords.unreachable} href={`/${props.game}/local`} />
          </p>
        </Show>
      </section>
    </Show>
  );
}

function NoSuchGame(): JSX.Element {
  return (
    <section class="page">
      <h1>{lobbyWords.noSuchGame}</h1>
      <p>
        {lobbyWords.noGameHere} <a href="/">{appWords.backToLobby}</a>
      </p>
    </section>
  );
}
