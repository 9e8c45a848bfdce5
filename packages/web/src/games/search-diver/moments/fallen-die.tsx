import { EVENT_NAMES, FALLEN, turnsMarker } from '@fathom/search-diver/client';
import type { EventHappened, Searched, Setup } from '@fathom/search-diver/client';
import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { Marker } from '../chart/marker.tsx';
import { Die } from '../parts/parts.tsx';
import './moments.css';

interface RollPictureProps {
  readonly event: Searched;
  readonly setup: Setup;
}

/** The die rolls, and the marker turns over or stays as it was. */
export function RollPicture(props: RollPictureProps): JSX.Element {
  const isGood = (): boolean => turnsMarker(props.event, props.setup.naturalSix);
  return (
    <div class="sd-moment">
      <p class="sd-moment-head">{FALLEN.needs(props.event, props.setup)}</p>
      <div class="sd-moment-stage">
        <Die pips={props.event.die} kind="search" isGood={isGood()} />
        <svg class="sd-moment-marker" viewBox="-33 -33 66 66" aria-hidden="true">
          <g class="sd-moment-down" classList={{ 'sd-moment-stays': props.event.face === null }}>
            <Marker face={null} turnedBy={null} />
          </g>
          <Show when={props.event.face}>
            {(face) => (
              <g class="sd-moment-up">
                <Marker face={face()} turnedBy={null} />
              </g>
            )}
          </Show>
        </svg>
      </div>
      <p class="sd-moment-come">{FALLEN.come(props.event)}</p>
    </div>
  );
}

interface EventPictureProps {
  readonly event: EventHappened;
  readonly setup: Setup;
}

/** The second die, and what it brings. */
export function EventPicture(props: EventPictureProps): JSX.Element {
  return (
    <div class="sd-moment">
      <p class="sd-moment-head">{FALLEN.eventHead}</p>
      <div class="sd-moment-stage">
        <Die pips={props.event.die} kind="event" />
        <b class="sd-moment-name">{EVENT_NAMES[props.event.event]}</b>
      </div>
      <p class="sd-moment-come">{FALLEN.event(props.event, props.setup)}</p>
    </div>
  );
}
