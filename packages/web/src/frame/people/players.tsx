import type { Side, Seat } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, Station } from '../../games/game-client.ts';
import type { MatchLink } from '../../net/match-link.ts';
import { Later, lazyPart } from '../../table/later.tsx';
import { BotPortrait } from '../../bots/bot-portrait.tsx';
import { rankOf } from '../../bots/ranked.ts';
import { botWords } from '../../words/bots.ts';
import { SeatPersonMenu } from '../../people-menu/seat-person-menu.tsx';
import { tableWords, clockText } from '../../words/table.ts';
import { createGameTime } from '../../table/game-time.ts';
import { useIntercom } from '../intercom-place.tsx';
import { nameOfSide, ownSide, seatsOf } from '../live-table.ts';
import { roleName, sideLetter, sideName } from './names.ts';
import { PersonName } from './person-name.tsx';
import { timeLeft } from '../timers.ts';
import type { NextTimer } from '../timers.ts';
import { companyParts } from '../parts.ts';

// Most matches are played among oneself.
const WatchersAtTable = lazyPart(companyParts, 'WatchersAtTable');

interface PlayersProps {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly station: Station;
  readonly timer: NextTimer | null; // what time brings next: clocks that are not it stay quiet
}

/** Who sits where, who is here or away, and how each side stands. */
export function Players(props: PlayersProps): JSX.Element {
  const sides = (): readonly Side[] => [
    ...new Set((props.link.info()?.seats ?? []).map(({ side }) => side)),
  ];
  return (
    <section class="card" aria-labelledby="at-the-table">
      <h2 id="at-the-table">{tableWords.atTheTable}</h2>
      <Show when={scoreAt(props)}>{(score) => <p class="series">{score()}</p>}</Show>
      <For each={sides()}>
        {(side, index) => (
          <div class="player">
            <div class={`flag side-${index()}`} aria-hidden="true">
              {sideLetter(props.client, side)}
            </div>
            <div class="who">
              <Show
                when={seatsOf(props.link, side).length > 1}
                fallback={<OnePlayer {...props} side={side} />}
              >
                <Crew {...props} side={side} />
              </Show>
              <Show when={props.link.view() !== null}>
                <props.station.Standing side={side} />
              </Show>
            </div>
          </div>
        )}
      </For>
      <Show when={hasSpectators(props.link)}>
        <Later>
          <WatchersAtTable link={props.link} />
        </Later>
      </Show>
    </section>
  );
}

/** The score of the series; null where there is none, or somebody new has come to it. */
function scoreAt({ link, client }: PlayersProps): string | null {
  const { series = null, seats = [] } = link.info() ?? {};
  if (series === null) return null;
  const sides = [...new Set(seats.map(({ side }) => side))];
  const scores = sides.flatMap((side) => {
    const wins = seatsOf(link, side).flatMap(({ seat }) => series.wins[seat] ?? []);
    return wins.length === 0
      ? []
      : [{ name: nameOfSide(link, client, side), wins: Math.max(...wins) }];
  });
  return scores.length < sides.length ? null : tableWords.series(scores, series);
}

/** Whether there is something to say of those who watch. */
const hasSpectators = (link: MatchLink): boolean => {
  const info = link.info();
  return (
    info !== null &&
    (info.watchers.count > 0 || info.spectators === 'none' || info.unwatched !== null)
  );
};

type OfSide = PlayersProps & { readonly side: Side };

function OnePlayer(props: OfSide): JSX.Element {
  return (
    <For each={seatsOf(props.link, props.side)}>
      {(seat) => (
        <p class="name">
          <span class="name-text">
            <b>
              <Show when={ownSide(props.link) !== props.side} fallback={tableWords.you}>
                <HolderName seat={seat} />
              </Show>
            </b>
            {tableWords.ofSide(sideName(props.client, props.side))}
          </span>
          <Presence seat={seat} />
          <SeatClock link={props.link} seat={seat.seat} timer={props.timer} />
          <SeatPersonMenu link={props.link} seat={seat} />
        </p>
      )}
    </For>
  );
}

/** Each role and who has it, a line each: two crews of four must leave room for the rest. */
function Crew(props: OfSide): JSX.Element {
  const intercom = useIntercom();
  const isYou = ({ seat }: SeatInfo): boolean => props.link.you().includes(seat);
  return (
    <>
      <p class="name">
        <span class="name-text">
          <b>{sideName(props.client, props.side)}</b>
          <Show when={ownSide(props.link) === props.side}>{tableWords.yourCrew}</Show>
        </span>
      </p>
      <ul class="crew" aria-label={tableWords.crewOf(sideName(props.client, props.side))}>
        <For each={seatsOf(props.link, props.side)}>
          {(seat) => (
            <li classList={{ yours: isYou(seat) }}>
              <span class="crew-role">{roleName(props.client, seat.role)}</span>
              <span class="crew-name" title={holderName(seat)}>
                <Show when={!isYou(seat)} fallback={tableWords.you}>
                  <HolderName seat={seat} />
                </Show>{' '}
                {intercom()?.SpeakingMark({ seat: seat.seat })}
              </span>
              <Presence seat={seat} isBrief />
              <SeatClock link={props.link} seat={seat.seat} timer={props.timer} />
              <SeatPersonMenu link={props.link} seat={seat} />
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

const holderName = ({ holder }: SeatInfo): string => {
  if (holder?.kind === 'bot' && holder.relieves !== null) return holder.relieves;
  return holder?.name ?? tableWords.emptySeat;
};

const LOW = 15_000;
function HolderName(props: { readonly seat: SeatInfo }): JSX.Element {
  const person = () => (props.seat.holder?.kind === 'person' ? props.seat.holder : null);
  return (
    <Show when={person()} fallback={<BotAs seat={props.seat} />}>
      {(known) => <PersonName person={known()} />}
    </Show>
  );
}

/** A bot with its face; one that stands in for a person goes by their name. */
function BotAs(props: { readonly seat: SeatInfo }): JSX.Element {
  const bot = () => {
    const { holder } = props.seat;
    return holder?.kind === 'bot' && holder.relieves === null ? holder : null;
  };
  return (
    <>
      <Show when={bot()}>
        {(known) => <BotPortrait name={known().name} level={known().level} />}
      </Show>
      {holderName(props.seat)}
    </>
  );
}

type Presence = keyof typeof tableWords.presence;

function presenceOf({ holder }: SeatInfo): Presence | null {
  if (holder === null) return null;
  if (holder.kind === 'bot') return holder.relieves === null ? 'bot' : 'standIn';
  if (!holder.here) return 'away';
  return holder.relieves === undefined ? 'here' : 'standIn';
}

interface PresenceProps {
  readonly seat: SeatInfo;
  readonly isBrief?: boolean; // a bot's rank is in the tip only
}

function Presence(props: PresenceProps): JSX.Element {
  const standIn = (): string | undefined => {
    const { holder } = props.seat;
    const relieves = holder?.relieves ?? null;
    return holder === null || relieves === null
      ? undefined
      : tableWords.playsFor(holder.name, relieves);
  };
  const rank = (): string | null => {
    const { holder } = props.seat;
    return holder?.kind === 'bot' && holder.relieves === null ? rankOf(holder) : null;
  };
  const mark = (presence: Presence): string =>
    presence === 'bot' && props.isBrief !== true
      ? botWords.mark(rank())
      : tableWords.presence[presence];
  const tip = (): string | undefined =>
    standIn() ?? (rank() === null ? undefined : botWords.mark(rank()));
  return (
    <Show when={presenceOf(props.seat)}>
      {(presence) => (
        <span class={`presence ${presence()}`} title={tip()}>
          {mark(presence())}
        </span>
      )}
    </Show>
  );
}

interface SeatClockProps extends Pick<PlayersProps, 'link' | 'timer'> {
  readonly seat: Seat;
}

function SeatClock(props: SeatClockProps): JSX.Element {
  const runs = (): boolean =>
    props.link.info()?.status === 'running' &&
    (props.link.info()?.clocks?.running.includes(props.seat) ?? false);
  const time = createGameTime(props.link, runs);
  const left = (): number | null => timeLeft(props.link, props.seat, time());
  const isLoud = (): boolean => runs() && props.timer?.of === 'clock';
  return (
    <Show when={left() !== null}>
      <span
        class="clock"
        classList={{ runs: isLoud(), low: isLoud() && (left() ?? 0) < LOW }}
        role="timer"
        aria-label={tableWords.timeLeft(clockText(left() ?? 0))}
      >
        {clockText(left() ?? 0)}
      </span>
    </Show>
  );
}
