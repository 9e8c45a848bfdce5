import { BadInput, parse } from '@fathom/kit';
import { chatText, LIMITS } from '@fathom/protocol';
import { createEffect, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from './problem.tsx';
import type { MatchLink } from '../net/match-link.ts';

/** Table talk: everyone at the match reads it, and each reader can mute it. */
export function Chat(props: { readonly link: MatchLink }): JSX.Element {
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  const [muted, setMuted] = createSignal(false);
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    props.link.chat();
    if (list !== undefined) list.scrollTop = list.scrollHeight;
  });
  const say = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = text().trim();
    if (said === '') return;
    const fault = faultOf(said);
    setProblem(fault);
    if (fault !== null) return;
    setText('');
    const refusal = await props.link.send({ t: 'chat', text: said });
    setProblem(refusal?.message ?? null);
    if (refusal !== null) setText(said);
  };
  return (
    <section class="card chat" aria-labelledby="chat">
      <h2 id="chat">
        Table talk
        <button type="button" class="quiet" onClick={() => setMuted(!muted())}>
          {muted() ? 'Unmute' : 'Mute'}
        </button>
      </h2>
      <Show when={!muted()}>
        <Show when={props.link.chat().length > 0}>
          <ol
            ref={(element) => (list = element)}
            tabindex="0"
            aria-label="What was said"
            aria-live="polite"
          >
            <For each={props.link.chat()}>
              {(line) => (
                <li>
                  <b>{line.name}</b> {line.text}
                </li>
              )}
            </For>
          </ol>
        </Show>
        <form onSubmit={(event) => void say(event)}>
          <input
            aria-label="Say something to the table"
            placeholder="Say something"
            maxLength={LIMITS.chatLength}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">Say</button>
        </form>
        <Problem why={problem()} />
      </Show>
    </section>
  );
}

/** What the server could not read it could not answer either: better said here. */
function faultOf(text: string): string | null {
  try {
    parse(chatText, text, 'Not said');
    return null;
  } catch (error) {
    if (error instanceof BadInput) return `${error.message}.`;
    throw error;
  }
}
