import type { MatchInfo, SeatInfo } from '@fathom/protocol';
import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { sideName } from '../frame/people/names.ts';
import { asWords } from '../words/as-words.ts';
import { listWords } from '../games/list-words.ts';
import { webGame } from '../games/web-games.ts';
import { clockWords } from '../words/clocks.ts';
import { lobbyWords } from '../words/lobby.ts';
import { createLoaded } from '../own/loaded.ts';
import { crowd, peopleOf } from '../own/crowd.ts';

interface TableListProps {
  readonly title: string;
  readonly empty: string;
  readonly matches: readonly MatchInfo[];
  readonly verb: string;
  readonly isOwn: (match: string) => boolean;
}

/** Tables that anybody may go to: what is played there, by what clock, and who sits where. */
export function TableList(props: TableListProps): JSX.Element {
  const byId = createMemo(() => new Map(props.matches.map((match) => [match.id, match])));
  return (
    <section class="card">
      <h2>{props.title}</h2>
      <Show when={props.matches.length > 0} fallback={<p class="empty">{props.empty}</p>}>
        <ul class="table-rows">
          <For each={props.matches.map(({ id }) => id)}>
            {(id) => (
              <Show when={byId().get(id)}>
                {(match) => <TableRow match={match()} verb={props.verb} isOwn={props.isOwn(id)} />}
              </Show>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

interface TableRowProps {
  readonly match: MatchInfo;
  readonly verb: string;
  readonly isOwn: boolean;
}

function TableRow(props: TableRowProps): JSX.Element {
  const game = (): string => webGame(props.match.game)?.name ?? props.match.game;
  const verb = (): string => (props.isOwn ? lobbyWords.goThere : props.verb);
  const options = createLoaded(
    () => props.match,
    (match) => listWords(match.game, match.options),
  );
  const facts = (): readonly string[] => [
    ...[options() ?? []].flat(),
    clockWords(props.match.clock),
  ];
  return (
    <li classList={{ own: props.isOwn }}>
      <div>
        <p class="table-what">
          <b>{game()}</b>
          <Show when={props.isOwn}>
            <span class="table-own">{lobbyWords.yourTable}</span>
          </Show>
          <span class="table-facts">{facts().join(' · ')}</span>
        </p>
        <ul class="table-seats">
          <For each={sidesIn(props.match)}>
            {({ name, seats }) => (
              <li>
                <span class="table-side">{name}</span>
                <span>{crowd(seats).join(', ')}</span>
              </li>
            )}
          </For>
        </ul>
      </div>
      <a
        class="button"
        href={`/m/${props.match.id}`}
        aria-label={lobbyWords.rowName(verb(), game(), peopleOf(props.match.seats))}
      >
        {verb()}
      </a>
    </li>
  );
}

interface ListedSide {
  readonly name: string;
  readonly seats: readonly SeatInfo[];
}

const sidesIn = ({ seats }: MatchInfo): readonly ListedSide[] =>
  [...new Set(seats.map(({ side }) => side))].map((side) => ({
    name: asWords(sideName(null, side)),
    seats: seats.filter((seat) => seat.side === side),
  }));
