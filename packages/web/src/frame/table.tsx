import { createEffect, on, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, Prompt } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { announce } from './announce.tsx';
import { Chat } from './chat.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Afterwards, Leaving } from './leaving.tsx';
import { liveTable, ownSide } from './live-table.ts';
import { Log } from './log.tsx';
import { Players } from './players.tsx';
import { Preferences } from './preferences.tsx';
import { play } from './sound.ts';
import './table.css';

interface TableProps {
  readonly link: MatchLink;
  readonly client: GameClient;
  /** Who answers at the other end: it decides about chat and rematch. */
  readonly home: 'server' | 'browser';
  readonly onAgain: () => Promise<string | null>; // asks for a rematch; why not, if not
}

/** The match page of every game: what to do now, the board, the player's paper, the log. */
export function Table(props: TableProps): JSX.Element {
  const table = liveTable(props.link);
  const station = props.client.sit(table);
  createEffect(() => {
    for (const event of table.news()) {
      const sound = props.client.soundOf(event);
      if (sound !== null) play(sound);
    }
  });
  const isOver = (): boolean => props.link.info()?.status === 'finished';
  createEffect(
    on(isOver, (over, before) => {
      if (!over || before !== false) return;
      const winners = props.link.info()?.outcome?.winners ?? [];
      const side = ownSide(props.link);
      if (side !== null) play(winners.includes(side) ? 'win' : 'lose');
    }),
  );
  // Bots take a moment for the look of it. Whoever will not wait for it taps the board.
  const hurryBots = (event: MouseEvent | KeyboardEvent): void => {
    const isTap = !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
    if (isTap && !station.prompt().isYours && !isOver()) props.link.hurry();
  };
  return (
    <div class="table">
      <div class="middle">
        <Now prompt={station.prompt()} link={props.link} />
        <div class="card board" onClick={hurryBots} onKeyDown={hurryBots}>
          <station.Board />
        </div>
        <station.Actions />
        <Show when={isOver()}>
          <Afterwards link={props.link} home={props.home} onAgain={props.onAgain} />
        </Show>
      </div>
      <div class="left">
        <Players link={props.link} client={props.client} station={station} />
        <station.Paper />
      </div>
      <div class="right">
        <Log table={table} client={props.client} />
        <Show when={props.home === 'server'}>
          <Chat link={props.link} />
        </Show>
        <Preferences />
        <Show when={props.home === 'server'}>
          <Elsewhere link={props.link} />
        </Show>
        <Leaving link={props.link} />
      </div>
    </div>
  );
}

/** What can be done now, in words; or that the line is down. */
function Now(props: { readonly prompt: Prompt; readonly link: MatchLink }): JSX.Element {
  createEffect(
    on(
      () => props.prompt.title,
      (title, before) => {
        if (before === undefined || before === title) return;
        announce(title, 'last');
        if (props.prompt.isYours) play('turn');
      },
    ),
  );
  const titleBefore = document.title;
  createEffect(() => {
    document.title = `${props.prompt.isYours ? '● ' : ''}${props.prompt.title} · Fathom`; // for those in another tab
  });
  onCleanup(() => (document.title = titleBefore));
  return (
    <div class="now" classList={{ yours: props.prompt.isYours }}>
      <h1>{props.prompt.title}</h1>
      <p>{props.prompt.hint}</p>
      <Show when={props.link.state() === 'lost'}>
        <p class="lost" role="alert">
          The line is down. Trying again; nothing is lost.
        </p>
      </Show>
    </div>
  );
}
