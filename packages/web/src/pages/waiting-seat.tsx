import type { GameInfo, SeatInfo } from '@fathom/protocol';
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Invitation } from '../frame/invitation.tsx';
import { roleText } from '../frame/names.ts';
import { usualLevel } from '../lobby/usual-level.ts';
import { waitingWords } from '../words/waiting.ts';
import { seatActions } from './seat-actions.ts';
import type { SeatAction } from './seat-actions.ts';
import type { WaitingProps } from './waiting-room.tsx';

interface WaitingSeatProps extends WaitingProps {
  readonly seat: SeatInfo;
  readonly title: string;
  readonly fullName: string;
  readonly bots: GameInfo['bots'];
  readonly isBusy: boolean;
  readonly onAction: (action: SeatAction, level: string) => void;
}

/** One role: who holds it, what it does, and what can be done about it. */
export function WaitingSeat(props: WaitingSeatProps): JSX.Element {
  const actions = (): readonly SeatAction[] =>
    seatActions(props.info, props.seat, {
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
      <div class="role-actions">
        <For each={actions().filter((action) => action !== 'giveToBot')}>
          {(action) => (
            <button
              type="button"
              classList={{ primary: action === 'sit' }}
              disabled={props.isBusy}
              aria-label={waitingWords.actionAt(waitingWords.actions[action], props.fullName)}
              onClick={() => props.onAction(action, '')}
            >
              {waitingWords.actions[action]}
            </button>
          )}
        </For>
        <Show when={address() !== null}>
          <button
            type="button"
            aria-label={waitingWords.inviteTo(props.fullName)}
            aria-expanded={isInviting()}
            onClick={() => setInviting(!isInviting())}
          >
            {waitingWords.invite}
          </button>
        </Show>
        <Show when={actions().includes('giveToBot')}>
          <BotField {...props} />
        </Show>
      </div>
      <Show when={isInviting() && address()}>
        {(link) => (
          <Invitation seat={props.fullName} link={link()}>
            {waitingWords.inviteLink}
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
      <Switch fallback={<span class="nobody">{waitingWords.free}</span>}>
        <Match when={props.isMine}>
          <b>{waitingWords.you}</b>
        </Match>
        <Match when={person()}>
          {(holder) => (
            <>
              <b>{holder().name}</b>
              <span class={`presence ${holder().here ? 'here' : 'away'}`}>
                {holder().here ? waitingWords.here : waitingWords.away}
              </span>
            </>
          )}
        </Match>
        <Match when={props.seat.holder}>
          {(holder) => (
            <>
              <b>{holder().name}</b>
              <span class="presence">{waitingWords.bot}</span>
            </>
          )}
        </Match>
      </Switch>
    </p>
  );
}

/** The host gives the seat to a bot: which one, and do it. */
function BotField(props: WaitingSeatProps): JSX.Element {
  const [level, setLevel] = createSignal<string | null>(null);
  const chosen = (): string => level() ?? usualLevel(props.bots);
  return (
    <Show when={props.bots.length > 0}>
      <span class="bot-field">
        <select
          aria-label={waitingWords.botFor(props.fullName)}
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
          aria-label={waitingWords.actionAt(waitingWords.giveToBot, props.fullName)}
          onClick={() => props.onAction('giveToBot', chosen())}
        >
          {waitingWords.giveToBot}
        </button>
      </span>
    </Show>
  );
}
