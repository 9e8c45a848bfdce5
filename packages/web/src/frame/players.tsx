import type { Side, Seat } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import { For, Show, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, Station } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { tableWords, clockText } from '../words/table.ts';
import { ownSide, seatsOf } from './live-table.ts';
import { roleName, sideLetter, sideName } from './names.ts';

interface PlayersProps {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly station: Station;
}

/** Who sits where, who is here or away, and how each side stands. */
export function Players(props: PlayersProps): JSX.Element {
  const sides = (): readonly Side[] => [
    ...new Set((props.link.info()?.seats ?? []).map(({ side }) => side)),
  ];
  return (
    <section class="card" aria-labelledby="at-the-table">
      <h2 id="at-the-table">{tableWords.atTheTable}</h2>
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
    </section>
  );
}

type OfSide = PlayersProps & { readonly side: Side };

function OnePlayer(props: OfSide): JSX.Element {
  return (
    <For each={seatsOf(props.link, props.side)}>
      {(seat) => (
        <p class="name">
          <b>{ownSide(props.link) === props.side ? tableWords.you : holderName(seat)}</b>
          {tableWords.ofSide(sideName(props.client, props.side))}
          <Presence seat={seat} />
          <SeatClock link={props.link} seat={seat.seat} />
        </p>
      )}
    </For>
  );
}

/** Each role and who has it, a line each: two crews of four must leave room for the rest. */
function Crew(props: OfSide): JSX.Element {
  const isYou = ({ seat }: SeatInfo): boolean => props.link.you().includes(seat);
  return (
    <>
      <p class="name">
        <b>{sideName(props.client, props.side)}</b>
        <Show when={ownSide(props.link) === props.side}>{tableWords.yourCrew}</Show>
      </p>
      <ul class="crew" aria-label={tableWords.crewOf(sideName(props.client, props.side))}>
        <For each={seatsOf(props.link, props.side)}>
          {(seat) => (
            <li classList={{ yours: isYou(seat) }}>
              <span class="crew-role">{roleName(props.client, seat.role)}</span>
              <span class="crew-name" title={holderName(seat)}>
                {isYou(seat) ? tableWords.you : holderName(seat)}
              </span>
              <Presence seat={seat} />
              <SeatClock link={props.link} seat={seat.seat} />
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

type Presence = keyof typeof tableWords.presence;

function presenceOf({ holder }: SeatInfo): Presence | null {
  if (holder === null) return null;
  if (holder.kind === 'bot') return holder.relieves === null ? 'bot' : 'standIn';
  return holder.here ? 'here' : 'away';
}

function Presence(props: { readonly seat: SeatInfo }): JSX.Element {
  const standIn = (): string | undefined => {
    const { holder } = props.seat;
    return holder?.kind === 'bot' && holder.relieves !== null
      ? tableWords.playsFor(holder.name, holder.relieves)
      : undefined;
  };
  return (
    <Show when={presenceOf(props.seat)}>
      {(presence) => (
        <span class={`presence ${presence()}`} title={standIn()}>
          {tableWords.presence[presence()]}
        </span>
      )}
    </Show>
  );
}

const LOW = 15_000;

/** How much time a seat has, as of this moment. */
function timeLeft(link: MatchLink, seat: Seat, now: number): number | null {
  const info = link.info();
  const clocks = info?.clocks ?? null;
  if (info === null || clocks === null) return null;
  const left = clocks.left[seat] ?? 0;
  if (!clocks.running.includes(seat) || info.status !== 'running') return left;
  const since = Math.max(0, now - link.clockSetAt()); // `now` is of the last tick, which may be older
  return left - (info.time + since - clocks.at);
}

function SeatClock(props: { readonly link: MatchLink; readonly seat: Seat }): JSX.Element {
  const [now, setNow] = createSignal(performance.now());
  const timer = window.setInterval(() => setNow(performance.now()), 200);
  onCleanup(() => window.clearInterval(timer));
  const left = (): number | null => timeLeft(props.link, props.seat, now());
  const runs = (): boolean => props.link.info()?.clocks?.running.includes(props.seat) ?? false;
  return (
    <Show when={left() !== null}>
      <span
        class="clock"
        classList={{ runs: runs(), low: runs() && (left() ?? 0) < LOW }}
        role="timer"
        aria-label={tableWords.timeLeft(clockText(left() ?? 0))}
      >
        {clockText(left() ?? 0)}
      </span>
    </Show>
  );
}
