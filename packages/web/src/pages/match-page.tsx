import type { MyMatch } from '@fathom/protocol';
import {
  createResource,
  createSignal,
  getOwner,
  Match,
  onCleanup,
  runWithOwner,
  Switch,
} from 'solid-js';
import type { JSX } from 'solid-js';
import { WithIntercom } from '../frame/intercom-place.tsx';
import { followRematch } from '../frame/followed.ts';
import { showCurrentGame } from '../frame/current-game.ts';
import { goTo } from '../frame/router.ts';
import { Table } from '../frame/table.tsx';
import { namedGame } from '../games/named-game.ts';
import type { GameClient } from '../games/game-client.ts';
import { api, ApiError } from '../net/api.ts';
import { noteMatchSocket } from '../net/follow.ts';
import type { OwnSeats } from './waiting-room.tsx';
import { openMatchLink } from '../net/match-link.ts';
import type { MatchLink } from '../net/match-link.ts';
import { dialServer } from '../net/socket-wire.ts';
import { appWords } from '../words/app.ts';
import { NoMatch } from './no-match.tsx';
import { tableWords } from '../words/table.ts';
import { lazyPart } from '../table/later.tsx';

const noTable = () => import('./no-table.ts');

// Whoever comes to a match that has begun has no use for these.
const SeatLink = lazyPart(noTable, 'SeatLink');
const ClosedMatch = lazyPart(noTable, 'ClosedMatch');
const NoSpectators = lazyPart(noTable, 'NoSpectators');
const WaitingRoom = lazyPart(noTable, 'WaitingRoom');

interface MatchPageProps {
  readonly match: string;
  readonly seatKey: string | null;
}

/** One match: a seat link to take, a table to wait at, or the game itself. */
export function MatchPage(props: MatchPageProps): JSX.Element {
  // The first request also brings the cookie that is this person's identity; the socket needs it.
  const [found, { refetch }] = createResource(
    () => props.match,
    (id) =>
      api
        .enter(id)
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
            seatKey={props.seatKey ?? ''}
            info={mine().match}
            onSeated={() => goTo(`/m/${props.match}`, 'replace')}
          />
        )}
      </Match>
      <Match when={isShutOut(match()) && match()}>
        {(mine) => (
          <NoSpectators info={mine().match} wasHere={false} onSeated={() => void refetch()} />
        )}
      </Match>
      <Match when={match()} keyed>
        {(mine) => <LiveMatch mine={mine} onSeated={() => void refetch()} />}
      </Match>
    </Switch>
  );
}

/** At a table without spectators nobody is but its players and, until it begins, its host. */
const isShutOut = (mine: MyMatch | null): boolean =>
  mine !== null &&
  mine.match.spectators === 'none' &&
  mine.match.closed === null &&
  mine.you.length + mine.kept.length + mine.relieved.length === 0 &&
  !(mine.host && mine.match.status === 'lobby');

interface LiveMatchProps {
  readonly mine: MyMatch;
  readonly onSeated: () => void;
}

function LiveMatch(props: LiveMatchProps): JSX.Element {
  const { id, game } = props.mine.match;
  const link = openMatchLink(id, dialServer);
  onCleanup(link.close);
  onCleanup(noteMatchSocket());
  const [mine, setMine] = createSignal<OwnSeats>(props.mine);
  const [client] = createResource(async (): Promise<GameClient | null> => {
    const loaded = (await namedGame(game)?.load()) ?? null;
    return loaded;
  });
  showCurrentGame({
    id: game,
    get water() {
      return client()?.water ?? null;
    },
  });
  const attempt = async (ask: Promise<MyMatch>): Promise<string | null> => {
    try {
      const { match } = await ask;
      if (match.id !== id) goTo(`/m/${match.id}`);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : tableWords.noRematch;
    }
  };
  followRematch(link, (next) => goTo(`/m/${next}`));
  const info = () => link.info() ?? props.mine.match;
  if (props.mine.match.status === 'lobby') hearArrivals(link, () => client.latest ?? null);
  const begun = (): boolean => info().status === 'running' || info().status === 'finished';
  return (
    <WithIntercom link={link}>
      <Switch fallback={<p class="loading">{appWords.connecting}</p>}>
        <Match when={link.problemCode() === 'noSpectators'}>
          <NoSpectators info={info()} wasHere onSeated={props.onSeated} />
        </Match>
        <Match when={link.state() === 'gone'}>
          <NoMatch why={link.problem() ?? appWords.cannotBeReached} />
        </Match>
        <Match when={info().closed} keyed>
          {(reason) => <ClosedMatch reason={reason} />}
        </Match>
        <Match when={info().status === 'lobby'}>
          <WaitingRoom
            info={info()}
            link={link}
            client={client.state === 'ready' ? client() : null}
            mine={mine()}
            onMine={setMine}
          />
        </Match>
        <Match when={begun() && link.view() !== null && client()} keyed>
          {(loaded) => (
            <Table
              link={link}
              client={loaded}
              hasHints={namedGame(game)?.hasHints === true}
              home="server"
              onAgain={() => attempt(api.rematch(id))}
              onDecline={() => attempt(api.declineRematch(id))}
            />
          )}
        </Match>
      </Switch>
    </WithIntercom>
  );
}

/** Nobody who comes to a match that has begun needs to hear who sits down. */
function hearArrivals(link: MatchLink, client: () => GameClient | null): void {
  const owner = getOwner();
  import('./no-table.ts').then(
    ({ createArrivals }) => runWithOwner(owner, () => createArrivals({ link, client })),
    () => {}, // it is seen on the page as well
  );
}
