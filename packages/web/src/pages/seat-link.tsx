import type { MatchInfo } from '@fathom/protocol';
import { createResource, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { roleText, seatName } from '../frame/names.ts';
import type { GameClient } from '../games/game-client.ts';
import { shelfEntry } from '../games/shelf.ts';
import { NameField } from '../lobby/name-field.tsx';
import { api } from '../net/api.ts';

interface SeatLinkProps {
  readonly match: string;
  readonly seatKey: string;
  readonly info: MatchInfo;
  readonly onSeated: () => void;
}

/** What somebody sees who opens a seat link. Sitting down takes a click: a preview robot must not take the seat. */
export function SeatLink(props: SeatLinkProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const entry = () => shelfEntry(props.info.game);
  const people = () =>
    props.info.seats
      .map(({ holder }) => (holder?.kind === 'person' ? holder.name : undefined))
      .filter((name) => name !== undefined);
  const [client] = createResource(async () => (await entry()?.load?.()) ?? null);
  const naming = (): GameClient | null => (client.state === 'ready' ? client() : null);
  const seat = props.info.seats.find((each) => `#${each.seat}` === window.location.hash);
  const hosts = (): string => [...new Set(people())].join(' and ');
  const sit = async (): Promise<void> => {
    try {
      await api.takeSeat(props.info, { key: props.seatKey });
      props.onSeated();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work.');
    }
  };
  return (
    <section class="page waiting">
      <h1>A seat is kept for you</h1>
      <Show when={entry()}>
        {(game) => (
          <div class="picture">
            <Dynamic component={game().Illustration} />
          </div>
        )}
      </Show>
      <p>
        <b>
          {entry()?.name}
          <Show when={hosts() !== ''}> with {hosts()}</Show>.
        </b>{' '}
        {entry()?.blurb}{' '}
        <a href={`/${props.info.game}/rules`} target="_blank" rel="noopener">
          Read the rules
        </a>
      </p>
      <Show when={seat}>
        {(kept) => (
          <p>
            Your seat: <b>{seatName(naming(), kept(), props.info.seats)}</b>.{' '}
            {roleText(naming(), kept().role)}
          </p>
        )}
      </Show>
      <NameField />
      <Show when={problem()}>
        {(why) => (
          <p class="problem" role="alert">
            {why()} <a href={`/m/${props.match}`}>Go to the match</a>
          </p>
        )}
      </Show>
      <button type="button" class="primary wide" onClick={() => void sit()}>
        Sit down
      </button>
    </section>
  );
}
