import type { GameInfo, MyMatch, SeatInfo } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { usualLevel } from '../lobby/usual-level.ts';
import { api } from '../net/api.ts';
import { waitingWords } from '../words/waiting.ts';
import { awayPeople, freeSeats } from './seat-actions.ts';
import type { WaitingProps } from './waiting-room.tsx';

interface WaitingStartProps extends WaitingProps {
  readonly bots: GameInfo['bots'];
  readonly isBusy: boolean;
  readonly nameOf: (seat: SeatInfo) => string;
  readonly onChange: (change: () => Promise<MyMatch>) => void;
}

/** What is still missing, and who starts the match. */
export function WaitingStart(props: WaitingStartProps): JSX.Element {
  const isHost = (): boolean => props.link.isHost();
  // A host who does not come back must not keep the others waiting: then the server lets any of them start.
  const mayLead = (): boolean => isHost() || (props.link.you().length > 0 && !props.info.hostHere);
  const waitsForHost = (): boolean => props.info.start === 'host';
  const isFull = (): boolean => freeSeats(props.info).length === 0;
  return (
    <div class="waiting-start card" role="group" aria-label={waitingWords.theStart}>
      <p>{missing(props)}</p>
      <Show when={isHost() && !isFull()}>
        <FillWithBots {...props} />
      </Show>
      <Show when={isHost()}>
        <button
          type="button"
          class="quiet"
          disabled={props.isBusy}
          onClick={() => props.onChange(() => api.giveUp(props.info.id))}
        >
          {waitingWords.giveUp}
        </button>
      </Show>
      <Show when={waitsForHost()} fallback={<p>{waitingWords.beginsByItself}</p>}>
        <Show when={!isHost()}>
          <p>{waitingWords.hostStarts(props.info.hostHere)}</p>
        </Show>
        <Show when={mayLead()}>
          <button
            type="button"
            class="primary"
            disabled={!isFull() || props.isBusy}
            onClick={() => props.onChange(() => api.start(props.info.id))}
          >
            {waitingWords.start}
          </button>
        </Show>
      </Show>
    </div>
  );
}

function missing({ info, link, nameOf }: WaitingStartProps): string {
  const free = freeSeats(info);
  const away = awayPeople(info);
  if (free.length === info.seats.length) return waitingWords.nobodyYet;
  if (free.length > 0) return waitingWords.stillFree(free.map(nameOf), link.isHost());
  return away.length === 0 ? waitingWords.inPlace : waitingWords.notHere(away);
}

/** All free seats at once. */
function FillWithBots(props: WaitingStartProps): JSX.Element {
  const [level, setLevel] = createSignal<string | null>(null);
  const chosen = (): string => level() ?? usualLevel(props.bots);
  const fill = async (): Promise<MyMatch> => {
    for (const { seat } of freeSeats(props.info))
      await api.arrange(props.info.id, seat, { bot: chosen() });
    return api.match(props.info.id);
  };
  return (
    <Show when={props.bots.length > 0}>
      <span class="bot-field">
        <select
          aria-label={waitingWords.bots}
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
        <button type="button" disabled={props.isBusy} onClick={() => props.onChange(fill)}>
          {waitingWords.fillWithBots}
        </button>
      </span>
    </Show>
  );
}
