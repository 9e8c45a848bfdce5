import { MISSES_TO_LOSE, momentWords } from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Boat } from './chart/boat.tsx';
import { Splash } from './chart/last-turn.tsx';
import { Mine } from './chart/mine.tsx';

export interface MomentFacts {
  readonly what: 'sunk' | 'hit' | 'missed';
  readonly side: SideName; // whose boat, mine or charge it was
  readonly count: number; // mines left to them, or misses by now
}

/** A picture and a word over the middle of the board. */
export function MomentPicture(props: MomentFacts): JSX.Element {
  return (
    <div class="moment-card">
      <svg viewBox="-66 -56 132 112">
        <Switch>
          <Match when={props.what === 'sunk'}>
            <Boat side={props.side} heading={props.side === 'black' ? 'east' : 'west'} isSunk />
          </Match>
          <Match when={props.what === 'hit'}>
            <path
              class="dc-moment-flash"
              d="M0-54 12-26 44-42 28-12 62 0 28 12 44 42 12 28 0 54-12 28-44 42-28 12-62 0-28-12-44-42-12-26Z"
            />
            <Mine side={props.side} state="wreck" />
          </Match>
          <Match when={props.what === 'missed'}>
            <Splash />
          </Match>
        </Switch>
      </svg>
      <b>{momentWords[props.what]}</b>
      <p>{moreOf(props)}</p>
    </div>
  );
}

function moreOf({ what, count }: MomentFacts): string {
  if (what === 'sunk') return '';
  if (what === 'hit') return momentWords.left(count);
  return count < MISSES_TO_LOSE ? momentWords.lastMiss : momentWords.secondMiss;
}
