import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import type { MatchInfo } from '@fathom/protocol';
import { CrewWaiting } from './crew-waiting.tsx';
import type { Seat } from '@fathom/kit';
import { Invitation } from '../frame/invitation.tsx';
import { Problem } from '../frame/problem.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { webGame } from '../games/web-games.ts';
import { NameField } from '../lobby/name-field.tsx';
import { api } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { waitingWords } from '../words/waiting.ts';

export type KeyBySeat = Readonly<Record<string, string>>;

export interface WaitingProps {
  readonly info: MatchInfo;
  readonly link: MatchLink;
  readonly client: GameClient | null; // null while it is loading
  readonly keys: KeyBySeat;
  readonly onKeys: (keys: KeyBySeat) => void;
}

/** Before the start: who is here, which seats are free, and how to fill them. */
export function WaitingRoom(props: WaitingProps): JSX.Element {
  return props.info.seats.length > 2 || props.info.start === 'host' ? (
    <CrewWaiting {...props} />
  ) : (
    <DuelWaiting info={props.info} you={props.link.you()} keys={props.keys} onKeys={props.onKeys} />
  );
}

interface DuelWaitingProps {
  readonly info: MatchInfo;
  readonly you: readonly Seat[];
  readonly keys: Readonly<Record<string, string>>;
  readonly onKeys: (keys: Readonly<Record<string, string>>) => void;
}

/** Before the start of a match for two: who is here, which seat is free, and how to fill it. */
function DuelWaiting(props: DuelWaitingProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (
    change: Promise<{ keys: Readonly<Record<string, string>> }>,
  ): Promise<void> => {
    try {
      props.onKeys((await change).keys);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
  };
  const free = () => props.info.seats.filter(({ holder }) => holder === null);
  const invitations = () => free().filter(({ seat }) => props.keys[seat] !== undefined);
  const sits = (): boolean => props.you.length > 0;
  return (
    <section class="page waiting">
      <h1>{waitingWords.title(webGame(props.info.game)?.name ?? props.info.game)}</h1>
      <p>{waitingWords.beginsByItself}</p>
      <ul class="matches card">
        <For each={props.info.seats}>
          {({ seat, holder }) => (
            <li>
              <span>
                <Sentence
                  said={waitingWords.seat(seat, holder?.name ?? null, props.you.includes(seat))}
                />
              </span>
              <Show when={props.you.includes(seat)}>
                <button type="button" onClick={() => void attempt(api.leave(props.info.id, seat))}>
                  {waitingWords.leave}
                </button>
              </Show>
              <Show when={holder === null && !sits() && props.info.visibility === 'public'}>
                <button
                  type="button"
                  class="primary"
                  onClick={() => void attempt(api.takeSeat(props.info, { seat }))}
                >
                  {waitingWords.sitDown}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={!sits()}>
        <NameField />
      </Show>
      <For each={invitations()}>
        {({ seat }) => (
          <Invitation
            seat={seat}
            link={`${window.location.origin}/m/${props.info.id}/${props.keys[seat] ?? ''}`}
          >
            <Sentence said={waitingWords.passOn(seat)} />
          </Invitation>
        )}
      </For>
      <p>
        <small>{waitingWords.staysOpen(props.info.visibility === 'public')}</small>
      </p>
      <Problem why={problem()} />
    </section>
  );
}
