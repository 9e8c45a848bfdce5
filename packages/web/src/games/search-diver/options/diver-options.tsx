import {
  CHARTS,
  CUSTOM,
  DUMMIES,
  GENERATED,
  MAX_DAYS,
  chartFrom,
} from '@fathom/search-diver/client';
import type {
  NaturalSix,
  Placement,
  Setup,
  Shorthanded,
  TargetChoice,
} from '@fathom/search-diver/client';
import { Show, createMemo, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { ChartThumb } from '../chart/chart-thumb.tsx';
import { TargetSign } from '../chart/marker.tsx';
import type { OptionsProps } from '../../game-client.ts';
import { Notice } from '../parts/notice.tsx';
import { today } from '../solo/today.ts';
import { TARGET_NAMES, capital } from '../words.ts';
import { Choices } from '../../../lobby/choices.tsx';
import type { Choice } from '../../../lobby/choices.tsx';
import { CustomChart } from './custom-chart.tsx';
import { changeChart, changeCompany, companyOf, dailyChart, draftOf, generated } from './draft.ts';
import type { Change, Company } from './draft.ts';
import './options.css';

const COMPANY: readonly Choice<Company>[] = [
  {
    value: 'race',
    name: 'A race of two',
    text: 'Against a bot or a person: who finds the target first?',
  },
  { value: 'alone', name: 'Alone', text: 'Find it in as few days as possible, against a par.' },
  { value: 'today', name: 'Today’s dive', text: 'Alone, in the same waters as everybody today.' },
];
const PLACEMENT: readonly Choice<Placement>[] = [
  { value: 'random', name: 'At random', text: 'The markers lie when you arrive.' },
  {
    value: 'alternate',
    name: 'By the divers',
    text: 'You lay them in turns, without seeing the faces.',
  },
];
const sign = (kind: Exclude<TargetChoice, 'random'>): Choice<TargetChoice> => ({
  value: kind,
  name: capital(TARGET_NAMES[kind]),
  text: '',
  picture: () => (
    <svg class="sdo-sign" viewBox="-20 -20 40 40" aria-hidden="true">
      <TargetSign kind={kind} />
    </svg>
  ),
});
const TARGET: readonly Choice<TargetChoice>[] = [
  { value: 'random', name: 'Any', text: 'drawn by lot' },
  sign('ship'),
  sign('victim'),
  sign('aircraft'),
];
const SIX: readonly Choice<NaturalSix>[] = [
  {
    value: 'fail',
    name: 'Fails and brings an event',
    text: 'As printed: hasty searches are a gamble.',
  },
  { value: 'resolve', name: 'Counts and brings an event', text: 'Kinder: a 6 is also a 6.' },
];
const HANDS: readonly Choice<Shorthanded>[] = [
  { value: '+1', name: '+1 to rolls', text: 'As printed: fewer hands, but sharper eyes.' },
  { value: '-1', name: '−1 to rolls', text: 'Fewer hands make worse searches.' },
];

/** What can differ from match to match, with pictures of the charts. */
export function DiverOptions(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => draftOf(props.chosen));
  const make = (changes: readonly Change[]): void => {
    for (const [name, value] of changes) props.onChange(name, value);
  };
  return (
    <div class="sdo">
      <Notice />
      <Choices
        legend="Who dives?"
        look="few"
        choices={COMPANY}
        chosen={companyOf(draft())}
        onChoose={(company) => make(changeCompany(company, today()))}
      />
      <Show when={companyOf(draft()) !== 'today'} fallback={<TodaysWaters date={draft().daily} />}>
        <OwnWaters draft={draft()} make={make} />
      </Show>
    </div>
  );
}

function TodaysWaters(props: { readonly date: string }): JSX.Element {
  return (
    <figure class="sdo-today">
      <ChartThumb chart={dailyChart(props.date)} label={`The chart of ${props.date}`} />
      <figcaption>
        <b>{props.date}</b> DepthChart, markers and target are the same for everybody today; the
        dice are your own. Twelve dummies, five days.
      </figcaption>
    </figure>
  );
}

interface WatersProps {
  readonly draft: Setup;
  readonly make: (changes: readonly Change[]) => void;
}

const CHART_CHOICES: readonly Choice<string>[] = [
  ...CHARTS.map(({ id, name, about }) => ({
    value: id,
    name,
    text: about,
    picture: () => <ChartThumb chart={chartFrom({ map: id, chart: '', seed: '' })} />,
  })),
  {
    value: GENERATED,
    name: 'New waters',
    text: 'Drawn from any words you like, or from none.',
    picture: () => <ChartThumb chart={generated('somewhere else')} />,
  },
  {
    value: CUSTOM,
    name: 'Your own',
    text: 'Written as text, starting from the chart chosen now.',
    picture: () => <BlankChart />,
  },
];

function OwnWaters(props: WatersProps): JSX.Element {
  return (
    <>
      <Choices
        legend="Chart"
        look="pictures"
        choices={CHART_CHOICES}
        chosen={props.draft.map}
        onChoose={(map) => props.make(changeChart(props.draft, map))}
      />
      <Show when={props.draft.map === GENERATED}>
        <SeedField {...props} />
      </Show>
      <Show when={props.draft.map === CUSTOM}>
        <CustomChart
          written={props.draft.chart}
          onWrite={(chart) => props.make([['chart', chart]])}
        />
      </Show>
      <Choices
        legend="What is looked for"
        look="few"
        choices={TARGET}
        chosen={props.draft.target}
        onChoose={(target) => props.make([['target', target]])}
      />
      <details class="opt-more">
        <summary>More rules: markers, the 6, days</summary>
        <WholeNumber
          label="Dummies"
          about="Markers besides the target. More of them make a longer search."
          bounds={DUMMIES}
          value={props.draft.dummies}
          onChange={(dummies) => props.make([['dummies', dummies]])}
        />
        <Choices
          legend="The markers are laid"
          choices={PLACEMENT}
          chosen={props.draft.placement}
          onChoose={(placement) => props.make([['placement', placement]])}
        />
        <Choices
          legend="A rolled 6"
          choices={SIX}
          chosen={props.draft.naturalSix}
          onChoose={(naturalSix) => props.make([['naturalSix', naturalSix]])}
        />
        <Choices
          legend="Shorthanded"
          choices={HANDS}
          chosen={props.draft.shorthanded}
          onChoose={(shorthanded) => props.make([['shorthanded', shorthanded]])}
        />
        <WholeNumber
          label="Days"
          about="After so many days the search is called off."
          bounds={MAX_DAYS}
          value={props.draft.maxDays}
          onChange={(maxDays) => props.make([['maxDays', maxDays]])}
        />
      </details>
    </>
  );
}

function SeedField(props: WatersProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="sdo-seed">
      <div>
        <label for={id}>Words for the chart</label>
        <input
          id={id}
          maxLength={40}
          aria-describedby={`${id}-about`}
          value={props.draft.mapSeed}
          onInput={(event) => props.make([['mapSeed', event.currentTarget.value]])}
        />
        <p id={`${id}-about`}>
          The same words give the same chart. Leave it empty for another one each time.
        </p>
      </div>
      <Show when={props.draft.mapSeed !== ''} fallback={<div class="sdo-no-chart">A surprise</div>}>
        <ChartThumb
          chart={generated(props.draft.mapSeed)}
          label={`The chart of “${props.draft.mapSeed}”`}
        />
      </Show>
    </div>
  );
}

interface WholeNumberProps {
  readonly label: string;
  readonly about: string;
  readonly bounds: { readonly least: number; readonly most: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider: no number out of bounds can be written at all. */
function WholeNumber(props: WholeNumberProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="sdo-number">
      <label for={id}>
        {props.label}: <b>{props.value}</b>
      </label>
      <input
        id={id}
        type="range"
        min={props.bounds.least}
        max={props.bounds.most}
        value={props.value}
        aria-describedby={`${id}-about`}
        onInput={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
      <p id={`${id}-about`}>{props.about}</p>
    </div>
  );
}

function BlankChart(): JSX.Element {
  return (
    <svg class="sd-thumb" viewBox="0 0 122 87" aria-hidden="true">
      <rect class="sdo-blank" x={1} y={1} width={120} height={85} />
      <text class="sdo-blank-text" x={61} y={38}>
        -- 10 25 40
      </text>
      <text class="sdo-blank-text" x={61} y={58}>
        15 30 60 --
      </text>
    </svg>
  );
}
