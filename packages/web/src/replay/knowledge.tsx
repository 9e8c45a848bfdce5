import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Onlooker, Outlook } from './onlookers.ts';

interface KnowledgeProps {
  readonly outlooks: readonly Outlook[];
  readonly chosen: Onlooker;
  readonly onChoose: (onlooker: Onlooker) => void;
}

/** Whose knowledge is shown: hidden things are the heart of these games. */
export function Knowledge(props: KnowledgeProps): JSX.Element {
  const open = (): Outlook | undefined =>
    props.outlooks.find(({ whole, seats }) =>
      [whole, ...seats].some(({ key }) => key === props.chosen.key),
    );
  const crew = createMemo((): Outlook | null => {
    const outlook = open();
    return outlook === undefined || outlook.seats.length === 0 ? null : outlook;
  });
  // Made once for each crew: a choice must not make the fields anew under the hand that chooses.
  const ofCrew = createMemo((): readonly Onlooker[] => {
    const outlook = crew();
    return outlook === null ? [] : [{ ...outlook.whole, label: 'All of them' }, ...outlook.seats];
  });
  const all = createMemo(() => props.outlooks.map(({ whole }) => whole));
  return (
    <>
      <Choices
        legend="Known to"
        name="knowledge"
        onlookers={all()}
        chosen={open()?.whole.key ?? ''}
        onChoose={props.onChoose}
      />
      <Show when={crew()}>
        {(outlook) => (
          <Choices
            legend={`${outlook().whole.label}:`}
            name="knowledge-seat"
            onlookers={ofCrew()}
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
  readonly onlookers: readonly Onlooker[];
  readonly chosen: string;
  readonly onChoose: (onlooker: Onlooker) => void;
}

function Choices(props: ChoicesProps): JSX.Element {
  return (
    <fieldset class="knowledge">
      <legend>{props.legend}</legend>
      <For each={props.onlookers}>
        {(onlooker) => (
          <label>
            <input
              type="radio"
              name={props.name}
              checked={props.chosen === onlooker.key}
              onChange={() => props.onChoose(onlooker)}
            />
            <span>{onlooker.label}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
