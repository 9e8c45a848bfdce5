import { paper } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import type { Desk } from '../desk/desk.ts';
import './paper.css';
import { shownLater } from '../parts.ts';

const RecordSheet = later(shownLater, 'RecordSheet');

/** What is to come, and once mines are placed the record sheet. */
export function Paper(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.view().phase !== 'placing'} fallback={<BeforePlay />}>
      <RecordSheet desk={props.desk} />
    </Show>
  );
}

/** While mines are placed there is nothing on the record sheet yet: room for what is to come. */
function BeforePlay(): JSX.Element {
  return (
    <section class="card dc-paper">
      <h2>{paper.toCome}</h2>
      <ul class="dc-brief">
        <For each={paper.brief}>{(line) => <li>{line}</li>}</For>
      </ul>
      <p class="dc-brief-more">
        <a href="/depth-charge/rules">{paper.allRules}</a>
      </p>
    </section>
  );
}
