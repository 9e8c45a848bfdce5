import type { DiveScore, DiveTable } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { dayWords } from '../words/people.ts';
import { PersonName } from '../frame/people/person-name.tsx';
import './people.css';

/** Who has come up with what; equals share a place. */
export function DiveScores(props: {
  readonly table: DiveTable;
  readonly most?: number; // rows
  readonly label: string;
}): JSX.Element {
  const all = (): readonly DiveScore[] => props.table.divers;
  const shown = (): readonly DiveScore[] => {
    const first = all().slice(0, props.most ?? all().length);
    const own = all().find(({ you }) => you);
    return own === undefined || first.includes(own) ? first : [...first, own];
  };
  const others = (): number => props.table.more + all().length - shown().length;
  return (
    <Show when={all().length > 0} fallback={<p class="empty">{dayWords.none}</p>}>
      <table class="best dive-scores" aria-label={props.label}>
        <thead>
          <tr>
            <th scope="col">{dayWords.place}</th>
            <th scope="col">{dayWords.name}</th>
            <th scope="col">{dayWords.found}</th>
            <th scope="col">{dayWords.dives}</th>
          </tr>
        </thead>
        <tbody>
          <For each={shown()}>
            {(each) => (
              <tr classList={{ yours: each.you }}>
                <td>{each.place}</td>
                <th scope="row">
                  <PersonName person={each} />
                  <Show when={each.you}>
                    {' '}
                    <b class="you-mark">{dayWords.you}</b>
                  </Show>
                </th>
                <td>{each.found ? dayWords.foundOn(each.days, each.hours) : dayWords.notFound}</td>
                <td>{each.dives}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={others() > 0}>
        <p class="quiet-note">{dayWords.more(others())}</p>
      </Show>
    </Show>
  );
}
