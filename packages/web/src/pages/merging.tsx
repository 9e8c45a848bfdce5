import type { Berth, MatchInfo, SeatInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Naming } from '../frame/people/names.ts';
import { waitingWords } from '../words/waiting.ts';
import { berthTitle, merged, mergeable, split } from './berths.ts';

interface MergingProps {
  readonly info: MatchInfo;
  readonly client: Naming;
  readonly berth: readonly SeatInfo[];
  readonly isBusy: boolean;
  readonly onBerths: (berths: readonly Berth[]) => void;
}

/** By the host: takes seats that go together apart, or makes one place of two. */
export function Merging(props: MergingProps): JSX.Element {
  return (
    <>
      <Show when={props.berth.length > 1}>
        <button
          type="button"
          disabled={props.isBusy}
          onClick={() => props.onBerths(split(props.info, props.berth))}
        >
          {waitingWords.split}
        </button>
      </Show>
      <For each={mergeable(props.info, props.berth)}>
        {(other) => (
          <button
            type="button"
            disabled={props.isBusy}
            onClick={() => props.onBerths(merged(props.info, props.berth, other))}
          >
            {waitingWords.mergeWith(berthTitle(props.client, other))}
          </button>
        )}
      </For>
    </>
  );
}
