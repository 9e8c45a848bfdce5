import {
  ASSISTS,
  ASSIST_VALUES,
  CONTENTS,
  CONTENT_IDS,
  CONTENT_TEXTS,
  FORM,
  HUNTERS,
  LONGEST_PHASE,
  PLAYER_COUNTS,
  RESEARCH_ORDERS,
  RESEARCH_VALUES,
  roundsIn,
} from '@fathom/dark-water-salvage/client';
import type {
  Assist,
  ContentId,
  PlayerCount,
  ResearchOrder,
} from '@fathom/dark-water-salvage/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { OptionChoice } from '../../options/choices.tsx';
import { ChoiceField, NumberField, SwitchField } from '../../options/option-fields.tsx';
import type { OptionsProps } from '../game-client.ts';
import { Badge } from './parts.tsx';
import { MiniMap } from './wrecks/mini-map.tsx';
import './options.css';

const choice = <T,>(value: T, { name, text }: Omit<OptionChoice<T>, 'value'>): OptionChoice<T> => ({
  value,
  name,
  text,
});

const PLAYERS: readonly OptionChoice<PlayerCount>[] = PLAYER_COUNTS.map((count) => ({
  value: count,
  name: FORM.players(count),
  text: FORM.rounds(roundsIn({ players: count, extraRound: false })),
  picture: () => (
    <span class="dwo-hunters">
      <For each={HUNTERS.slice(0, count)}>{(hunter) => <Badge hunter={hunter} />}</For>
    </span>
  ),
}));
const CONTENT: readonly OptionChoice<ContentId>[] = CONTENT_IDS.map((id) => ({
  value: id,
  name: CONTENTS[id].name,
  text: CONTENT_TEXTS[id],
  picture: () => <MiniMap content={CONTENTS[id]} />,
}));
const ASSIST: readonly OptionChoice<Assist>[] = ASSISTS.map((value) =>
  choice(value, ASSIST_VALUES[value]),
);
const RESEARCH: readonly OptionChoice<ResearchOrder>[] = RESEARCH_ORDERS.map((value) =>
  choice(value, RESEARCH_VALUES[value]),
);

/** How many hunters there are. */
export function SalvageHunters(props: OptionsProps): JSX.Element {
  return <ChoiceField form={props} name="players" choices={PLAYERS} cards="few" />;
}

/** What else can differ from match to match. */
export function SalvageOptions(props: OptionsProps): JSX.Element {
  return (
    <div class="dwo">
      <ChoiceField form={props} name="content" choices={CONTENT} />
      <ChoiceField form={props} name="assist" choices={ASSIST} />
      <details class="opt-more">
        <summary>{FORM.more}</summary>
        <ChoiceField form={props} name="research" choices={RESEARCH} />
        <SwitchField form={props} name="extraRound" />
        <NumberField
          form={props}
          name="phaseSeconds"
          fault={() => FORM.secondsFault(LONGEST_PHASE)}
        />
      </details>
    </div>
  );
}
