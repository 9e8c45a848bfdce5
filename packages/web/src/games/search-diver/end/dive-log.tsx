import { DIVES, chanceText } from '@fathom/search-diver/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { facesOf } from '../desk/story.ts';
import { Badge, Bold, Die } from '../parts/parts.tsx';
import { areTablesShown } from '../shown-tables.ts';
import { unit } from '../units.ts';
import './dive-log.css';

/** Every dive with the odds it had and what came of it, the latest first. */
export function DiveLog(props: { readonly desk: Desk }): JSX.Element {
  return (
    <section class="card sd-dives" aria-label={DIVES.name}>
      <h2>{DIVES.title}</h2>
      <ol tabindex="0" aria-label={DIVES.list}>
        <For
          each={props.desk.story().toReversed()}
          fallback={<li class="sd-quiet">{DIVES.none}</li>}
        >
          {(story) => (
            <li>
              <Badge side={story.dive.side} group={areTablesShown() ? story.dive.after : null} />
              <span class="sd-dives-dice">
                <For each={story.throws}>
                  {(each) => (
                    <Die pips={each.die} kind={each.type === 'searched' ? 'search' : 'event'} />
                  )}
                </For>
              </span>
              <span>
                <Bold text={DIVES.dive(story.dive, DIVES.came(facesOf(story)), unit())} />
              </span>
              <span title={DIVES.chance}>{chanceText(story.wins)}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
