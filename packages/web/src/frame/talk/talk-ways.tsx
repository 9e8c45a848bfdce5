import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { talkWords } from '../../words/table.ts';
import { TALK_PANEL } from './log-and-talk.tsx';
import type { TalkDesk, TalkPart } from './log-and-talk.tsx';
import { useIntercom } from '../intercom-place.tsx';
import { neighbour } from '../stations-layout.ts';
import './talk-ways.css';

/** Which of them is in front, and beside them the button to talk by. */
export function TalkTabs(props: { readonly desk: TalkDesk }): JSX.Element {
  const { desk } = props;
  const intercom = useIntercom();
  let row: HTMLElement | undefined;
  const press = (event: KeyboardEvent): void => {
    const next = neighbour(desk.parts(), desk.front(), event.key);
    if (next === null) return;
    event.preventDefault();
    desk.show(next as TalkPart);
    row?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <div class="talk-tabs">
      <div
        ref={(element) => (row = element)}
        role="tablist"
        aria-label={talkWords.label}
        onKeyDown={press}
      >
        <For each={desk.parts()}>
          {(part) => (
            <button
              type="button"
              role="tab"
              aria-controls={TALK_PANEL}
              aria-selected={desk.front() === part}
              tabindex={desk.front() === part ? 0 : -1}
              onClick={() => desk.show(part)}
            >
              {talkWords.parts[part]}{' '}
              <Mark lines={desk.front() === part ? 0 : desk.waiting(part)} />
            </button>
          )}
        </For>
      </div>
      <Show when={desk.parts().includes('voice') && desk.front() !== 'voice'}>
        {intercom()?.TalkButton({})}
      </Show>
      <Show when={desk.isOpen()}>
        <button
          type="button"
          class="quiet"
          aria-label={talkWords.close}
          onClick={() => desk.close()}
        >
          {talkWords.closeSign}
        </button>
      </Show>
    </div>
  );
}

/** How many lines are new, in a badge. */
function Mark(props: { readonly lines: number }): JSX.Element {
  return (
    <Show when={props.lines > 0}>
      <span class="unread">
        {props.lines}
        <span class="unseen">{talkWords.isNew}</span>
      </span>
    </Show>
  );
}

interface AtHandProps {
  readonly desk: TalkDesk;
  readonly words: string | null; // what has just happened or, with the prompt out of sight, what is to be done
  readonly isYours: boolean;
  readonly onGo: (() => void) | null; // to where it is to be done; null: that is in sight
}

/** A line that stays at the top where log and talk are out of sight: the way to both, and what matters now. */
export function AtHand(props: AtHandProps): JSX.Element {
  const intercom = useIntercom();
  return (
    <nav class="hand-line" classList={{ yours: props.isYours }} aria-label={talkWords.atHand}>
      <Show
        when={props.isYours ? props.onGo : null}
        fallback={<p>{props.words ?? talkWords.hasBegun}</p>}
      >
        {(go) => (
          <button
            type="button"
            class="hand-duty"
            onClick={() => {
              props.desk.close();
              go()();
            }}
          >
            {props.words}
          </button>
        )}
      </Show>
      {intercom()?.TalkButton({})}
      <For each={props.desk.parts()}>
        {(part) => (
          <button
            type="button"
            aria-expanded={props.desk.isOpen() && props.desk.front() === part}
            onClick={() => {
              if (props.desk.isOpen() && props.desk.front() === part) props.desk.close();
              else props.desk.show(part);
            }}
          >
            {talkWords.parts[part]} <Mark lines={props.desk.waiting(part)} />
          </button>
        )}
      </For>
    </nav>
  );
}
