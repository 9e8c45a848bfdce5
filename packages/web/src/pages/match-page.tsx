import type { MyMatch } from '@fathom/protocol';
import { createResource, createSignal, lazy, Match, onCleanup, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { goTo } from '../frame/router.ts';
import { Table } from '../frame/table.tsx';
import { webGame } from '../games/web-games.ts';
import type { GameClient } from '../games/game-client.ts';
import { api, ApiError } from '../net/api.ts';
import { openMatchLink } from '../net/match-link.ts';
import { dialServer } from '../net/socket-wire.ts';
import { appWords } from '../words/app.ts';
import { tableWords } from '../words/table.ts';

// Whoever comes to a match that has begun has no use for these.
const SeatLink = lazy(async () => ({ default: (await import('./seat-link.tsx')).SeatLink }));
const WaitingRoom = lazy(async () => ({
  default: (await import('./waiting-room.tsx')).WaitingRoom,
}));

interface MatchPageProps {
  readonly match: string;
  readonly seatKey: string | null;
}

/** One match: a seat link to take, a table to wait at, or the game itself. */
export function MatchPage(props: MatchPageProps): JSX.Element {
  // The first request also brings the cookie that is this person's identity; the socket needs it.
  const [found] = createResource(
    () => props.match,
    (id) =>
      api
        .match(id)
        .catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error))),
  );
  const match = (): MyMatch | null => {
    const result = found();
    return result === undefined || result instanceof ApiError ? null : result;
  };
  const trouble = (): ApiError | null => {
    const result = found();
    return result instanceof ApiError ? result : null;
  };
  return (
    <Switch fallback={<p class="loading">{appWords.connecting}</p>}>
      <Match when={trouble()}>
        {(error) => <NoMatch why={error().message} code={error().code} />}
      </Match>
      <Match when={props.seatKey !== null && match()?.you.length === 0 && match()}>
        {(mine) => (
          <SeatLink
            match={props.match}
            seatKey={props.seatKey ?? ''}
            info={mine().match}
            onSeated={() => goTo(`/m/${props.match}`, 'replace')}
          />
        )}
      </Match>
      <Match when={match()} keyed>
        {(mine) => <LiveMatch mine={mine} />}
      </Match>
    </Switch>
  );
}

function LiveMatch(props: { readonly mine: MyMatch }): JSX.Element {
  const { id, game } = props.mine.match;
  const link = openMatchLink(id, dialServer);
  onCleanup(link.close);
  const [keys, setKeys] = createSignal(props.mine.keys);
  const [client] = createResource(async (): Promise<GameClient | null> => {
    const loaded = (await webGame(game)?.load()) ?? null;
    return loaded;
  });
  showCurrentGame({
    id: game,
    get water() {
      return client()?.water ?? null;
    },
  });
  const again = async (): Promise<string | null> => {
    try {
      const { match } = await api.rematch(id);
      goTo(`/m/${match.id}`);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : tableWords.noRematch;
    }
  };
  const info = () => link.info() ?? props.mine.match;
  const begun = (): boolean => info().status === 'running' || info().status === 'finished';
  return (
    <Switch fallback={<p class="loading">{appWords.connecting}</p>}>
      <Match when={link.state() === 'gone'}>
        <NoMatch why={link.problem() ?? appWords.cannotBeReached} />
      </Match>
      <Match when={info().closed} keyed>
        {(reason) => <NoMatch title={appWords.closedTitle} why={appWords.closed(reason)} />}
      </Match>
      <Match when={info().status === 'lobby'}>
        <WaitingRoom
          info={info()}
          link={link}
          client={client.state === 'ready' ? client() : null}
          keys={keys()}
          onKeys={setKeys}
        />
      </Match>
      <Match when={begun() && link.view() !== null && client()} keyed>
        {(loaded) => (
          <Table
            link={link}
            client={loaded}
            hasHints={webGame(game)?.hasHints === true}
            home="server"
            onAgain={again}
          />
        )}
      </Match>
    </Switch>
  );
}

/** It may be there all the same. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['offline', 'tooManyRequests', 'full']);

interface NoMatchProps {
  readonly why: string;
  readonly title?: string;
  readonly code?: string;
}

/** Why there is nothing to see, and a way on. */
function NoMatch(props: NoMatchProps): JSX.Element {
  const isOffline = (): boolean => OUT_OF_REACH.has(props.code ?? '');
  const title = (): string => props.title ?? appWords.noMatch;
  return (
    <section class="page" role="alert">
      <h1>{isOffline() ? appWords.outOfReach : title()}</h1>
      <p>{appWords.whyNoMatch(props.why, props.code ?? null)}</p>
      <p class="ways-on">
        <Show when={isOffline()}>
          <button type="button" class="primary" onClick={() => window.location.reload()}>
            {appWords.tryAgain}
          </button>
        </Show>
        <a class="button" href="/">
          {appWords.backToLobby}
        </a>
      </p>
    </section>
  );
}
