import type { Side } from '@fathom/kit';
import type { ChatTarget } from '@fathom/protocol';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../../net/match-link.ts';
import { chatWords } from '../../words/table.ts';
import { ChatPane } from './chat-pane.tsx';
import { roomsOf, unread } from './chat-rooms.ts';
import type { ChatRoom } from './chat-rooms.ts';
import { createInView } from '../in-view.ts';
import { ownSide, seatsOf } from '../live-table.ts';
import { isLooking } from '../looking.ts';
import type { DatedSaying } from './sayings.ts';
import { hiddenTalk, toggleTalk } from './hidden-talk.ts';
import { sideName } from '../people/names.ts';
import type { Naming } from '../people/names.ts';
import { noteInTitle } from '../page-title.ts';
import { play } from '../sound.ts';
import { readStored, writeStored } from '../../net/storage.ts';
import { neighbour } from '../stations-layout.ts';
import './chat.css';

interface ChatProps {
  readonly link: MatchLink;
  readonly client: Naming;
  readonly sayings?: readonly DatedSaying[]; // of the crew, in the game's own words
  readonly onNew?: (lines: number) => void; // how many lines wait to be read
}
type LastRead = Readonly<Partial<Record<ChatTarget, number>>>;

/** Talk: at the table for everyone, and for those who have crew mates among the crew. Each reader can hide either. */
export function Chat(props: ChatProps): JSX.Element {
  const match = (): string => props.link.info()?.id ?? '';
  const readKey = (): string => `fathom/chat-read/${match()}`;
  const crew = createMemo((): Side | null => {
    const side = ownSide(props.link);
    return side !== null && seatsOf(props.link, side).length > 1 ? side : null;
  });
  const rooms = createMemo(() => roomsOf(props.link.chat(), crew()));
  const targets = createMemo(() => rooms().map(({ target }) => target), [], {
    equals: sameTargets,
  });
  const [chosen, setChosen] = createSignal<ChatTarget>('crew');
  const [lastRead, setLastRead] = createSignal<LastRead>(readBefore(readKey()));
  const front = (): ChatTarget => (targets().includes(chosen()) ? chosen() : 'table');
  const room = (): ChatRoom => roomOf(rooms(), front());
  const talkEntry = (): string => `${match()} ${front()}`;
  const isHidden = (): boolean => hiddenTalk().includes(talkEntry());
  const crewName = (): string | null => {
    const side = crew();
    return side === null ? null : sideName(props.client, side);
  };
  const isCrew = (): boolean => front() === 'crew';
  const inView = createInView();
  const isRead = (): boolean => isLooking() && inView.now();
  createEffect(() => {
    const { target, lines } = room();
    const last = lines.at(-1)?.n ?? 0;
    if (isHidden() || !isRead() || last <= (lastRead()[target] ?? 0)) return;
    setLastRead((before) => ({ ...before, [target]: last }));
    writeStored(readKey(), lastRead());
  });
  const waiting = ({ target, lines }: ChatRoom): number =>
    hiddenTalk().includes(`${match()} ${target}`)
      ? 0
      : unread(lines, {
          lastRead: lastRead()[target] ?? 0,
          me: props.link.you(),
        });
  const allWaiting = createMemo(() => rooms().reduce((sum, each) => sum + waiting(each), 0));
  createEffect(() => props.onNew?.(allWaiting()));
  const [isSaying, setSaying] = createSignal(false);
  createEffect(
    on(allWaiting, (now, before) => {
      // Whoever only watches has no seat by which to know their own words.
      const isOwn = isSaying() && props.link.you().length === 0;
      if (before !== undefined && now > before && !isOwn) play('talk');
    }),
  );
  noteInTitle(() => (allWaiting() > 0 && !isLooking() ? chatWords.tabNote(allWaiting()) : null));
  let tabs: HTMLDivElement | undefined;
  const press = (event: KeyboardEvent): void => {
    const next = neighbour(targets(), front(), event.key);
    if (next === null) return;
    event.preventDefault();
    setChosen(next as ChatTarget);
    tabs?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <section
      ref={inView.of}
      class="card chat"
      classList={{ 'to-crew': isCrew() }}
      aria-labelledby="chat"
    >
      <h2 id="chat">
        <span>
          {isCrew() ? chatWords.crewTalk : chatWords.tableTalk}{' '}
          <Unread count={targets().length > 1 ? 0 : allWaiting()} />
        </span>
        <button type="button" class="quiet" onClick={() => toggleTalk(talkEntry())}>
          {isHidden() ? chatWords.show : chatWords.hide}
        </button>
      </h2>
      <Show when={targets().length > 1}>
        <div
          ref={(element) => (tabs = element)}
          class="chat-tabs"
          role="tablist"
          aria-label={chatWords.toWhom}
          onKeyDown={press}
        >
          <For each={targets()}>
            {(target) => (
              <button
                type="button"
                role="tab"
                id={`chat-tab-${target}`}
                aria-controls="chat-pane"
                aria-selected={front() === target}
                tabindex={front() === target ? 0 : -1}
                onClick={() => setChosen(target)}
              >
                <ChatSign target={target} />
                {chatWords.titles[target]}
                <Unread count={waiting(roomOf(rooms(), target))} />
              </button>
            )}
          </For>
        </div>
      </Show>
      <div
        id="chat-pane"
        role={targets().length > 1 ? 'tabpanel' : undefined}
        aria-labelledby={targets().length > 1 ? `chat-tab-${front()}` : undefined}
      >
        <Show when={!isHidden()} fallback={<p class="empty">{chatWords.isHidden}</p>}>
          <Show when={targets().length > 1}>
            <p class="chat-audience">
              {isCrew() ? chatWords.onlyCrew(crewName()) : chatWords.everyone}
            </p>
          </Show>
          {/* A room each, so that words begun for the crew are never sent to the table. */}
          <For each={targets()}>
            {(target) => (
              <div hidden={front() !== target}>
                <ChatPane
                  room={roomOf(rooms(), target)}
                  hasCrew={targets().length > 1}
                  sayings={target === 'crew' ? (props.sayings ?? []) : []}
                  link={props.link}
                  onSaying={setSaying}
                />
              </div>
            )}
          </For>
        </Show>
      </div>
    </section>
  );
}

const sameTargets = (one: readonly ChatTarget[], other: readonly ChatTarget[]): boolean =>
  one.length === other.length;

const roomOf = (rooms: readonly ChatRoom[], target: ChatTarget): ChatRoom =>
  rooms.find((room) => room.target === target) ?? { target, lines: [] };

function readBefore(key: string): LastRead {
  const stored = readStored(key);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

function Unread(props: { readonly count: number }): JSX.Element {
  return (
    <Show when={props.count > 0}>
      <span class="unread">
        {props.count}
        <span class="unseen">{chatWords.unread}</span>
      </span>
    </Show>
  );
}

/** A closed lock for the crew, an open mouthpiece for the table. */
function ChatSign(props: { readonly target: ChatTarget }): JSX.Element {
  return (
    <svg class="chat-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={
          props.target === 'crew'
            ? 'M3 7h10v7H3zM5 7V5a3 3 0 0 1 6 0v2'
            : 'M2 6v4h3l6 3V3L5 6zM13 6q2 2 0 4'
        }
      />
    </svg>
  );
}
