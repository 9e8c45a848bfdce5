import { For, Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MarkedPart, Said } from '../words/said.ts';

interface SentenceProps {
  readonly said: Said;
  readonly href?: string; // where its link leads
}

/** A sentence from the words, with its bold parts and its link. */
export function Sentence(props: SentenceProps): JSX.Element {
  return (
    <For each={props.said}>
      {(part) => (typeof part === 'string' ? part : <Marked part={part} href={props.href} />)}
    </For>
  );
}

function Marked(props: {
  readonly part: MarkedPart;
  readonly href: string | undefined;
}): JSX.Element {
  return (
    <Switch fallback={<b>{props.part.text}</b>}>
      <Match when={props.part.look === 'code'}>
        <code>{props.part.text}</code>
      </Match>
      <Match when={props.part.look === 'link'}>
        <a href={props.href}>{props.part.text}</a>
      </Match>
    </Switch>
  );
}
