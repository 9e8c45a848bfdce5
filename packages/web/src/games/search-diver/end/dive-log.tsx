import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Badge } from '../parts/badge.tsx';
import { cameOf } from '../said.ts';
import { depthText } from '../units.ts';
import { SEARCH_NAMES, hourName, percent } from '../words.ts';
import './end.css';

/** Every dive with the odds it had and what came of it, the latest first. */
export function DiveLog(props: { readonly desk: Desk }): JSX.Element {
  return (
    <section class="card sd-dives" aria-label="Dives so far">
      <h2>Dives and their odds</h2>
      <ol tabindex="0" aria-label="Dives, the latest first">
        <For
          each={props.desk.story().toReversed()}
          fallback={<li class="sd-quiet">Nobody has dived yet.</li>}
        >
          {(story) => (
            <li>
              <Badge side={story.dive.side} group={story.dive.after} />
              <span>
                Day {story.dive.day}, {hourName(story.dive.hour)}: {story.dive.hex},{' '}
                {depthText(story.dive.depth)}, {story.dive.minutes} min,{' '}
                {SEARCH_NAMES[story.dive.search].toLowerCase()}. <b>{cameOf(story)}</b>
              </span>
              <span title="Chance it had to win">{percent(story.wins)}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
