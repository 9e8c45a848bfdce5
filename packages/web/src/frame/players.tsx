import type { Side } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, Station } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { SeatClock } from './clock.tsx';
import { ownSide } from './live-table.ts';

interface PlayersProps {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly station: Station;
}

/** Who sits where, who is here or away, and how each side stands. */
export function Players(props: PlayersProps): JSX.Element {
  const seatsOf = (side: Side): readonly SeatInfo[] =>
    (props.link.info()?.seats ?? []).filter((seat) => seat.side === side);
  return (
    <section class="card" aria-labelledby="at-the-table">
      <h2 id="at-the-table">At the table</h2>
      <For each={props.client.sides}>
        {({ side, name, letter }, index) => (
          <div class="player">
            <div class={`flag side-${index()}`} aria-hidden="true">
              {letter}
            </div>
            <div class="who">
              <For each={seatsOf(side)}>
                {(seat) => (
                  <p class="name">
                    <b>{ownSide(props.link) === side ? 'You' : holderName(seat)}</b> · {name}
                    <Presence seat={seat} />
                    <SeatClock link={props.link} seat={seat.seat} />
                  </p>
                )}
              </For>
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

const holderName = ({ holder }: SeatInfo): string => holder?.name ?? 'empty seat';

function Presence(props: { readonly seat: SeatInfo }): JSX.Element {
  const text = (): string => {
    const { holder } = props.seat;
    if (holder === null) return '';
    if (holder.kind === 'bot') return 'bot';
    return holder.here ? 'here' : 'away';
  };
  return (
    <Show when={text() !== ''}>
      <span class={`presence ${text()}`}>{text()}</span>
    </Show>
  );
}
