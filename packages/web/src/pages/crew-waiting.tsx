import type { Seat, Side } from '@fathom/kit';
import type { GameInfo, MyMatch, SeatInfo } from '@fathom/protocol';
import { createEffect, createResource, createSignal, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { Chat } from '../frame/chat.tsx';
import { roleName, seatName, sideLetter, sideName } from '../frame/names.ts';
import { Problem } from '../frame/problem.tsx';
import type { MatchOptions } from '../games/game-client.ts';
import { webGame } from '../games/web-games.ts';
import { NameField } from '../lobby/name-field.tsx';
import { api } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { waitingWords } from '../words/waiting.ts';
import { WaitingSeat } from './waiting-seat.tsx';
import { WaitingStart } from './waiting-start.tsx';
import { freeSeats } from './seat-actions.ts';
import type { SeatAction } from './seat-actions.ts';
import type { WaitingProps } from './waiting-room.tsx';
import './crew-waiting.css';

/** Before the start of a match of crews: a card for each role, and the host's hand over all of them. */
export function CrewWaiting(props: WaitingProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [game] = createResource(() => props.info.game, findGame);
  const [described] = createResource(
    () => props.client,
    async (client) => (await client.describeOptions?.(optionsOf(props))) ?? null,
  );
  const bots = (): GameInfo['bots'] => (game.state === 'ready' ? (game()?.bots ?? []) : []);
  const sides = (): readonly Side[] => [...new Set(props.info.seats.map(({ side }) => side))];
  const crewOf = (side: Side): readonly SeatInfo[] =>
    props.info.seats.filter((seat) => seat.side === side);
  const hasCrews = (): boolean => sides().length < props.info.seats.length;
  const sits = (): boolean => props.link.you().length > 0;
  const titleOf = ({ side, role }: SeatInfo): string =>
    hasCrews() ? roleName(props.client, role) : sideName(props.client, side);
  const fullName = (seat: SeatInfo): string => seatName(props.client, seat, props.info.seats);

  const attempt = async (change: () => Promise<MyMatch>): Promise<void> => {
    setBusy(true);
    try {
      props.onKeys((await change()).keys);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
    setBusy(false);
  };
  const doIt = (action: SeatAction, { seat }: SeatInfo, level: string): Promise<MyMatch> => {
    const { id } = props.info;
    switch (action) {
      case 'sit':
        return api.takeSeat(props.info, keyed(seat, props.keys));
      case 'also':
        return api.takeSeat(props.info, { seat });
      case 'move':
        return moveTo(props, seat);
      case 'leave':
        return api.leave(id, seat);
      case 'giveToBot':
        return api.arrange(id, seat, { bot: level });
      case 'sendBotAway':
      case 'free':
        return api.arrange(id, seat, 'open');
      default:
        return action satisfies never;
    }
  };
  // A seat that somebody else has left has a new link: the host is to have it at hand.
  const unlinked = (): string =>
    freeSeats(props.info)
      .filter(({ seat }) => props.keys[seat] === undefined)
      .map(({ seat }) => seat)
      .join(' ');
  createEffect(
    on([unlinked, props.link.isHost], ([seats, isHost]) => {
      if (seats === '' || !isHost) return;
      api.match(props.info.id).then(
        ({ keys }) => props.onKeys(keys),
        () => undefined, // the next change asks again
      );
    }),
  );
  const who = (): string =>
    props.info.seats
      .map((seat) => waitingWords.holds(fullName(seat), seat.holder?.name ?? null))
      .join('. ');
  createEffect(on(who, (now, before) => announce(changed(now, before ?? now)), { defer: true }));
  return (
    <section class="page waiting crew-waiting">
      <h1>{waitingWords.title(webGame(props.info.game)?.name ?? props.info.game)}</h1>
      <Show when={described.state === 'ready' && described()}>
        {(words) => <p class="waiting-what">{words()}</p>}
      </Show>
      <Show when={!sits()}>
        <NameField />
      </Show>
      <div class="crews" classList={{ loners: !hasCrews() }}>
        <For each={sides()}>
          {(side, index) => (
            <section class="card crew-card" aria-label={sideName(props.client, side)}>
              <Show when={hasCrews()}>
                <h2>
                  <span class="crew-title">
                    <span class={`flag side-${index()}`} aria-hidden="true">
                      {sideLetter(props.client, side)}
                    </span>
                    {sideName(props.client, side)}
                  </span>
                </h2>
              </Show>
              <ul class="roles">
                <For each={crewOf(side).map(({ seat }) => seat)}>
                  {(seat) => (
                    <WaitingSeat
                      {...props}
                      seat={seatInfo(props, seat)}
                      title={titleOf(seatInfo(props, seat))}
                      fullName={fullName(seatInfo(props, seat))}
                      bots={bots()}
                      isBusy={busy()}
                      onAction={(action, level) =>
                        void attempt(() => doIt(action, seatInfo(props, seat), level))
                      }
                    />
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      </div>
      <Problem why={problem()} />
      <WaitingStart
        {...props}
        bots={bots()}
        isBusy={busy()}
        nameOf={fullName}
        onChange={(change) => void attempt(change)}
      />
      <p>
        <small>{waitingWords.staysOpen(props.info.visibility === 'public')}</small>
      </p>
      <Show when={props.link.state() === 'live'}>
        <Chat link={props.link} client={props.client} />
      </Show>
    </section>
  );
}

const optionsOf = ({ info: { options } }: WaitingProps): MatchOptions =>
  typeof options === 'object' && options !== null ? (options as MatchOptions) : {};

/** By its name, so that a card is the same card whoever takes the seat. */
const seatInfo = ({ info }: WaitingProps, seat: Seat): SeatInfo =>
  info.seats.find((known) => known.seat === seat) ?? {
    seat,
    side: '' as Side,
    role: '',
    holder: null,
    relief: null,
  };

const keyed = (
  seat: Seat,
  keys: Readonly<Record<string, string>>,
): { readonly seat: Seat } | { readonly key: string } => {
  const key = keys[seat];
  return key === undefined ? { seat } : { key };
};

/** Gives up all seats one has for another: the last of them in the same instant, so that it cannot fail half-way. */
async function moveTo({ info, link }: WaitingProps, seat: Seat): Promise<MyMatch> {
  const [first, ...others] = link.you();
  for (const left of others) await api.leave(info.id, left);
  return api.takeSeat(info, first === undefined ? { seat } : { seat, leave: first });
}

/** Of a list of sentences, those that are new. */
const changed = (now: string, before: string): string => {
  const known = new Set(before.split('. '));
  return now
    .split('. ')
    .filter((sentence) => !known.has(sentence))
    .join('. ');
};

const findGame = async (id: string): Promise<GameInfo | null> =>
  (await api.games().catch(() => [])).find((game) => game.id === id) ?? null;
