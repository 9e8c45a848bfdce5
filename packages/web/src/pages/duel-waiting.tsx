import type { Seat } from '@fathom/kit';
import type { MatchInfo } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { shelfEntry } from '../games/shelf.ts';
import { Invitation } from '../lobby/invitation.tsx';
import { NameField } from '../lobby/name-field.tsx';
import { api } from '../net/api.ts';

interface DuelWaitingProps {
  readonly info: MatchInfo;
  readonly you: readonly Seat[];
  readonly keys: Readonly<Record<string, string>>;
  readonly onKeys: (keys: Readonly<Record<string, string>>) => void;
}

/** Before the start of a match for two: who is here, which seat is free, and how to fill it. */
export function DuelWaiting(props: DuelWaitingProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (
    change: Promise<{ keys: Readonly<Record<string, string>> }>,
  ): Promise<void> => {
    try {
      props.onKeys((await change).keys);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work.');
    }
  };
  const free = () => props.info.seats.filter(({ holder }) => holder === null);
  const invitations = () => free().filter(({ seat }) => props.keys[seat] !== undefined);
  const sits = (): boolean => props.you.length > 0;
  return (
    <section class="page waiting">
      <h1>{shelfEntry(props.info.game)?.name}: waiting for players</h1>
      <p>The match begins by itself when every seat is filled.</p>
      <ul class="matches card">
        <For each={props.info.seats}>
          {({ seat, holder }) => (
            <li>
              <span>
                <b class="seat">{seat}</b> · {holder?.name ?? 'free'}
                {props.you.includes(seat) ? ' (you)' : ''}
              </span>
              <Show when={props.you.includes(seat)}>
                <button type="button" onClick={() => void attempt(api.leave(props.info.id, seat))}>
                  Leave
                </button>
              </Show>
              <Show when={holder === null && !sits() && props.info.visibility === 'public'}>
                <button
                  type="button"
                  class="primary"
                  onClick={() => void attempt(api.takeSeat(props.info, { seat }))}
                >
                  Sit down
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
            <b>Pass this link on</b> to whoever shall sit on the {seat} seat. It works once.
          </Invitation>
        )}
      </For>
      <Problem why={problem()} />
    </section>
  );
}
