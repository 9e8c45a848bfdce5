import type { ChatLine } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../../net/match-link.ts';
import { PersonMenu } from '../../people-menu/person-menu.tsx';
import { keepAtEnd } from '../../table/follow-list.ts';
import { chatWords } from '../../words/table.ts';
import { EarlierItem } from './earlier.tsx';
import type { DatedSaying } from './sayings.ts';

interface ChatLinesProps {
  readonly lines: readonly (ChatLine | DatedSaying)[];
  readonly link: MatchLink;
  readonly hasSayings: boolean; // of which earlier ones can be asked for
}

/** What was said in one room. */
export function ChatLines(props: ChatLinesProps): JSX.Element {
  return (
    <ol ref={keepAtEnd} tabindex="0" aria-label={chatWords.whatWasSaid} aria-live="polite">
      <Show when={props.hasSayings}>
        <EarlierItem
          pages={{ exist: () => props.link.earlier() > 0, ask: props.link.askEarlier }}
        />
      </Show>
      <For each={props.lines}>
        {(line) =>
          'words' in line ? (
            <Saying saying={line} />
          ) : (
            <li classList={{ 'removed-line': line.removed === true, earlier: line.n <= 0 }}>
              <Speaker line={line} link={props.link} />{' '}
              <Show when={line.seat === null}>
                <span class="chat-watching">{chatWords.watching}</span>{' '}
              </Show>
              {line.removed === true ? chatWords.removed : line.text}
            </li>
          )
        }
      </For>
    </ol>
  );
}

/** A call: read out when it was made, and not once more for standing here. */
function Saying(props: { readonly saying: DatedSaying }): JSX.Element {
  return (
    <li class="chat-saying" aria-live="off">
      <b>{props.saying.who}</b> {props.saying.words}
    </li>
  );
}

/** Who said it; of others, with what can be done about them. */
function Speaker(props: { readonly line: ChatLine; readonly link: MatchLink }): JSX.Element {
  const isOther = ({ seat, removed }: ChatLine): boolean =>
    removed !== true && (seat === null || !props.link.you().includes(seat));
  return (
    <Show when={isOther(props.line)} fallback={<b>{props.line.name}</b>}>
      <PersonMenu
        look="name"
        name={props.line.name}
        about={{
          match: props.link.info()?.id,
          line: { to: props.line.to, n: props.line.n },
        }}
      />
    </Show>
  );
}
