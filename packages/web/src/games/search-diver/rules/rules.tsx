import { rules } from '@fathom/search-diver/RULES.md?rules';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { RulesPage } from '../../../rules/rules-page.tsx';
import { Notice, Badge, Die, Units } from '../parts/parts.tsx';
import './rules.css';
import { PICTURES, TARGETS, chartOf, depthAt, hourName } from '@fathom/search-diver/client';
import { middleOf } from '../chart/geometry.ts';
import { DiverSign, Marker, TargetSign } from '../chart/marker.tsx';
import { Sea, boxAround } from '../chart/sea.tsx';
import { boxesOf } from '../desk/look-up.ts';
import { litOf } from '../planner/dive-tables-lit.ts';
import { Profile } from '../planner/profile.tsx';
import { Tables } from '../tables/tables.tsx';
import { EXAMPLE, EXAMPLE_HEXES, examplePlan, exampleTimes } from './example.ts';

/** The rules under a notice that stays in view. */
export function Rules(): JSX.Element {
  return (
    <>
      <div class="sdr-notice">
        <Notice />
      </div>
      <RulesPage
        class="sdr"
        rules={rules}
        pictures={{
          chart: ChartPicture,
          faces: FacesPicture,
          track: TrackPicture,
          dive: DivePicture,
          dice: DicePicture,
          tables: TablesPicture,
        }}
      />
    </>
  );
}

function Figure(props: { readonly caption: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <figure>
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** A chart with its markers. */
function ChartPicture(): JSX.Element {
  const chart = chartOf(EXAMPLE);
  return (
    <Figure caption={PICTURES.chart}>
      <svg
        class="chart-small sd-preview sdr-chart"
        viewBox={boxAround(chart)}
        role="img"
        aria-label={PICTURES.chartSpoken}
      >
        <Sea
          chart={chart}
          labels={[]}
          look="chart"
          taken={new Map(EXAMPLE_HEXES.map((hex) => [hex, null]))}
        >
          <For each={EXAMPLE_HEXES}>
            {(hex) => {
              const middle = middleOf(hex);
              return (
                <g transform={`translate(${middle.x} ${middle.y})`}>
                  <Marker face={null} turnedBy={null} depth={depthAt(chart, hex)} />
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
function FacesPicture(): JSX.Element {
  return (
    <ul class="sdr-faces">
      <li>
        <svg viewBox="-33 -33 66 66" aria-hidden="true">
          <Marker face={null} turnedBy={null} />
        </svg>
        {PICTURES.faceDown}
      </li>
      <li>
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          <circle class="sdr-plain" r={17} />
          <DiverSign />
        </svg>
        {PICTURES.dummy}
      </li>
      <For each={TARGETS}>
        {(kind) => (
          <li>
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <TargetSign kind={kind} />
            </svg>
            {PICTURES.kinds[kind]}
          </li>
        )}
      </For>
    </ul>
  );
}

/** The dive of the worked example. */
function DivePicture(): JSX.Element {
  return (
    <Figure caption={PICTURES.dive}>
      <Profile plan={examplePlan()} />
    </Figure>
  );
}

/** The track after that dive. */
function TrackPicture(): JSX.Element {
  const boxes = boxesOf(EXAMPLE, exampleTimes()).slice(0, 9);
  return (
    <Figure caption={PICTURES.track}>
      <div class="sdr-track" role="img" aria-label={PICTURES.trackSpoken}>
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
function DicePicture(): JSX.Element {
  return (
    <ul class="sdr-dice">
      <li>
        <Die pips={5} kind="search" isGood /> {PICTURES.turned}
      </li>
      <li>
        <Die pips={3} kind="search" /> {PICTURES.nothing}
      </li>
      <li>
        <Die pips={6} kind="search" /> <Die pips={5} kind="event" /> {PICTURES.six}
      </li>
    </ul>
  );
}

/** All tables, with the worked dive lit. */
function TablesPicture(): JSX.Element {
  const lit = litOf({ plan: examplePlan(), before: null, time: null });
  return (
    <>
      <p class="sdr-tables-head">
        {PICTURES.tables} <Units />
      </p>
      <Tables lit={lit} setup={EXAMPLE.setup} />
    </>
  );
}
