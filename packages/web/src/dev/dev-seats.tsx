import type { Playable } from '@fathom/kit';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { eventLines, namesAt } from '../table/event-lines.ts';
import type { GameClient, GameTable } from '../games/game-client.ts';
import type { DevMatch } from './dev-match.ts';

export interface DevGame {
  readonly client: GameClient;
  readonly playable: Playable;
}

interface DevSeatsProps {
  readonly game: DevGame;
  readonly match: DevMatch;
  readonly only: string | null; // one of them alone, to see it at the size of a phone
}

interface Seen {
  readonly title: string;
  readonly table: GameTable;
}

export function DevSeats(props: DevSeatsProps): JSX.Element {
  const views = (): readonly Seen[] => {
    const { chairs, watch } = props.match;
    const seats = chairs.map(({ seat }) => seat);
    const sides = [...new Set(chairs.map(({ side }) => side))];
    const all: readonly Seen[] = [
      ...seats.map((seat): Seen => ({ title: seat, table: watch([seat], [seat]) })),
      ...sides.flatMap((side): readonly Seen[] => {
        const held = chairs.filter((chair) => chair.side === side).map(({ seat }) => seat);
        return held.length < 2 ? [] : [{ title: side, table: watch(held, held) }];
      }),
      { title: 'spectator', table: watch([], []) },
      { title: 'open', table: watch(seats, []) },
    ];
    return all.filter(({ title }) => props.only === null || props.only === title);
  };
  return (
    <div class="dev-seats">
      <For each={views()}>
        {({ title, table }) => <SeatPanel title={title} table={table} client={props.game.client} />}
      </For>
    </div>
  );
}

function SeatPanel(props: Seen & { readonly client: GameClient }): JSX.Element {
  const station = props.client.sit(props.table);
  const lines = (): readonly string[] =>
    eventLines(props.client, props.table.events(), namesAt(props.table));
  return (
    <section class="dev-seat" aria-label={props.title} data-seat={props.title}>
      <div class="now" classList={{ yours: station.prompt().isYours }}>
        <h1>{station.prompt().title}</h1>
        <p>{station.prompt().hint}</p>
      </div>
      <div class="board" classList={{ card: station.layout !== 'stations' }}>
        <station.Board />
      </div>
      <station.Actions />
      <div class="card">
        <h2>{props.title}</h2>
        <For each={props.client.sides}>
          {({ side, name }) => (
            <div class="dev-side">
              {name} <station.Standing side={side} />
            </div>
          )}
        </For>
      </div>
      <station.Paper />
      <div class="card dev-log">
        <h2>Log</h2>
        <ol>
          <For each={lines()}>{(line) => <li>{line}</li>}</For>
        </ol>
      </div>
    </section>
  );
}
