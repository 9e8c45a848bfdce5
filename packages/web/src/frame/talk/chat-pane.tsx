import { LIMITS } from '@fathom/protocol';
import { createMemo, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../../net/match-link.ts';
import { refusalText } from '../../table/event-lines.ts';
import { later } from '../../table/later.tsx';
import { chatWords } from '../../words/table.ts';
import { inOrder } from './sayings.ts';
import type { DatedSaying } from './sayings.ts';
import type { ChatRoom } from './chat-rooms.ts';
import { Problem } from '../problem.tsx';
import { chatFault, laterParts } from '../parts.ts';

// Most tables are silent at first.
const ChatLines = later(laterParts, 'ChatLines');

interface ChatPaneProps {
  readonly room: ChatRoom;
  readonly hasCrew: boolean; // there is another room, so that each must say whom it reaches
  readonly sayings: readonly DatedSaying[];
  readonly link: MatchLink;
  readonly onSaying: (isSaying: boolean) => void; // words are on their way, or have arrived
}

/** What was said in one room, and a line to say something there. */
export function ChatPane(props: ChatPaneProps): JSX.Element {
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  const all = createMemo(() => inOrder(props.room.lines, props.sayings));
  const words = () => {
    if (!props.hasCrew) return chatWords.alone;
    return props.room.target === 'crew' ? chatWords.toCrew : chatWords.toTable;
  };
  const say = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = text().trim();
    if (said === '') return;
    const { faultOf } = await chatFault();
    const fault = faultOf(said);
    setProblem(fault);
    if (fault !== null) return;
    setText('');
    props.onSaying(true);
    const refusal = await props.link.send({ t: 'chat', to: props.room.target, text: said });
    props.onSaying(false);
    setProblem(refusal === null ? null : await refusalText(undefined, refusal));
    if (refusal !== null) setText(said);
  };
  return (
    <>
      <Show when={all().length > 0}>
        <ChatLines lines={all()} link={props.link} hasSayings={props.sayings.length > 0} />
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
    </>
  );
}
