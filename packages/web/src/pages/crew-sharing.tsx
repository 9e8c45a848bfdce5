import type { Side } from '@fathom/kit';
import type { Berth, MatchInfo } from '@fathom/protocol';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { waitingWords } from '../words/waiting.ts';
import { peopleSharing, sharedAmong } from './berths.ts';

interface CrewSharingProps {
  readonly info: MatchInfo;
  readonly side: Side;
  readonly crewName: string;
  readonly size: number; // of the crew
  readonly isBusy: boolean;
  readonly onChange: (berths: readonly Berth[]) => void;
}

/** By the host: among how many people a crew is shared. */
export function CrewSharing(props: CrewSharingProps): JSX.Element {
  const now = (): number | null => peopleSharing(props.info, props.side);
  const numbers = (): readonly number[] => Array.from({ length: props.size }, (_, i) => i + 1);
  return (
    <div class="crew-sharing" role="group" aria-label={waitingWords.sharing(props.crewName)}>
      <span aria-hidden="true">{waitingWords.people}</span>
      <For each={numbers()}>
        {(people) => (
          <button
            type="button"
            disabled={props.isBusy}
            aria-pressed={now() === people}
            aria-label={waitingWords.sharedAmong(people)}
            onClick={() => props.onChange(sharedAmong(props.info, props.side, people))}
          >
            {people}
          </button>
        )}
      </For>
    </div>
  );
}
