import { createEffect, createSignal, on, Show } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import type { GameClient, GameTable } from '../../games/game-client.ts';
import type { MatchLink } from '../../net/match-link.ts';
import { useIntercom } from '../intercom-place.tsx';
import { later } from '../../table/later.tsx';
import { Soon } from '../../table/soon.tsx';
import { talkWords } from '../../words/table.ts';
import { Chat } from './chat.tsx';
import { createSayings } from './sayings.ts';
import { Log } from './log.tsx';
import { talkWays } from '../parts.ts';

const PARTS = ['log', 'talk', 'voice'] as const;
export type TalkPart = (typeof PARTS)[number];

// Where there is room for both, neither of these is needed.
const TalkTabs = later(talkWays, 'TalkTabs');

/** both: one under the other. tabs: one in front. drawer: further down the page, and over its foot for who asks. */
export type TalkPlace = 'both' | 'tabs' | 'drawer';

/** Which of log, talk and voice is in front, and what of them has not been seen yet. */
export interface TalkDesk {
  readonly place: Accessor<TalkPlace>;
  readonly parts: Accessor<readonly TalkPart[]>;
  readonly front: Accessor<TalkPart>;
  readonly isOpen: Accessor<boolean>; // of a drawer
  readonly show: (part: TalkPart) => void;
  readonly close: () => void;
  readonly waiting: (part: TalkPart) => number; // lines nobody has looked at
  readonly note: (part: TalkPart, lines: number) => void;
}

interface TalkWays {
  readonly hasTalk: Accessor<boolean>;
  readonly hasVoice: Accessor<boolean>; // there is an intercom, and it stands with the talk
}

export function createTalkDesk(
  place: Accessor<TalkPlace>,
  { hasTalk, hasVoice }: TalkWays,
): TalkDesk {
  const [front, setFront] = createSignal<TalkPart>('log');
  const [isOpen, setOpen] = createSignal(false);
  const [waiting, setWaiting] = createSignal<Readonly<Record<TalkPart, number>>>({
    log: 0,
    talk: 0,
    voice: 0,
  });
  const has: Readonly<Record<TalkPart, Accessor<boolean>>> = {
    log: () => true,
    talk: hasTalk,
    voice: hasVoice,
  };
  createEffect(on(place, () => setOpen(false), { defer: true }));
  return {
    place,
    parts: () => PARTS.filter((part) => has[part]()),
    front: () => (has[front()]() ? front() : 'log'),
    isOpen,
    show: (part) => {
      setFront(part);
      if (place() === 'drawer') setOpen(true);
    },
    close: () => setOpen(false),
    waiting: (part) => waiting()[part],
    note: (part, lines) => setWaiting((before) => ({ ...before, [part]: lines })),
  };
}

interface LogAndTalkProps {
  readonly desk: TalkDesk;
  readonly table: GameTable;
  readonly link: MatchLink;
  readonly client: GameClient;
}

export const TALK_PANEL = 'log-and-talk';

/** What has happened and what is said, in sight or one tap away. */
export function LogAndTalk(props: LogAndTalkProps): JSX.Element {
  const { desk } = props;
  const sayings = createSayings(props);
  const intercom = useIntercom();
  createEffect(() => desk.note('voice', intercom()?.waiting() ?? 0));
  let opener: Element | null = null;
  let panel: HTMLElement | undefined;
  const isTabbed = (): boolean =>
    desk.isOpen() || (desk.place() === 'tabs' && desk.parts().length > 1);
  const isShown = (part: TalkPart): boolean => !isTabbed() || desk.front() === part;
  createEffect(
    on(
      desk.isOpen,
      (isOpen) => {
        if (isOpen) {
          opener = document.activeElement;
          panel?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
        } else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !desk.isOpen()) return;
    event.preventDefault();
    desk.close();
  };
  return (
    <div
      ref={(element) => (panel = element)}
      id={TALK_PANEL}
      class="log-and-talk"
      classList={{ tabbed: isTabbed(), drawer: desk.isOpen() }}
      role={desk.isOpen() ? 'dialog' : undefined}
      aria-label={desk.isOpen() ? talkWords.label : undefined}
      onKeyDown={escape}
    >
      <Show when={isTabbed()}>
        <TalkTabs desk={desk} />
      </Show>
      <div hidden={!isShown('log')}>
        <Soon>
          <Log
            table={props.table}
            client={props.client}
            hasTalk={desk.parts().includes('talk')}
            onNew={(lines) => desk.note('log', lines)}
          />
        </Soon>
      </div>
      <Show when={desk.parts().includes('talk')}>
        <div hidden={!isShown('talk')}>
          <Soon>
            <Chat
              link={props.link}
              client={props.client}
              sayings={sayings()}
              onNew={(lines) => desk.note('talk', lines)}
            />
          </Soon>
        </div>
      </Show>
      <Show when={desk.parts().includes('voice')}>
        <div hidden={!isShown('voice')}>{intercom()?.Card({})}</div>
      </Show>
    </div>
  );
}
