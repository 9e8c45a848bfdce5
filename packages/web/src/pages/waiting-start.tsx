import type { GameInfo, MatchInfo, MyMatch, SeatInfo } from '@fathom/protocol';
import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { LevelOptions } from '../bots/level-options.tsx';
import { usualLevel } from '../lobby/usual-level.ts';
import { api } from '../net/api.ts';
import { waitingWords } from '../words/waiting.ts';
import { berthsOf } from './berths.ts';
import { awaitedPeople, awayPeople, freeSeats, openSeats } from './seat-actions.ts';
import type { WaitingProps } from './waiting-room.tsx';

interface WaitingStartProps extends WaitingProps {
  readonly isBusy: boolean;
  readonly nameOf: (berth: readonly SeatInfo[]) => string;
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
      <div>
        <p>{missing(props)}</p>
        <Show when={!waitsForHost()}>
          <p>{waitingWords.beginsByItself}</p>
        </Show>
        <Show when={waitsForHost() && !isHost()}>
          <p>{waitingWords.hostStarts(props.info.hostHere)}</p>
        </Show>
      </div>
      <Show when={waitsForHost() && mayLead()}>
        <button
          type="button"
          class="primary"
          disabled={!isFull() || props.isBusy}
          onClick={() => props.onChange(() => api.start(props.info.id))}
        >
          {waitingWords.start}
        </button>
      </Show>
    </div>
  );
}

function missing({ info, link, nameOf }: WaitingStartProps): string {
  const free = freeSeats(info);
  const away = awayPeople(info);
  if (free.length === info.seats.length) return waitingWords.nobodyYet;
  if (free.length > 0) {
    const open = berthsOf(info, openSeats(info));
    return stillMissing(open.map(nameOf), info, link.isHost());
  }
  return away.length === 0 ? waitingWords.inPlace : waitingWords.notHere(away);
}

function stillMissing(open: readonly string[], info: MatchInfo, isHost: boolean): string {
  const awaited = awaitedPeople(info).filter((name) => name !== '');
  const unnamed = open.length === 0 && awaited.length === 0;
  const free = open.length === 0 ? '' : waitingWords.stillFree(open, isHost);
  return unnamed
    ? waitingWords.waitingForOthers
    : `${free}${waitingWords.stillKept(awaited)}`.trim();
}

interface FillProps extends Pick<WaitingStartProps, 'info' | 'isBusy' | 'onChange'> {
  readonly bots: GameInfo['bots'];
}

/** All free seats at once. */
export function FillWithBots(props: FillProps): JSX.Element {
  const [level, setLevel] = createSignal<string | null>(null);
  const chosen = (): string => level() ?? usualLevel(props.bots, props.info.game);
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
          <LevelOptions levels={props.bots} chosen={chosen()} />
        </select>
        <button type="button" disabled={props.isBusy} onClick={() => props.onChange(fill)}>
          {waitingWords.fillWithBots}
        </button>
      </span>
    </Show>
  );
}
