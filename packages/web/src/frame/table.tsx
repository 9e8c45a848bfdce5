import { chosenOption } from '@fathom/kit';
import { createEffect, createMemo, createSignal, on, onMount, Show } from 'solid-js';
import type { MatchInfo } from '@fathom/protocol';
import type { JSX } from 'solid-js';
import type { GameClient, GameTable, MatchOptions } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { later, Later, lazyPart } from '../table/later.tsx';
import { isWaitedFor } from '../table/prompt.ts';
import { Soon } from '../table/soon.tsx';
import { createEnd } from './end/end.ts';
import { Elsewhere } from './elsewhere.tsx';
import { createHintDesk } from './hint/hint-desk.ts';
import { createInView } from './in-view.ts';
import { useIntercom } from './intercom-place.tsx';
import { KeysButton } from './keys/keys-button.tsx';
import { WHOLE_CREW_ROOM, isWholeCrew } from './stations-layout.ts';
import { Leaving } from './leaving.tsx';
import { liveTable, ownSide } from './live-table.ts';
import { createTalkDesk, LogAndTalk } from './talk/log-and-talk.tsx';
import type { TalkPlace } from './talk/log-and-talk.tsx';
import { createMedia } from './media.ts';
import { createMoments } from './moments/moments.ts';
import { createLastly, Now } from './now.tsx';
import { Players } from './people/players.tsx';
import { Preferences } from './preferences.tsx';
import { createPaused, pausable } from './paused.ts';
import { soundOut } from './sound-out.ts';
import { play } from './sound.ts';
import { createNextTimer } from './timers.ts';
import './table.css';
import { companyParts, laterParts, talkWays } from './parts.ts';

// Not part of the first load: most tables go without them for a while, and many for good.
const HintPanel = later(laterParts, 'HintPanel');
const Relief = lazyPart(companyParts, 'Relief');
const TimeOffNotice = lazyPart(companyParts, 'TimeOffNotice');
const LateViewBar = lazyPart(companyParts, 'LateViewBar');
const Afterwards = later(laterParts, 'Afterwards');
const EndScene = later(laterParts, 'EndScene');
const MomentStage = later(laterParts, 'MomentStage');
const AtHand = later(talkWays, 'AtHand');
const MatchStakes = lazyPart(() => import('../people/match-stakes.tsx'), 'MatchStakes');
const CrewVote = lazyPart(companyParts, 'CrewVote');

interface TableProps {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly hasHints: boolean; // the game's bots can say in words what they would do
  /** Who answers at the other end: it decides about chat and rematch. */
  readonly home: 'server' | 'browser';
  readonly onAgain: () => Promise<string | null>; // asks for a rematch; why not, if not
  readonly onDecline?: () => Promise<string | null>; // of one that is offered
}

type Column = 'left' | 'middle' | 'right';

/** The match page of every game. A game's station may rely on its seats for good: other seats get another one. */
export function Table(props: TableProps): JSX.Element {
  const sitting = (): string => `as ${props.link.you().join(' ')} ${props.link.late() ?? ''}`;
  onMount(() => window.scrollTo(0, 0)); // however far down the waiting room was
  return (
    <Show when={sitting()} keyed>
      <Seated {...props} />
    </Show>
  );
}

const optionsOf = (info: MatchInfo | null): MatchOptions =>
  typeof info?.options === 'object' && info.options !== null ? (info.options as MatchOptions) : {};

/** What to do now, the board, the player's paper, the log. */
function Seated(props: TableProps): JSX.Element {
  const hint = createHintDesk({
    link: props.link,
    client: props.client,
    hasHints: props.hasHints,
    isYours: () => isWaitedFor(station),
    isGuided: () => props.client.isGuided?.(optionsOf(props.link.info())) === true,
  });
  const table: GameTable = { ...liveTable(props.link, props.client), advised: hint.advised };
  const isPaused = createPaused(props.link);
  const station = pausable(props.client.sit(table), isPaused);
  const isRealTime = (): boolean =>
    props.client.hasNoClock?.((props.link.info()?.options ?? {}) as MatchOptions) === true;
  const isWide = station.layout === 'stations';
  const isWhole = (): boolean => isWide && isWholeCrew(props.link.you()) && !isOver();
  const isOver = (): boolean => props.link.info()?.status === 'finished';
  // Where there is a column beside the board a hint must not push the board away.
  const hasColumns = createMedia(WHOLE_CREW_ROOM);
  const adviceIn = createMemo((): Column => {
    if (!hasColumns() || isWhole()) return 'middle';
    return isWide ? 'left' : 'right';
  });
  const Advice = (at: { readonly in: Column }): JSX.Element => (
    <Show when={adviceIn() === at.in && hint.hint().is !== 'closed'}>
      <HintPanel desk={hint} />
    </Show>
  );
  const intercom = useIntercom();
  const timer = createNextTimer({ link: props.link, client: props.client, station });
  const lastly = createLastly({ table, client: props.client, station });
  const [call, setCall] = createSignal<string | null>(null);
  const moments = createMoments({
    station: () => station,
    news: table.news,
    isLive: () => props.link.state() === 'live',
  });
  const end = createEnd({ isOver, moments, notes: table.notes });
  const hasCalls = props.client.sayingOf !== undefined; // which stand with the talk, and need its height
  const isLow = createMedia(`(max-height: ${hasCalls ? 1000 : 820}px)`);
  const hasIntercom = (): boolean => intercom()?.isThere() === true;
  const talkPlace = createMemo((): TalkPlace => {
    if (!hasColumns() || isWhole()) return 'drawer';
    return isWide && (isLow() || hasIntercom()) ? 'tabs' : 'both';
  });
  // A card of its own would push the players out of the window.
  const hasVoice = (): boolean => talkPlace() === 'tabs' && hasIntercom();
  const talk = createTalkDesk(talkPlace, { hasTalk: () => props.home === 'server', hasVoice });
  const nowInView = createInView('most');
  let middle: HTMLElement | undefined;
  const isHandy = (): boolean => talk.place() === 'drawer';
  const isBeside = (): boolean => isWhole() && hasColumns(); // of the chart, which needs the height
  const Hand = (): JSX.Element => (
    <AtHand
      desk={talk}
      words={nowInView.now() ? lastly() : station.prompt().title}
      isYours={isWaitedFor(station)}
      onGo={nowInView.now() ? null : () => middle?.scrollIntoView()}
    />
  );
  const ears = createMemo(() => props.client.ears?.(optionsOf(props.link.info())) ?? []);
  soundOut({ client: props.client, table, station, ears });
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
    <>
      <div class="above" classList={{ handy: isHandy() && !isBeside() }}>
        <Show when={isHandy() && !isBeside()}>
          <Hand />
        </Show>
        <Show when={end.isTold()}>
          <Soon>
            <Afterwards
              link={props.link}
              home={props.home}
              onAgain={props.onAgain}
              onDecline={props.onDecline}
              onCall={setCall}
              end={end}
            />
          </Soon>
        </Show>
      </div>
      <div class="table" classList={{ wide: isWide, whole: isWhole() }}>
        <div class="middle" ref={(element) => (middle = element)}>
          <Show when={isHandy() && isBeside()}>
            <Hand />
          </Show>
          <Now
            ref={nowInView.of}
            station={station}
            link={props.link}
            lastly={talk.place() === 'drawer' ? null : lastly()}
            hint={hint.isOffered() ? hint : null}
            timer={timer()}
            call={call()}
          />
          <Advice in="middle" />
          <Show when={hasLateView(props.link)}>
            <Later>
              <LateViewBar link={props.link} />
            </Later>
          </Show>
          <Show when={props.link.info()?.timeOff}>
            <Later>
              <TimeOffNotice link={props.link} />
            </Later>
          </Show>
          <Show when={hasCompany(props.link)}>
            <Later>
              <Relief link={props.link} client={props.client} isRealTime={isRealTime()} />
              <CrewVote link={props.link} />
            </Later>
          </Show>
          <div class="board-place">
            <div
              class="board"
              classList={{ card: !isWide, paused: isPaused() }}
              inert={isPaused()}
              onClick={hurryBots}
              onKeyDown={hurryBots}
            >
              <Soon>
                <station.Board />
              </Soon>
            </div>
            <Show when={moments.now()} keyed>
              {(moment) => <MomentStage moment={moment} />}
            </Show>
          </div>
          <Soon>
            <station.Actions />
          </Soon>
        </div>
        <div class="sides">
          <div class="left">
            <Advice in="left" />
            <Show when={!hasVoice()}>{intercom()?.Card({})}</Show>
            <Soon>
              <Players link={props.link} client={props.client} station={station} timer={timer()} />
            </Soon>
            <Soon>
              <station.Paper />
            </Soon>
            <Show when={hasStakes(props.link)}>
              <Later>
                <MatchStakes link={props.link} home={props.home} />
              </Later>
            </Show>
          </div>
          <div class="right">
            <Advice in="right" />
            <LogAndTalk desk={talk} table={table} link={props.link} client={props.client} />
            <Soon>
              <Preferences ears={ears()} hasHints={hint.mayAsk()} />
              <Show when={props.home === 'server'}>
                <Elsewhere link={props.link} />
              </Show>
              <Leaving
                link={props.link}
                isRealTime={isRealTime()}
                isPaused={isPaused()}
                hasLeft={station.hasLeft?.() === true}
              />
              <KeysButton />
            </Soon>
          </div>
        </div>
        <Show when={end.isTold() && end.isOpen()}>
          <EndScene
            link={props.link}
            home={props.home}
            onAgain={props.onAgain}
            onDecline={props.onDecline}
            client={props.client}
            table={table}
            station={station}
            onClose={end.close}
          />
        </Show>
      </div>
    </>
  );
}

/** A spectator may see everything, late. */
const hasLateView = (link: MatchLink): boolean =>
  link.you().length + link.relieved().length === 0 &&
  link.info()?.status === 'running' &&
  (link.info()?.lateView ?? null) !== null;

/** It may count for ratings, or for the table of the day. */
const hasStakes = (link: MatchLink): boolean =>
  link.info()?.rated === true || Boolean(chosenOption(link.info()?.options, 'daily'));

/** Whether somebody could be missed here: another person, or this one, whose seat a bot has taken over. */
const hasCompany = (link: MatchLink): boolean =>
  link.relieved().length > 0 ||
  (link.info()?.seats ?? []).some(
    ({ seat, holder }) => holder?.kind === 'person' && !link.you().includes(seat),
  );
