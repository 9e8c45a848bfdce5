import { CONTENTS, CONTENT_IDS, HUNTERS, PLAYER_COUNTS } from '@fathom/dark-water-salvage/client';
import type {
  Assist,
  ContentId,
  PlayerCount,
  ResearchOrder,
  Setup,
} from '@fathom/dark-water-salvage/client';
import { For, createMemo, createSignal, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import type { OptionsProps } from '../../game-client.ts';
import { roundsOf } from '../desk/rounds.ts';
import { Badge } from '../parts/badge.tsx';
import { MiniMap } from '../wrecks/mini-map.tsx';
import { Choices } from '../../../lobby/choices.tsx';
import type { Choice } from '../../../lobby/choices.tsx';
import { draftOf, secondsFault } from './draft.ts';
import './options.css';

const ABOUT: { readonly [Id in ContentId]: string } = {
  greatLake: 'One deep basin in the middle, six towns around it. Good for a first game.',
  hollowSound: 'A deep trench from west to east, with ships and values of its own.',
};
const CONTENT: readonly Choice<ContentId>[] = CONTENT_IDS.map((id) => ({
  value: id,
  name: CONTENTS[id].name,
  text: ABOUT[id],
  picture: () => <MiniMap content={CONTENTS[id]} />,
}));
const RESEARCH: readonly Choice<ResearchOrder>[] = [
  {
    value: 'simultaneous',
    name: 'All at once',
    text: 'Quick. Anybody may ask for turn order when it matters.',
  },
  { value: 'turnOrder', name: 'In turn order', text: 'One after another, always.' },
];
const ASSIST: readonly Choice<Assist>[] = [
  { value: 'marks', name: 'Marks', text: 'Your answers are drawn on the record sheet.' },
  {
    value: 'candidates',
    name: 'Marks and candidates',
    text: 'What remains possible is worked out, with odds. Good for learning.',
  },
  { value: 'none', name: 'Blank paper', text: 'Your answers as a list, and a pencil.' },
];

const players = (count: PlayerCount): Choice<PlayerCount> => ({
  value: count,
  name: `${count} hunters`,
  text: `${roundsOf({ ...draftOf({}), players: count })} rounds`,
  picture: () => (
    <span class="dwo-hunters">
      <For each={HUNTERS.slice(0, count)}>{(hunter) => <Badge hunter={hunter} />}</For>
    </span>
  ),
});
const PLAYERS: readonly Choice<PlayerCount>[] = PLAYER_COUNTS.map(players);

type Change = {
  readonly [Name in keyof Setup]: readonly [name: Name, value: Setup[Name]];
}[keyof Setup];

/** What can differ from match to match. */
export function SalvageOptions(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => draftOf(props.chosen));
  const make = (...[name, value]: Change): void => props.onChange(name, value);
  return (
    <div class="dwo">
      <Choices
        look="few"
        legend="Players"
        choices={PLAYERS}
        chosen={draft().players}
        onChoose={(count) => make('players', count)}
      />
      <Choices
        legend="Map and cards"
        choices={CONTENT}
        chosen={draft().content}
        onChoose={(content) => make('content', content)}
      />
      <Choices
        legend="Aids"
        choices={ASSIST}
        chosen={draft().assist}
        onChoose={(assist) => make('assist', assist)}
      />
      <details class="opt-more">
        <summary>More: research, extra round, time</summary>
        <Choices
          legend="Research"
          choices={RESEARCH}
          chosen={draft().research}
          onChoose={(order) => make('research', order)}
        />
        <label class="opt-choice">
          <span class="opt-words">
            <input
              type="checkbox"
              checked={draft().extraRound}
              onChange={(event) => make('extraRound', event.currentTarget.checked)}
            />
            <span>
              <b>Extra round</b>{' '}
              <small>
                One more round without loans when the bag has run out: the last cash counts.
              </small>
            </span>
          </span>
        </label>
        <PhaseSeconds
          seconds={draft().phaseSeconds}
          onChange={(seconds) => make('phaseSeconds', seconds)}
        />
      </details>
    </div>
  );
}

function PhaseSeconds(props: {
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [fault, setFault] = createSignal<string | null>(null);
  const write = (seconds: number): void => {
    setFault(secondsFault(seconds));
    if (secondsFault(seconds) === null) props.onChange(seconds);
  };
  return (
    <div class="dwo-seconds">
      <label for={id}>Seconds for each phase</label>
      <input
        id={id}
        type="number"
        min={0}
        max={3600}
        step={1}
        aria-describedby={`${id}-about`}
        value={props.seconds}
        onInput={(event) => write(event.currentTarget.valueAsNumber)}
      />
      <p id={`${id}-about`} classList={{ 'dwo-fault': fault() !== null }}>
        {fault() ??
          '0 is no limit. Whoever is too slow applies for nothing, takes the first free city, or passes.'}
      </p>
    </div>
  );
}
