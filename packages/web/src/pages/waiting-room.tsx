import type { Seat, Side } from '@fathom/kit';
import type { Berth, GameInfo, MatchInfo, MyMatch, SeatInfo } from '@fathom/protocol';
import { createEffect, createResource, createSignal, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { AskTwice } from '../frame/ask-twice.tsx';
import { useIntercom } from '../frame/intercom-place.tsx';
import { Chat } from '../frame/talk/chat.tsx';
import { sideLetter, sideName } from '../frame/people/names.ts';
import { showTitle } from '../frame/page-title.ts';
import { Problem } from '../frame/problem.tsx';
import { WatcherLine } from '../frame/people/watcher-line.tsx';
import type { GameClient, MatchOptions } from '../games/game-client.ts';
import { webGame } from '../games/web-games.ts';
import { NameField } from '../lobby/name-field.tsx';
import type { MatchLink } from '../net/match-link.ts';
import { api } from '../net/api.ts';
import { MatchFacts } from '../options/match-facts.tsx';
import { SpectatorsField } from '../options/spectators-field.tsx';
import { appWords } from '../words/app.ts';
import { waitingWords } from '../words/waiting.ts';
import { berthName, berthsOf, berthTitle } from './berths.ts';
import { CrewSharing } from './crew-sharing.tsx';
import { gameInfo } from './game-info.ts';
import { freeSeats, openSeats } from './seat-actions.ts';
import type { SeatAction } from './seat-actions.ts';
import { TableInvitation } from './table-invitation.tsx';
import { WaitingSeat } from './waiting-seat.tsx';
import { FillWithBots, WaitingStart } from './waiting-start.tsx';
import '../lobby/lobby.css';
import './waiting-room.css';

/** What this person may hand on, and what is kept for them. */
export type OwnSeats = Pick<MyMatch, 'keys' | 'kept' | 'tableKey'>;

export interface WaitingProps {
  readonly info: MatchInfo;
  readonly link: MatchLink;
  readonly client: GameClient | null; // null while it is loading
  readonly mine: OwnSeats;
  readonly onMine: (mine: OwnSeats) => void;
}

/** Before the start: what is to be played, who is here, which seats are free, and how to fill them. */
export function WaitingRoom(props: WaitingProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const intercom = useIntercom();
  const [game] = createResource(() => props.info.game, gameInfo);
  const [described] = createResource(
    () => props.client,
    async (client) => (await client.describeOptions?.(optionsOf(props))) ?? null,
  );
  const known = (): GameInfo | null => (game.state === 'ready' ? game() : null);
  const gameName = (): string => webGame(props.info.game)?.name ?? props.info.game;
  const sides = (): readonly Side[] => [...new Set(props.info.seats.map(({ side }) => side))];
  const crewOf = (side: Side): readonly SeatInfo[] =>
    props.info.seats.filter((seat) => seat.side === side);
  const hasCrews = (): boolean => sides().length < props.info.seats.length;
  const sits = (): boolean => props.link.you().length > 0;
  const berthAt = (seat: Seat): readonly SeatInfo[] =>
    berthsOf(props.info).find((berth) => berth.some((each) => each.seat === seat)) ?? [];
  const titleOf = (berth: readonly SeatInfo[]): string =>
    hasCrews() ? berthTitle(props.client, berth) : berthName(props.client, berth, props.info.seats);
  const nameOf = (berth: readonly SeatInfo[]): string =>
    berthName(props.client, berth, props.info.seats);

  const attempt = async (change: () => Promise<MyMatch>): Promise<void> => {
    setBusy(true);
    try {
      props.onMine(await change());
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
    setBusy(false);
  };
  const act = (berth: readonly SeatInfo[], action: SeatAction, level: string): void =>
    void attempt(() => doIt(props, action, { seats: berth.map(({ seat }) => seat), level }));
  const rearrange = (berths: readonly Berth[]): void =>
    void attempt(() => api.berth(props.info.id, berths));
  keepLinks(props);
  const free = (): number => berthsOf(props.info, freeSeats(props.info)).length;
  showTitle(() => waitingWords.tabTitle(gameName(), free()));
  return (
    <section class="page waiting">
      <h1>{waitingWords.title(gameName(), freeSeats(props.info).length)}</h1>
      <Show when={described.latest}>{(words) => <p class="waiting-what">{words()}</p>}</Show>
      <Show when={!sits()}>
        <NameField />
        <Show when={!props.link.isHost() && props.info.visibility === 'private'}>
          <p class="notice">{waitingWords.byInvitation}</p>
        </Show>
      </Show>
      <div class="waiting-columns">
        <TableInvitation {...props} nameOf={nameOf} />
        <div class="waiting-seats">
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
                    <Show when={props.link.isHost()}>
                      <CrewSharing
                        info={props.info}
                        side={side}
                        crewName={sideName(props.client, side)}
                        size={crewOf(side).length}
                        isBusy={busy()}
                        onChange={rearrange}
                      />
                    </Show>
                  </Show>
                  <ul class="roles">
                    <For each={berthsOf(props.info, crewOf(side)).map(firstSeat)}>
                      {(seat) => (
                        <WaitingSeat
                          {...props}
                          seat={seatInfo(props, seat)}
                          berth={berthAt(seat)}
                          title={titleOf(berthAt(seat))}
                          fullName={berthName(props.client, berthAt(seat), props.info.seats)}
                          bots={known()?.bots ?? []}
                          isBusy={busy()}
                          onAction={(action, level) => act(berthAt(seat), action, level)}
                          onBerths={rearrange}
                        />
                      )}
                    </For>
                  </ul>
                </section>
              )}
            </For>
          </div>
          <Problem why={problem()} />
          <Show when={props.link.isHost() && freeSeats(props.info).length > 1}>
            <FillWithBots
              info={props.info}
              bots={known()?.bots ?? []}
              isBusy={busy()}
              onChange={(change) => void attempt(change)}
            />
          </Show>
          <Show when={!hasCrews()}>
            <Talk {...props} />
          </Show>
        </div>
        <div class="waiting-rest">
          <section class="card" aria-labelledby="the-table">
            <h2 id="the-table">{waitingWords.theTable}</h2>
            <MatchFacts info={props.info} game={known()} client={props.client} />
            <div class="waiting-watchers">
              <WatcherLine info={props.info} />
              <Show when={props.link.isHost()}>
                <SpectatorsField
                  chosen={props.info.spectators}
                  disabled={busy()}
                  onChange={(spectators) =>
                    void attempt(() => api.chooseSpectators(props.info.id, spectators))
                  }
                />
              </Show>
            </div>
          </section>
          <Show when={hasCrews()}>
            {intercom()?.Card({})}
            <Talk {...props} />
          </Show>
          <div class="waiting-end">
            <p>
              <small>{waitingWords.staysOpen(props.info.visibility === 'public')}</small>
            </p>
            <Show when={props.link.isHost()}>
              <AskTwice
                first={waitingWords.giveUpFirst}
                question={waitingWords.giveUpQuestion}
                act={waitingWords.giveUp}
                stay={waitingWords.keepIt}
                onAct={() => void attempt(() => api.giveUp(props.info.id))}
              />
            </Show>
          </div>
        </div>
      </div>
      <WaitingStart
        {...props}
        isBusy={busy()}
        nameOf={nameOf}
        onChange={(change) => void attempt(change)}
      />
    </section>
  );
}

/** Under a few seats, or beside many. */
function Talk(props: WaitingProps): JSX.Element {
  return (
    <Show when={props.link.state() === 'live'}>
      <Chat link={props.link} client={props.client} />
    </Show>
  );
}

interface At {
  readonly seats: readonly Seat[]; // those that go together
  readonly level: string; // of a bot
}

function doIt(props: WaitingProps, action: SeatAction, { seats, level }: At): Promise<MyMatch> {
  const { info, mine } = props;
  const [seat] = seats;
  if (seat === undefined) return api.match(info.id);
  switch (action) {
    case 'sit':
      return api.takeSeat(info, keyed(seat, mine.keys));
    case 'also':
      return api.takeSeat(info, { seat });
    case 'move':
      return moveTo(props, seat);
    case 'leave':
      return api.leave(info.id, seat);
    case 'giveToBot':
      return giveToBots(info.id, seats, level);
    case 'sendBotAway':
    case 'openUp':
    case 'free':
      return api.arrange(info.id, seat, 'open');
    default:
      return action satisfies never;
  }
}

/** Each of them has a seat for itself. */
async function giveToBots(id: string, seats: readonly Seat[], level: string): Promise<MyMatch> {
  for (const seat of seats) await api.arrange(id, seat, { bot: level });
  return api.match(id);
}

const firstSeat = ([first]: readonly SeatInfo[]): Seat => first?.seat ?? ('' as Seat);

/** A seat that somebody else has left has a new link, and so may the table: the host is to have them at hand. */
function keepLinks(props: WaitingProps): void {
  const unlinked = (): string => {
    const open = openSeats(props.info).map(({ seat }) => seat);
    const isTableLinked = open.length === 0 || props.mine.tableKey !== null;
    return [
      ...open.filter((seat) => props.mine.keys[seat] === undefined),
      ...(isTableLinked ? [] : ['table']),
    ].join(' ');
  };
  createEffect(
    on([unlinked, props.link.isHost], ([places, isHost]) => {
      if (places === '' || !isHost) return;
      api.match(props.info.id).then(props.onMine, () => undefined); // the next change asks again
    }),
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
    keptFor: null,
    relief: null,
  };

const keyed = (
  seat: Seat,
  keys: Readonly<Record<string, string>>,
): { readonly seat: Seat } | { readonly key: string } => {
  const key = keys[seat];
  return key === undefined ? { seat } : { key };
};

const isHeld =
  (seats: readonly Seat[]) =>
  ({ seat }: SeatInfo): boolean =>
    seats.includes(seat);

/** Gives up all seats one has for another: the last of them in the same instant, so that it cannot fail half-way. */
async function moveTo({ info, link }: WaitingProps, seat: Seat): Promise<MyMatch> {
  const [last, ...others] = berthsOf(info, info.seats.filter(isHeld(link.you()))).map(firstSeat);
  for (const left of others) await api.leave(info.id, left);
  return api.takeSeat(info, last === undefined ? { seat } : { seat, leave: last });
}
