import type { Seat } from '@fathom/kit';
import type { LinkInfo, LinkOutlook, MatchInfo } from '@fathom/protocol';
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Naming } from '../frame/people/names.ts';
import { Problem } from '../frame/problem.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { webGame } from '../games/web-games.ts';
import { NameField } from '../lobby/name-field.tsx';
import { api } from '../net/api.ts';
import { MatchFacts } from '../options/match-facts.tsx';
import { appWords } from '../words/app.ts';
import { firstFew } from '../words/table.ts';
import { seatLinkWords, spectatorWords, waitingWords } from '../words/waiting.ts';
import { berthsOf } from './berths.ts';
import { gameInfo } from './game-info.ts';
import { PlaceChoice } from './place-choice.tsx';
import '../lobby/lobby.css';
import '../options/options.css';
import './seat-link.css';

interface SeatLinkProps {
  readonly seatKey: string;
  readonly info: MatchInfo;
  readonly onSeated: () => void;
}

/** What somebody sees who comes by a link to a seat or a table: at once, whether it is still good. */
export function SeatLink(props: SeatLinkProps): JSX.Element {
  const [looked, { refetch }] = createResource(() => api.link(props.info.id, props.seatKey));
  const closed = (): Exclude<LinkOutlook, 'open'> | null => {
    const outlook = looked.latest?.outlook;
    return outlook === undefined || outlook === 'open' ? null : outlook;
  };
  return (
    <Switch fallback={<p class="loading">{appWords.connecting}</p>}>
      <Match when={closed()}>
        {(outlook) => (
          <UsedLink
            outlook={outlook()}
            info={looked.latest?.match ?? props.info}
            seat={looked.latest?.seat ?? null}
          />
        )}
      </Match>
      <Match when={looked.latest}>
        {(link: () => LinkInfo) => (
          <TakeSeatPage
            info={link().match}
            seats={link().seats}
            onSit={(seat) => api.takeSeat(link().match, { key: props.seatKey, seat })}
            onSeated={props.onSeated}
            onFailed={() => void refetch()}
          />
        )}
      </Match>
    </Switch>
  );
}

interface TakeSeatProps {
  readonly info: MatchInfo;
  readonly seats: readonly Seat[]; // that can be taken
  readonly onSit: (seat: Seat) => Promise<unknown>;
  readonly onSeated: () => void;
  readonly onFailed: () => void;
}

/** Sitting down takes a click: a preview robot must not take the seat. */
export function TakeSeatPage(props: TakeSeatProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [client] = createResource(async () => (await webGame(props.info.game)?.load()) ?? null);
  const [game] = createResource(() => gameInfo(props.info.game));
  const naming = (): Naming => (client.state === 'ready' ? client() : null);
  const [wanted, setWanted] = createSignal<Seat | null>(null);
  const places = (): number =>
    berthsOf(
      props.info,
      props.info.seats.filter(({ seat }) => props.seats.includes(seat)),
    ).length;
  const chosen = (): Seat | undefined =>
    props.seats.find((seat) => seat === wanted()) ?? props.seats[0];
  const sit = async (): Promise<void> => {
    const seat = chosen();
    if (seat === undefined) return;
    setBusy(true);
    try {
      await props.onSit(seat);
      props.onSeated();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
      props.onFailed();
    }
    setBusy(false);
  };
  return (
    <section class="page waiting seat-link">
      <h1>{places() > 1 ? seatLinkWords.seatsKept : seatLinkWords.seatKept}</h1>
      <GamePicture game={props.info.game} />
      <Invitation info={props.info} />
      <PlaceChoice
        info={props.info}
        seats={props.seats}
        naming={naming()}
        chosen={chosen()}
        onChoose={setWanted}
      />
      <NameField />
      <Problem why={problem()} />
      <button type="button" class="primary wide" disabled={busy()} onClick={() => void sit()}>
        {seatLinkWords.sitDown}
      </button>
      <Show when={props.info.spectators === 'welcome'}>
        <p>
          <a href={`/m/${props.info.id}`}>{seatLinkWords.watchFirst}</a>
        </p>
      </Show>
      <section class="card" aria-label={waitingWords.theTable}>
        <MatchFacts info={props.info} game={game.latest ?? null} client={client.latest ?? null} />
      </section>
    </section>
  );
}

interface UsedLinkProps {
  readonly outlook: Exclude<LinkOutlook, 'open'>;
  readonly info: MatchInfo;
  readonly seat: Seat | null;
}

/** The link was good once. Who has what it was for, and what can be done instead. */
function UsedLink(props: UsedLinkProps): JSX.Element {
  const who = (): string => {
    const { seats } = props.info;
    const meant = props.seat === null ? seats : seats.filter(({ seat }) => seat === props.seat);
    const names = meant.flatMap(({ holder }) => (holder === null ? [] : [holder.name]));
    return firstFew([...new Set(names)], 4);
  };
  return (
    <section class="page waiting" role="alert">
      <h1>{seatLinkWords.titles[props.outlook]}</h1>
      <GamePicture game={props.info.game} />
      <p>{seatLinkWords.why(props.outlook, who())}</p>
      <Show when={props.info.spectators === 'none' && props.info.status !== 'finished'}>
        <p>{seatLinkWords.noWatching}</p>
      </Show>
      <WaysOn info={props.info} />
    </section>
  );
}

/** To watch, to see how it went, or to play somewhere else. */
function WaysOn(props: { readonly info: MatchInfo }): JSX.Element {
  const mayWatch = (): boolean =>
    props.info.spectators === 'welcome' &&
    (props.info.status === 'lobby' || props.info.status === 'running');
  return (
    <p class="ways-on">
      <Show when={mayWatch()}>
        <a class="button primary" href={`/m/${props.info.id}`}>
          {seatLinkWords.watch}
        </a>
      </Show>
      <Show when={props.info.status === 'finished'}>
        <a class="button primary" href={`/m/${props.info.id}/replay`}>
          {seatLinkWords.replay}
        </a>
      </Show>
      <a class="button" href={`/${props.info.game}`}>
        {seatLinkWords.ownTable(webGame(props.info.game)?.name ?? props.info.game)}
      </a>
      <a class="button" href="/">
        {appWords.backToLobby}
      </a>
    </p>
  );
}

/** A table that nobody but its players can be at. Where it has free seats for whoever comes, one can sit down. */
export function NoSpectators(props: {
  readonly info: MatchInfo;
  readonly wasHere: boolean;
  readonly onSeated: () => void;
}): JSX.Element {
  const [found, { refetch }] = createResource(() => api.match(props.info.id).catch(() => null));
  const info = (): MatchInfo => found.latest?.match ?? props.info;
  const free = (): readonly Seat[] =>
    info().visibility === 'public' && info().status === 'lobby'
      ? info()
          .seats.filter(({ holder, keptFor }) => holder === null && keptFor === null)
          .map(({ seat }) => seat)
      : [];
  return (
    <Show
      when={free().length > 0}
      fallback={
        <section class="page waiting" role="alert">
          <h1>{spectatorWords.goneTitle}</h1>
          <GamePicture game={info().game} />
          <p>
            {props.wasHere ? spectatorWords.sentAway : spectatorWords.gone}{' '}
            <Show when={info().status === 'lobby'}>{spectatorWords.gonePrivate}</Show>
            <Show when={info().status === 'finished'}>{spectatorWords.goneOver}</Show>
          </p>
          <WaysOn info={info()} />
        </section>
      }
    >
      <TakeSeatPage
        info={info()}
        seats={free()}
        onSit={(seat) => api.takeSeat(info(), { seat })}
        onSeated={props.onSeated}
        onFailed={() => void refetch()}
      />
    </Show>
  );
}

function GamePicture(props: { readonly game: string }): JSX.Element {
  return (
    <Show when={webGame(props.game)}>
      {(game) => (
        <div class="picture">
          <Show when={game().Illustration} keyed>
            {(Illustration) => <Illustration />}
          </Show>
        </div>
      )}
    </Show>
  );
}

function Invitation(props: { readonly info: MatchInfo }): JSX.Element {
  const entry = () => webGame(props.info.game);
  const people = (): readonly string[] => [
    ...new Set(
      props.info.seats.flatMap(({ holder }) => (holder?.kind === 'person' ? [holder.name] : [])),
    ),
  ];
  return (
    <p>
      <Sentence said={seatLinkWords.invitation(entry()?.name ?? props.info.game, people())} />
      {entry()?.blurb}{' '}
      <a href={`/${props.info.game}/rules`} target="_blank" rel="noopener">
        {seatLinkWords.readRules}
      </a>
    </p>
  );
}
