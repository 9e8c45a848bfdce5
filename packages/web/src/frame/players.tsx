import type { Side } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, Station } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { SeatClock } from './clock.tsx';
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
      <h2 id="at-the-table">At the table</h2>
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
          <b>{ownSide(props.link) === props.side ? 'You' : holderName(seat)}</b> ·{' '}
          {sideName(props.client, props.side)}
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
        <Show when={ownSide(props.link) === props.side}> · your crew</Show>
      </p>
      <ul class="crew" aria-label={`The crew of ${sideName(props.client, props.side)}`}>
        <For each={seatsOf(props.link, props.side)}>
          {(seat) => (
            <li classList={{ yours: isYou(seat) }}>
              <span class="crew-role">{roleName(props.client, seat.role)}</span>
              <span class="crew-name" title={holderName(seat)}>
                {isYou(seat) ? 'You' : holderName(seat)}
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
  return holder?.name ?? 'empty seat';
};

function Presence(props: { readonly seat: SeatInfo }): JSX.Element {
  const text = (): string => {
    const { holder } = props.seat;
    if (holder === null) return '';
    if (holder.kind === 'bot') return holder.relieves === null ? 'bot' : 'stand-in';
    return holder.here ? 'here' : 'away';
  };
  const standIn = (): string | undefined => {
    const { holder } = props.seat;
    return holder?.kind === 'bot' && holder.relieves !== null
      ? `${holder.name} plays for ${holder.relieves}`
      : undefined;
  };
  return (
    <Show when={text() !== ''}>
      <span class={`presence ${text()}`} title={standIn()}>
        {text()}
      </span>
    </Show>
  );
}
