import type { MatchInfo } from '@fathom/protocol';
import { createResource, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { roleText, seatName } from '../frame/names.ts';
import { Sentence } from '../frame/sentence.tsx';
import type { GameClient } from '../games/game-client.ts';
import { webGame } from '../games/web-games.ts';
import { NameField } from '../lobby/name-field.tsx';
import { api } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { waitingWords } from '../words/waiting.ts';
import '../lobby/lobby.css';

interface SeatLinkProps {
  readonly match: string;
  readonly seatKey: string;
  readonly info: MatchInfo;
  readonly onSeated: () => void;
}

/** What somebody sees who opens a seat link. Sitting down takes a click: a preview robot must not take the seat. */
export function SeatLink(props: SeatLinkProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const entry = () => webGame(props.info.game);
  const people = () =>
    props.info.seats
      .map(({ holder }) => (holder?.kind === 'person' ? holder.name : undefined))
      .filter((name) => name !== undefined);
  const [client] = createResource(async () => (await entry()?.load()) ?? null);
  const naming = (): GameClient | null => (client.state === 'ready' ? client() : null);
  const seat = props.info.seats.find((each) => `#${each.seat}` === window.location.hash);
  const hosts = (): readonly string[] => [...new Set(people())];
  const sit = async (): Promise<void> => {
    try {
      await api.takeSeat(props.info, { key: props.seatKey });
      props.onSeated();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
  };
  return (
    <section class="page waiting">
      <h1>{waitingWords.seatKept}</h1>
      <Show when={entry()}>
        {(game) => (
          <div class="picture">
            <Show when={game().Illustration} keyed>
              {(Illustration) => <Illustration />}
            </Show>
          </div>
        )}
      </Show>
      <p>
        <Sentence said={waitingWords.invitation(entry()?.name ?? props.info.game, hosts())} />
        {entry()?.blurb}{' '}
        <a href={`/${props.info.game}/rules`} target="_blank" rel="noopener">
          {waitingWords.readRules}
        </a>
      </p>
      <Show when={seat}>
        {(kept) => (
          <p>
            <Sentence
              said={waitingWords.yourSeat(
                seatName(naming(), kept(), props.info.seats),
                roleText(naming(), kept().role),
              )}
            />
          </p>
        )}
      </Show>
      <NameField />
      <Show when={problem()}>
        {(why) => (
          <p class="problem" role="alert">
            <Sentence said={waitingWords.goToMatch(why())} href={`/m/${props.match}`} />
          </p>
        )}
      </Show>
      <button type="button" class="primary wide" onClick={() => void sit()}>
        {waitingWords.sitDown}
      </button>
    </section>
  );
}
