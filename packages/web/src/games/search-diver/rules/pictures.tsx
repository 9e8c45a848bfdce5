import { chartOf } from '@fathom/search-diver/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { middleOf, frameOf } from '../chart/geometry.ts';
import { DiverSign, Marker, TargetSign } from '../chart/marker.tsx';
import { Sea } from '../chart/sea.tsx';
import { Badge } from '../parts/badge.tsx';
import { Die } from '../parts/die.tsx';
import { Profile } from '../planner/profile.tsx';
import { boxesOf } from '../track/boxes.ts';
import { hourName } from '../words.ts';
import { EXAMPLE, EXAMPLE_HEXES, examplePlan, exampleTimes } from './example.ts';
import '../chart/chart.css';
import '../track/track.css';

function Figure(props: { readonly caption: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <figure>
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** A chart with its markers. */
export function ChartPicture(): JSX.Element {
  const chart = chartOf(EXAMPLE);
  const { x, y, width, height } = frameOf(chart);
  return (
    <Figure caption="Heron Lake with seven markers, face down. The numbers are depths; the bold lines stand at 30 and 60 feet.">
      <svg
        class="sd-thumb sdr-chart"
        viewBox={`${x - 4} ${y - 4} ${width + 8} ${height + 8}`}
        role="img"
        aria-label="A hex chart of a lake with depths and seven face-down markers"
      >
        <Sea chart={chart} labels={[]} look="chart" taken={new Set(EXAMPLE_HEXES)}>
          <For each={EXAMPLE_HEXES}>
            {(hex) => {
              const middle = middleOf(hex);
              return (
                <g transform={`translate(${middle.x} ${middle.y - 7})`}>
                  <Marker face={null} turnedBy={null} best={null} />
                </g>
              );
            }}
          </For>
        </Sea>
      </svg>
    </Figure>
  );
}

/** What a marker can be. */
export function FacesPicture(): JSX.Element {
  return (
    <ul class="sdr-faces">
      <li>
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          <Marker face={null} turnedBy={null} best={null} />
        </svg>
        face down
      </li>
      <li>
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          <circle class="sdr-plain" r={17} />
          <DiverSign />
        </svg>
        a dummy
      </li>
      <For each={['ship', 'victim', 'aircraft'] as const}>
        {(kind) => (
          <li>
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <TargetSign kind={kind} />
            </svg>
            {kind === 'ship' ? 'ship' : kind === 'victim' ? 'victim' : 'aircraft'}
          </li>
        )}
      </For>
    </ul>
  );
}

/** The dive of the worked example. */
export function DivePicture(): JSX.Element {
  return (
    <Figure caption="21 minutes at 40 feet in group A: 9 residual and 21 at the bottom are 30 in all, which is group D. The letters below are the groups on the way; H, T and C where each kind of search begins.">
      <Profile plan={examplePlan()} />
    </Figure>
  );
}

/** The track after that dive. */
export function TrackPicture(): JSX.Element {
  const boxes = boxesOf(EXAMPLE, exampleTimes()).slice(0, 9);
  return (
    <Figure caption="Both divers at 6 AM. Below each hour the group Blue would be in after that dive: D at seven, C at eight, B from nine and A from noon.">
      <div class="sdr-track" role="img" aria-label="A part of the Time Track, from 6 AM to 2 PM">
        <For each={boxes}>
          {(box) => (
            <span>
              <small>{hourName(box.hour)}</small>
              <span class="sdr-tokens">
                <For each={box.divers}>
                  {({ side, group }) => <Badge side={side} group={group} />}
                </For>
              </span>
              <b>{box.time?.group ?? ' '}</b>
            </span>
          )}
        </For>
      </div>
    </Figure>
  );
}

/** A search that succeeds, one that fails, and a 6 with its event. */
export function DicePicture(): JSX.Element {
  return (
    <ul class="sdr-dice">
      <li>
        <Die pips={5} kind="search" isGood /> A thorough search needs 4: the marker is turned.
      </li>
      <li>
        <Die pips={3} kind="search" /> Nothing found. It stays face down.
      </li>
      <li>
        <Die pips={6} kind="search" /> <Die pips={5} kind="event" /> The 6 fails, and the second die
        brings good visibility: a free thorough search.
      </li>
    </ul>
  );
}
