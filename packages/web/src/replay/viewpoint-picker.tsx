import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { replayWords } from '../words/replay.ts';
import type { Viewpoint, ViewpointGroup } from './viewpoints.ts';

interface ViewpointPickerProps {
  readonly groups: readonly ViewpointGroup[];
  readonly chosen: Viewpoint;
  readonly onChoose: (viewpoint: Viewpoint) => void;
}

/** Whose knowledge is shown: hidden things are the heart of these games. */
export function ViewpointPicker(props: ViewpointPickerProps): JSX.Element {
  const open = (): ViewpointGroup | undefined =>
    props.groups.find(({ whole, seats }) =>
      [whole, ...seats].some(({ key }) => key === props.chosen.key),
    );
  const crew = createMemo((): ViewpointGroup | null => {
    const group = open();
    return group === undefined || group.seats.length === 0 ? null : group;
  });
  // Made once for each crew: a choice must not make the fields anew under the hand that chooses.
  const ofCrew = createMemo((): readonly Viewpoint[] => {
    const group = crew();
    return group === null ? [] : [{ ...group.whole, label: replayWords.allOfThem }, ...group.seats];
  });
  const all = createMemo(() => props.groups.map(({ whole }) => whole));
  return (
    <>
      <Choices
        legend={replayWords.knownTo}
        name="knowledge"
        viewpoints={all()}
        chosen={open()?.whole.key ?? ''}
        onChoose={props.onChoose}
      />
      <Show when={crew()}>
        {(group) => (
          <Choices
            legend={replayWords.ofCrew(group().whole.label)}
            name="knowledge-seat"
            viewpoints={ofCrew()}
            chosen={props.chosen.key}
            onChoose={props.onChoose}
          />
        )}
      </Show>
    </>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly viewpoints: readonly Viewpoint[];
  readonly chosen: string;
  readonly onChoose: (viewpoint: Viewpoint) => void;
}

function Choices(props: ChoicesProps): JSX.Element {
  return (
    <fieldset class="knowledge">
      <legend>{props.legend}</legend>
      <For each={props.viewpoints}>
        {(viewpoint) => (
          <label>
            <input
              type="radio"
              name={props.name}
              checked={props.chosen === viewpoint.key}
              onChange={() => props.onChoose(viewpoint)}
            />
            <span>{viewpoint.label}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
