import {
  CHARTS,
  CHART_SIZE,
  CUSTOM,
  DEEP_MARKERS,
  DEPTHS,
  GENERATED,
  LAST_MARKERS,
  NATURAL_SIXES,
  OPTION_FORM,
  PLACEMENTS,
  PLAYER_COUNTS,
  SHORTHANDED,
  chartFrom,
} from '@fathom/search-diver/client';
import type { PlayerCount, Setup, TargetChoice, TargetKind } from '@fathom/search-diver/client';
import { For, Show, createMemo, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { Choices } from '../../../options/choices.tsx';
import type { OptionChoice } from '../../../options/choices.tsx';
import { ChoiceField, NumberField, WrittenField } from '../../../options/option-fields.tsx';
import type { OptionsProps } from '../../game-client.ts';
import { TargetSign } from '../chart/marker.tsx';
import { ChartPreview } from '../chart/sea.tsx';
import { Later, lazyPart } from '../../../table/later.tsx';
import { Notice } from '../parts/parts.tsx';
import {
  MATCH_KINDS,
  changeChart,
  changeMatchKind,
  dailyChart,
  draftOf,
  generated,
  matchKindOf,
  readChart,
  today,
} from './draft.ts';
import type { OptionChange } from './draft.ts';
import './options.css';

interface ChoiceWords {
  readonly name: string;
  readonly text: string;
}

/** Values with the words of the form. */
const choicesOf = <Value extends string>(
  values: readonly Value[],
  words: { readonly [Name in Value]: ChoiceWords },
): readonly OptionChoice<Value>[] =>
  values.map((value) => ({ value, name: words[value].name, text: words[value].text }));

type MoreChoice = 'placement' | 'deepMarkers' | 'naturalSix' | 'shorthanded' | 'lastMarker';
const MORE_CHOICES: readonly (readonly [MoreChoice, readonly OptionChoice<string>[]])[] = [
  ['placement', choicesOf(PLACEMENTS, OPTION_FORM.placement)],
  ['deepMarkers', choicesOf(DEEP_MARKERS, OPTION_FORM.deepMarkers)],
  ['naturalSix', choicesOf(NATURAL_SIXES, OPTION_FORM.naturalSix)],
  ['shorthanded', choicesOf(SHORTHANDED, OPTION_FORM.shorthanded)],
  ['lastMarker', choicesOf(LAST_MARKERS, OPTION_FORM.lastMarker)],
];
const KINDS = choicesOf(MATCH_KINDS, OPTION_FORM.match);
const RACERS = PLAYER_COUNTS.filter((count) => count > 1).map(
  (value): OptionChoice<PlayerCount> => {
    const { name, text } = OPTION_FORM.players[value];
    return { value, name, text };
  },
);
const signed = (value: TargetKind): OptionChoice<TargetChoice> => ({
  value,
  ...OPTION_FORM.target[value],
  picture: () => (
    <svg class="sdo-sign" viewBox="-20 -20 40 40" aria-hidden="true">
      <TargetSign kind={value} />
    </svg>
  ),
});
const TARGET: readonly OptionChoice<TargetChoice>[] = [
  { value: 'random', ...OPTION_FORM.target.random },
  signed('ship'),
  signed('victim'),
  signed('aircraft'),
];

const maker =
  (props: OptionsProps) =>
  (changes: readonly OptionChange[]): void => {
    for (const [name, value] of changes) props.onChange(name, value);
  };

/** A race, a search on one's own, or today's. */
export function DiverKind(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => draftOf(props.chosen));
  return (
    <div class="sdo">
      <Notice />
      <Choices
        legend={OPTION_FORM.match.legend}
        look="few"
        choices={KINDS}
        chosen={matchKindOf(draft())}
        onChoose={(kind) => maker(props)(changeMatchKind(kind, today()))}
      />
      <Show when={matchKindOf(draft()) === 'race'}>
        <Choices
          legend={OPTION_FORM.players.legend}
          look="few"
          choices={RACERS}
          chosen={draft().players}
          onChoose={(players) => props.onChange('players', players)}
        />
      </Show>
      <Show when={matchKindOf(draft()) === 'today'}>
        <TodaysWaters date={draft().daily} />
      </Show>
    </div>
  );
}

/** What else can differ from match to match, with pictures of the charts. */
export function DiverOptions(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => draftOf(props.chosen));
  const make = maker(props);
  return (
    <div class="sdo">
      <Show
        when={matchKindOf(draft()) !== 'today'}
        fallback={<p class="opt-about">{OPTION_FORM.today.text}</p>}
      >
        <OwnWaters form={props} draft={draft()} make={make} />
      </Show>
    </div>
  );
}

const DayNotice = lazyPart(() => import('../../../people/day-notice.tsx'), 'DayNotice');

function TodaysWaters(props: { readonly date: string }): JSX.Element {
  return (
    <>
      <Later>
        <DayNotice />
      </Later>
      <figure class="sdo-today">
        <ChartPreview
          chart={dailyChart(props.date)}
          label={OPTION_FORM.today.picture(props.date)}
        />
        <figcaption>
          <b>{props.date}</b> {OPTION_FORM.today.text}
        </figcaption>
      </figure>
    </>
  );
}

interface WatersProps {
  readonly form: OptionsProps;
  readonly draft: Setup;
  readonly make: (changes: readonly OptionChange[]) => void;
}

const CHART_CHOICES: readonly OptionChoice<string>[] = [
  ...CHARTS.map(({ id, name, about }) => ({
    value: id,
    name,
    text: about,
    picture: () => <ChartPreview chart={chartFrom({ map: id, chart: '', seed: '' })} />,
  })),
  {
    value: GENERATED,
    ...OPTION_FORM.chart.generated,
    picture: () => <ChartPreview chart={generated('somewhere else')} />,
  },
  { value: CUSTOM, ...OPTION_FORM.chart.custom, picture: () => <BlankChart /> },
];

function OwnWaters(props: WatersProps): JSX.Element {
  return (
    <>
      <Choices
        legend={OPTION_FORM.chart.legend}
        look="pictures"
        choices={CHART_CHOICES}
        chosen={props.draft.map}
        onChoose={(map) => props.make(changeChart(props.draft, map))}
      />
      <Show when={props.draft.map === GENERATED}>
        <SeedField {...props} />
      </Show>
      <Show when={props.draft.map === CUSTOM}>
        <CustomChart {...props} />
      </Show>
      <ChoiceField
        form={props.form}
        name="target"
        title={OPTION_FORM.target.legend}
        cards="few"
        choices={TARGET}
      />
      <details class="opt-more">
        <summary>{OPTION_FORM.more}</summary>
        <NumberField
          form={props.form}
          name="dummies"
          about={OPTION_FORM.dummies.text}
          by="slider"
        />
        <For each={MORE_CHOICES}>
          {([name, choices]) => (
            <ChoiceField
              form={props.form}
              name={name}
              title={OPTION_FORM[name].legend}
              choices={choices}
            />
          )}
        </For>
        <NumberField
          form={props.form}
          name="maxDays"
          about={OPTION_FORM.maxDays.text}
          by="slider"
        />
      </details>
    </>
  );
}

/** A chart of one's own, checked while it is written. */
function CustomChart(props: WatersProps): JSX.Element {
  const { custom } = OPTION_FORM;
  const read = createMemo(() => readChart(props.draft.chart));
  const picture = (): (() => JSX.Element) | null => {
    const { chart } = read();
    return chart === null ? null : () => <ChartPreview chart={chart} label={custom.picture} />;
  };
  return (
    <WrittenField
      label={custom.label}
      about={
        <>
          {custom.marks(CHART_SIZE)} {custom.depths(DEPTHS)} <code>--</code> {custom.land}
        </>
      }
      written={props.draft.chart}
      onWrite={(chart) => props.make([['chart', chart]])}
      rows={12}
      picture={picture()}
      noPicture={custom.noPicture}
      fault={read().fault === null ? null : custom.fault(read().fault ?? '')}
      fine={custom.fine}
    />
  );
}

function SeedField(props: WatersProps): JSX.Element {
  const { seed } = OPTION_FORM;
  const id = createUniqueId();
  return (
    <div class="opt-written">
      <div class="opt-write">
        <label for={id}>{seed.label}</label>
        <input
          id={id}
          maxLength={40}
          aria-describedby={`${id}-about`}
          value={props.draft.mapSeed}
          onInput={(event) => props.make([['mapSeed', event.currentTarget.value]])}
        />
        <p id={`${id}-about`}>{seed.text}</p>
      </div>
      <Show
        when={props.draft.mapSeed !== ''}
        fallback={<div class="opt-no-picture">{seed.none}</div>}
      >
        <ChartPreview
          chart={generated(props.draft.mapSeed)}
          label={seed.picture(props.draft.mapSeed)}
        />
      </Show>
    </div>
  );
}

function BlankChart(): JSX.Element {
  return (
    <svg class="chart-small" viewBox="0 0 122 87" aria-hidden="true">
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
