import { LIMITS } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { refusalText } from '../table/event-lines.ts';
import { keepAtEnd } from '../table/follow-list.ts';
import { chatWords } from '../words/table.ts';
import type { ChatRoom } from './chat-rooms.ts';
import { mutes, toggleMute } from './mutes.ts';
import { Problem } from './problem.tsx';

interface ChatPaneProps {
  readonly room: ChatRoom;
  readonly hasCrew: boolean; // there is another room, so that each must say whom it reaches
  readonly link: MatchLink;
}

/** What was said in one room, and a line to say something there. */
export function ChatPane(props: ChatPaneProps): JSX.Element {
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  const words = () => {
    if (!props.hasCrew) return chatWords.alone;
    return props.room.target === 'crew' ? chatWords.toCrew : chatWords.toTable;
  };
  const say = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = text().trim();
    if (said === '') return;
    const { faultOf } = await import('./chat-fault.ts');
    const fault = faultOf(said);
    setProblem(fault);
    if (fault !== null) return;
    setText('');
    const refusal = await props.link.send({ t: 'chat', to: props.room.target, text: said });
    setProblem(refusal === null ? null : await refusalText(undefined, refusal));
    if (refusal !== null) setText(said);
  };
  return (
    <>
      <Show when={props.room.lines.length > 0}>
        <ol ref={keepAtEnd} tabindex="0" aria-label={chatWords.whatWasSaid} aria-live="polite">
          <For each={props.room.lines}>
            {(line) => (
              <li classList={{ 'muted-line': isMuted(line.name) }}>
                <b>{line.name}</b> {isMuted(line.name) ? chatWords.muted : line.text}
              </li>
            )}
          </For>
        </ol>
      </Show>
      <form onSubmit={(event) => void say(event)}>
        <input
          aria-label={words().label}
          placeholder={words().placeholder}
          maxLength={LIMITS.chatLength}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{words().button}</button>
      </form>
      <Problem why={problem()} />
      <MuteList names={speakers(props.room, props.link)} />
    </>
  );
}

const isMuted = (name: string): boolean => mutes().people.includes(name);

/** Everyone who has spoken here but the reader. */
const speakers = ({ lines }: ChatRoom, link: MatchLink): readonly string[] => [
  ...new Set(
    lines.filter(({ seat }) => seat === null || !link.you().includes(seat)).map(({ name }) => name),
  ),
];

/** Whoever writes too much need not be read. It is the reader's own choice, and nobody learns of it. */
function MuteList(props: { readonly names: readonly string[] }): JSX.Element {
  return (
    <Show when={props.names.length > 0}>
      <details class="mute-list">
        <summary>{chatWords.muteSomebody}</summary>
        <For each={props.names}>
          {(name) => (
            <label>
              <input
                type="checkbox"
                checked={isMuted(name)}
                onChange={() => toggleMute('people', name)}
              />
              {name}
            </label>
          )}
        </For>
      </details>
    </Show>
  );
}
