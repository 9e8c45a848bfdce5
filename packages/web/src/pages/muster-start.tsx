import type { GameInfo, MyMatch, SeatInfo } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { usualLevel } from '../lobby/usual-level.ts';
import { api } from '../net/api.ts';
import { awayPeople, freeSeats, listed } from './muster-state.ts';
import type { WaitingProps } from './waiting.tsx';

interface MusterStartProps extends WaitingProps {
  readonly bots: GameInfo['bots'];
  readonly isBusy: boolean;
  readonly nameOf: (seat: SeatInfo) => string;
  readonly onChange: (change: () => Promise<MyMatch>) => void;
}

/** What is still missing, and who starts the match. */
export function MusterStart(props: MusterStartProps): JSX.Element {
  const isHost = (): boolean => props.link.isHost();
  // A host who does not come back must not keep the others waiting: then the server lets any of them start.
  const mayLead = (): boolean => isHost() || (props.link.you().length > 0 && !props.info.hostHere);
  const waitsForHost = (): boolean => props.info.start === 'host';
  const isFull = (): boolean => freeSeats(props.info).length === 0;
  return (
    <div class="muster-start card" role="group" aria-label="The start">
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
          Give this table up
        </button>
      </Show>
      <Show
        when={waitsForHost()}
        fallback={<p>The match begins by itself when every seat is filled.</p>}
      >
        <Show when={!isHost()}>
          <p>
            The host starts the match.
            <Show when={!props.info.hostHere}>
              {' '}
              The host is away; after three minutes anyone at the table can do it.
            </Show>
          </p>
        </Show>
        <Show when={mayLead()}>
          <button
            type="button"
            class="primary"
            disabled={!isFull() || props.isBusy}
            onClick={() => props.onChange(() => api.start(props.info.id))}
          >
            Start the match
          </button>
        </Show>
      </Show>
    </div>
  );
}

function missing({ info, link, nameOf }: MusterStartProps): string {
  const free = freeSeats(info);
  const away = awayPeople(info);
  if (free.length === info.seats.length) return 'Nobody has sat down yet.';
  if (free.length > 0)
    return `Still free: ${listed(free.map(nameOf))}.${link.isHost() ? ' Invite people, or let bots take what is left.' : ''}`;
  return away.length === 0
    ? 'Everyone is in place.'
    : `Every seat is filled, but ${listed(away)} ${away.length === 1 ? 'is' : 'are'} not here just now.`;
}

/** All free seats at once. */
function FillWithBots(props: MusterStartProps): JSX.Element {
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
        <select aria-label="Bots" onChange={(event) => setLevel(event.currentTarget.value)}>
          <For each={props.bots}>
            {(bot) => (
              <option value={bot.level} selected={bot.level === chosen()}>
                {bot.name}
              </option>
            )}
          </For>
        </select>
        <button type="button" disabled={props.isBusy} onClick={() => props.onChange(fill)}>
          Fill the free seats with bots
        </button>
      </span>
    </Show>
  );
}
