import type { Berth, GameInfo, SeatInfo } from '@fathom/protocol';
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { BotPortrait } from '../bots/bot-portrait.tsx';
import { LevelOptions } from '../bots/level-options.tsx';
import { rankOf } from '../bots/ranked.ts';
import { Invitation } from '../frame/invitation.tsx';
import { roleText } from '../frame/people/names.ts';
import { PersonName } from '../frame/people/person-name.tsx';
import { usualLevel } from '../lobby/usual-level.ts';
import { SeatPersonMenu } from '../people-menu/seat-person-menu.tsx';
import { botWords } from '../words/bots.ts';
import { linkWords, waitingWords } from '../words/waiting.ts';
import { berthsOf } from './berths.ts';
import { Merging } from './merging.tsx';
import { openSeats, seatActions } from './seat-actions.ts';
import type { SeatAction } from './seat-actions.ts';
import type { WaitingProps } from './waiting-room.tsx';

interface WaitingSeatProps extends WaitingProps {
  readonly seat: SeatInfo; // the first of the berth
  readonly berth: readonly SeatInfo[]; // that one person has together
  readonly title: string;
  readonly fullName: string;
  readonly bots: GameInfo['bots'];
  readonly isBusy: boolean;
  readonly onAction: (action: SeatAction, level: string) => void;
  readonly onBerths: (berths: readonly Berth[]) => void;
}

/** One role: who holds it, what it does, and what can be done about it. */
export function WaitingSeat(props: WaitingSeatProps): JSX.Element {
  const actionsAt = (seat: SeatInfo): readonly SeatAction[] =>
    seatActions(props.info, seat, {
      you: props.link.you(),
      isHost: props.link.isHost(),
      keys: props.mine.keys,
      kept: props.mine.kept,
    });
  const actions = (): readonly SeatAction[] => actionsAt(props.seat);
  /** Where several buttons do the same, each says at which seat. */
  const labelOf = (action: Exclude<SeatAction, 'giveToBot'>): string => {
    const text = waitingWords.actions[action];
    const places = berthsOf(props.info).filter(
      ([seat]) => seat !== undefined && actionsAt(seat).includes(action),
    );
    const isSole = places.length === 1;
    return isSole ? text : waitingWords.actionAt(text, props.fullName);
  };
  /** A crew has so many ways that they are folded; a bot is sent away first. */
  const mayArrange = (): boolean =>
    props.link.isHost() && props.seat.holder?.kind !== 'bot' && props.info.status === 'lobby';
  const [isArranging, setArranging] = createSignal(false);
  const isMine = (): boolean => props.link.you().includes(props.seat.seat);
  const [isInviting, setInviting] = createSignal(false);
  const isOnlyOne = (): boolean => berthsOf(props.info, openSeats(props.info)).length === 1;
  const isCrew = (): boolean =>
    props.info.seats.some(({ seat, side }) => side === props.seat.side && seat !== props.seat.seat);
  /** The link of a free seat. Its code is drawn when somebody asks for it: a table has up to eight of them. */
  const address = (): string | null => {
    const key = props.seat.holder === null ? props.mine.keys[props.seat.seat] : undefined;
    if (key === undefined || isOnlyOne()) return null; // the table's link does the same
    // Which seat it is stands behind the sign that no server is sent: the key alone opens it.
    return `${window.location.origin}/m/${props.info.id}/${key}#${props.seat.seat}`;
  };
  return (
    <li class="role-card" classList={{ mine: isMine(), free: props.seat.holder === null }}>
      <div class="role-head">
        <h3>{props.title}</h3>
        <Holder
          seat={props.seat}
          isMine={isMine()}
          isKeptForMe={props.mine.kept.includes(props.seat.seat)}
        />
        <SeatPersonMenu link={props.link} seat={props.seat} />
      </div>
      <Show when={props.berth.length === 1 && roleText(props.client, props.seat.role)}>
        {(text) => <p class="role-text">{text()}</p>}
      </Show>
      <div class="role-actions">
        <For each={actions().filter((action) => action !== 'giveToBot')}>
          {(action) => (
            <button
              type="button"
              classList={{ primary: action === 'sit' }}
              disabled={props.isBusy}
              aria-label={labelOf(action)}
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
        <Show when={mayArrange() && isCrew()}>
          <button
            type="button"
            disabled={props.isBusy}
            aria-label={waitingWords.actionAt(waitingWords.arrange, props.fullName)}
            aria-expanded={isArranging()}
            onClick={() => setArranging(!isArranging())}
          >
            {waitingWords.arrange}
          </button>
        </Show>
        <Show when={actions().includes('giveToBot') && !isCrew()}>
          <BotField {...props} />
        </Show>
      </div>
      <Show when={mayArrange() && isCrew() && isArranging()}>
        <div
          class="role-actions"
          role="group"
          aria-label={waitingWords.actionAt(waitingWords.arrange, props.fullName)}
        >
          <Merging {...props} />
          <Show when={actions().includes('giveToBot')}>
            <BotField {...props} />
          </Show>
        </div>
      </Show>
      <Show when={isInviting() && address()}>
        {(link) => (
          <Invitation label={linkWords.label(props.fullName, props.berth.length)} link={link()}>
            {waitingWords.inviteLink}
          </Invitation>
        )}
      </Show>
    </li>
  );
}

interface HolderProps {
  readonly seat: SeatInfo;
  readonly isMine: boolean;
  readonly isKeptForMe: boolean;
}

function Holder(props: HolderProps): JSX.Element {
  const unheld = (): string => {
    const { keptFor } = props.seat;
    if (props.isKeptForMe) return waitingWords.keptForYou;
    return keptFor === null ? waitingWords.free : waitingWords.keptFor(keptFor);
  };
  const person = () => {
    const { holder } = props.seat;
    return holder?.kind === 'person' ? holder : null;
  };
  const bot = () => {
    const { holder } = props.seat;
    return holder?.kind === 'bot' ? holder : null;
  };
  return (
    <p class="role-holder">
      <Switch fallback={<span class="nobody">{unheld()}</span>}>
        <Match when={props.isMine}>
          <b>{waitingWords.you}</b>
        </Match>
        <Match when={person()}>
          {(holder) => (
            <>
              <PersonName person={holder()} />{' '}
              <span class={`presence ${holder().here ? 'here' : 'away'}`}>
                {holder().here ? waitingWords.here : waitingWords.away}
              </span>
            </>
          )}
        </Match>
        <Match when={bot()}>
          {(holder) => (
            <>
              <BotPortrait name={holder().name} level={holder().level} /> <b>{holder().name}</b>
              <span class="presence">{botWords.mark(rankOf(holder()))}</span>
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
  const chosen = (): string => level() ?? usualLevel(props.bots, props.info.game);
  return (
    <Show when={props.bots.length > 0}>
      <span class="bot-field">
        <select
          aria-label={waitingWords.botFor(props.fullName)}
          onChange={(event) => setLevel(event.currentTarget.value)}
        >
          <LevelOptions levels={props.bots} chosen={chosen()} />
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
