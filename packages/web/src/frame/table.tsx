import { createEffect, createMemo, createSignal, For, lazy, on, onCleanup, Show } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import type { GameClient, GameTable, Prompt, Station } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { namesAt } from '../table/event-lines.ts';
import { later, Later } from '../table/later.tsx';
import { isWaitedFor, othersAt } from '../table/prompt.ts';
import { Soon } from '../table/soon.tsx';
import { tableWords } from '../words/table.ts';
import { announce } from './announce.tsx';
import { Chat } from './chat.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { createHintDesk } from './hint/hint-desk.ts';
import type { HintDesk } from './hint/hint-desk.ts';
import { HintButton } from './hint/hint-button.tsx';
import { Leaving } from './leaving.tsx';
import { liveTable, ownSide } from './live-table.ts';
import { Log } from './log.tsx';
import { Players } from './players.tsx';
import { Preferences } from './preferences.tsx';
import { play } from './sound.ts';
import { callOut } from './voice.ts';
import './table.css';

// Not part of the first load: most tables go without them for a while, and many for good.
const HintPanel = lazy(async () => ({
  default: (await import('./hint/hint-panel.tsx')).HintPanel,
}));
const Relief = lazy(async () => ({ default: (await import('./relief.tsx')).Relief }));
const Afterwards = later(async () => (await import('./afterwards.tsx')).Afterwards);
const CrewVote = lazy(async () => ({ default: (await import('./surrender.tsx')).CrewVote }));

interface TableProps {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly hasHints: boolean; // the game's bots can say in words what they would do
  /** Who answers at the other end: it decides about chat and rematch. */
  readonly home: 'server' | 'browser';
  readonly onAgain: () => Promise<string | null>; // asks for a rematch; why not, if not
}

const WHOLE_CREW = 3; // stations
type Column = 'left' | 'middle' | 'right';

/** The match page of every game. A game's station may rely on its seats for good: other seats get another one. */
export function Table(props: TableProps): JSX.Element {
  const sitting = (): string => `as ${props.link.you().join(' ')}`;
  return (
    <Show when={sitting()} keyed>
      <Seated {...props} />
    </Show>
  );
}

/** What to do now, the board, the player's paper, the log. */
function Seated(props: TableProps): JSX.Element {
  const table = liveTable(props.link, props.client);
  const station = props.client.sit(table);
  const isWide = station.layout === 'stations';
  // Whoever works at most stations of a crew needs all the width there is; but a clock must stay in sight.
  const isWhole = (): boolean =>
    isWide &&
    props.link.you().length >= WHOLE_CREW &&
    props.link.info()?.clock.type === 'none' &&
    !isOver();
  const isOver = (): boolean => props.link.info()?.status === 'finished';
  const hint = createHintDesk({
    link: props.link,
    client: props.client,
    hasHints: props.hasHints,
    isYours: () => isWaitedFor(station),
  });
  // Where there is a column beside the board a hint must not push the board away.
  const hasColumns = createMedia('(min-width: 1101px)');
  const adviceIn = createMemo((): Column => {
    if (!hasColumns() || isWhole()) return 'middle';
    return isWide ? 'left' : 'right';
  });
  const Advice = (at: { readonly in: Column }): JSX.Element => (
    <Show when={adviceIn() === at.in && hint.hint().is !== 'closed'}>
      <Later>
        <HintPanel desk={hint} />
      </Later>
    </Show>
  );
  soundOut(props, table);
  createEffect(
    on(isOver, (over, before) => {
      if (!over || before !== false) return;
      const winners = props.link.info()?.outcome?.winners ?? [];
      const side = ownSide(props.link);
      if (side !== null) play(winners.includes(side) ? 'win' : 'lose');
    }),
  );
  // Bots take a moment for the look of it. Whoever will not wait for it taps the board; where people
  // work at several stations at once, a tap is work and no sign of impatience.
  const hurryBots = (event: MouseEvent | KeyboardEvent): void => {
    const isTap = !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
    // The tap that takes a turn is none: by now it may be foreseen to be over.
    const isIdle = !station.prompt().isYours && table.pending().length === 0;
    if (isTap && !isWide && isIdle && !isOver()) props.link.hurry();
  };
  return (
    <div class="table" classList={{ wide: isWide, whole: isWhole() }}>
      <div class="middle">
        <Now station={station} link={props.link} hint={hint.isOffered() ? hint : null} />
        <Advice in="middle" />
        <Show when={hasCompany(props.link)}>
          <Later>
            <Relief link={props.link} client={props.client} />
            <CrewVote link={props.link} />
          </Later>
        </Show>
        <div class="board" classList={{ card: !isWide }} onClick={hurryBots} onKeyDown={hurryBots}>
          <Soon>
            <station.Board />
          </Soon>
        </div>
        <Soon>
          <station.Actions />
        </Soon>
        <Show when={isOver()}>
          <Soon>
            <Afterwards link={props.link} home={props.home} onAgain={props.onAgain} />
          </Soon>
        </Show>
      </div>
      <div class="left">
        <Advice in="left" />
        <Soon>
          <Players link={props.link} client={props.client} station={station} />
        </Soon>
        <Soon>
          <station.Paper />
        </Soon>
      </div>
      <div class="right">
        <Advice in="right" />
        <Soon>
          <Log table={table} client={props.client} />
        </Soon>
        <Show when={props.home === 'server'}>
          <Soon>
            <Chat link={props.link} client={props.client} />
          </Soon>
        </Show>
        <Soon>
          <Preferences hasVoice={props.client.hasVoice === true} hasHints={hint.mayAsk()} />
          <Show when={props.home === 'server'}>
            <Elsewhere link={props.link} client={props.client} />
          </Show>
          <Leaving link={props.link} />
        </Soon>
      </div>
    </div>
  );
}

/** Whether somebody could be missed here: another person, or this one, whose seat a bot has taken over. */
const hasCompany = (link: MatchLink): boolean =>
  link.relieved().length > 0 ||
  (link.info()?.seats ?? []).some(
    ({ seat, holder }) => holder?.kind === 'person' && !link.you().includes(seat),
  );

/** Whether the page is shown in this way, for what styles alone cannot decide. */
function createMedia(query: string): Accessor<boolean> {
  const list = window.matchMedia(query);
  const [matches, setMatches] = createSignal(list.matches);
  const change = (event: MediaQueryListEvent): void => void setMatches(event.matches);
  list.addEventListener('change', change);
  onCleanup(() => list.removeEventListener('change', change));
  return matches;
}

/** What has just happened, for the ears: its sounds, and a voice for those who want one. */
function soundOut({ client }: TableProps, table: GameTable): void {
  createEffect(() => {
    for (const event of table.news()) {
      const sound = client.soundOf(event);
      if (sound !== null) play(sound);
      const words = client.words.spoken(event, namesAt(table));
      if (words !== null) callOut(words);
    }
  });
}

interface NowProps {
  readonly station: Station;
  readonly link: MatchLink;
  readonly hint: HintDesk | null; // null: none can be asked for
}

/** What can be done now, in words; or that the line is down. */
function Now(props: NowProps): JSX.Element {
  const prompt = (): Prompt => props.station.prompt();
  const others = (): readonly Prompt[] => othersAt(props.station);
  createEffect(
    on(
      () => prompt().title,
      (title, before) => {
        if (before === undefined || before === title) return;
        announce(title, 'last');
        if (prompt().isYours) play('turn');
      },
    ),
  );
  const titleBefore = document.title;
  createEffect(() => {
    // For those in another tab.
    document.title = tableWords.pageTitle(prompt().title, isWaitedFor(props.station));
  });
  onCleanup(() => (document.title = titleBefore));
  return (
    <div class="now" classList={{ yours: isWaitedFor(props.station), hinted: props.hint !== null }}>
      <h1>{prompt().title}</h1>
      <p>{prompt().hint}</p>
      <Show when={props.hint} keyed>
        {(desk) => <HintButton desk={desk} />}
      </Show>
      <Show when={others().length > 0}>
        <ul class="also-waiting" aria-label={tableWords.alsoWaitedFor}>
          <For each={others()}>
            {(other) => (
              <li classList={{ yours: other.isYours }}>
                <b>{other.title}</b> {other.hint}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.link.state() === 'lost'}>
        <p class="lost" role="alert">
          {tableWords.lineDown}
          <Show when={props.link.pending().length > 0}> {tableWords.keptForLine}</Show>
        </p>
      </Show>
    </div>
  );
}
