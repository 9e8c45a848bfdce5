import type { GameInfo, SeatInfo } from '@fathom/protocol';
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { roleText } from '../frame/names.ts';
import { Invitation } from '../lobby/invitation.tsx';
import { usualLevel } from '../lobby/usual-level.ts';
import { deedsFor } from './muster-state.ts';
import type { SeatDeed } from './muster-state.ts';
import type { WaitingProps } from './waiting.tsx';

interface MusterSeatProps extends WaitingProps {
  readonly seat: SeatInfo;
  readonly title: string;
  readonly fullName: string;
  readonly bots: GameInfo['bots'];
  readonly isBusy: boolean;
  readonly onDeed: (deed: SeatDeed, level: string) => void;
}

const WORDS: Readonly<Record<Exclude<SeatDeed, 'giveToBot'>, string>> = {
  sit: 'Sit down',
  also: 'Take as well',
  move: 'Switch here',
  leave: 'Leave',
  sendBotAway: 'Send the bot away',
  free: 'Free the seat',
};

/** One role: who holds it, what it does, and what can be done about it. */
export function MusterSeat(props: MusterSeatProps): JSX.Element {
  const deeds = (): readonly SeatDeed[] =>
    deedsFor(props.info, props.seat, {
      you: props.link.you(),
      isHost: props.link.isHost(),
      keys: props.keys,
    });
  const isMine = (): boolean => props.link.you().includes(props.seat.seat);
  const [isInviting, setInviting] = createSignal(false);
  /** The link of a free seat. Its code is drawn when somebody asks for it: a table has up to eight of them. */
  const address = (): string | null => {
    const key = props.seat.holder === null ? props.keys[props.seat.seat] : undefined;
    if (key === undefined) return null;
    // Which seat it is stands behind the sign that no server is sent: the key alone opens it.
    return `${window.location.origin}/m/${props.info.id}/${key}#${props.seat.seat}`;
  };
  return (
    <li class="role-card" classList={{ mine: isMine(), free: props.seat.holder === null }}>
      <div class="role-head">
        <h3>{props.title}</h3>
        <Holder seat={props.seat} isMine={isMine()} />
      </div>
      <Show when={roleText(props.client, props.seat.role)}>
        {(text) => <p class="role-text">{text()}</p>}
      </Show>
      <div class="role-deeds">
        <For each={deeds().filter((deed) => deed !== 'giveToBot')}>
          {(deed) => (
            <button
              type="button"
              classList={{ primary: deed === 'sit' }}
              disabled={props.isBusy}
              aria-label={`${WORDS[deed]}: ${props.fullName}`}
              onClick={() => props.onDeed(deed, '')}
            >
              {WORDS[deed]}
            </button>
          )}
        </For>
        <Show when={address() !== null}>
          <button
            type="button"
            aria-label={`Invite somebody: ${props.fullName}`}
            aria-expanded={isInviting()}
            onClick={() => setInviting(!isInviting())}
          >
            Invite
          </button>
        </Show>
        <Show when={deeds().includes('giveToBot')}>
          <BotField {...props} />
        </Show>
      </div>
      <Show when={isInviting() && address()}>
        {(link) => (
          <Invitation seat={props.fullName} link={link()}>
            Whoever opens this link can sit down here. It works once.
          </Invitation>
        )}
      </Show>
    </li>
  );
}

function Holder(props: { readonly seat: SeatInfo; readonly isMine: boolean }): JSX.Element {
  const person = () => {
    const { holder } = props.seat;
    return holder?.kind === 'person' ? holder : null;
  };
  return (
    <p class="role-holder">
      <Switch fallback={<span class="nobody">free</span>}>
        <Match when={props.isMine}>
          <b>You</b>
        </Match>
        <Match when={person()}>
          {(holder) => (
            <>
              <b>{holder().name}</b>
              <span class={`presence ${holder().here ? 'here' : 'away'}`}>
                {holder().here ? 'here' : 'away'}
              </span>
            </>
          )}
        </Match>
        <Match when={props.seat.holder}>
          {(holder) => (
            <>
              <b>{holder().name}</b>
              <span class="presence">bot</span>
            </>
          )}
        </Match>
      </Switch>
    </p>
  );
}

/** The host gives the seat to a bot: which one, and do it. */
function BotField(props: MusterSeatProps): JSX.Element {
  const [level, setLevel] = createSignal<string | null>(null);
  const chosen = (): string => level() ?? usualLevel(props.bots);
  return (
    <Show when={props.bots.length > 0}>
      <span class="bot-field">
        <select
          aria-label={`Bot for ${props.fullName}`}
          onChange={(event) => setLevel(event.currentTarget.value)}
        >
          <For each={props.bots}>
            {(bot) => (
              <option value={bot.level} selected={bot.level === chosen()}>
                {bot.name}
              </option>
            )}
          </For>
        </select>
        <button
          type="button"
          disabled={props.isBusy}
          aria-label={`Give to bot: ${props.fullName}`}
          onClick={() => props.onDeed('giveToBot', chosen())}
        >
          Give to bot
        </button>
      </span>
    </Show>
  );
}
