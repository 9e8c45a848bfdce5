import type { Chair, ClockRule, Seat } from '@fathom/kit';
import type { Pace } from '@fathom/protocol';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import type { MatchOptions } from '../games/game-client.ts';
import { ClockField } from '../lobby/clock-field.tsx';
import { createCrewChoice, CrewFields, PaceField } from '../lobby/crew-fields.tsx';
import { LevelField } from '../lobby/level-field.tsx';
import { usualLevel } from '../lobby/usual-level.ts';
import '../lobby/lobby.css';
import { MatchOptionFields, OptionFields } from '../options/option-fields.tsx';
import { formWords } from '../words/lobby.ts';
import { localWords } from '../words/local.ts';
import { KeptMatches } from './kept-matches.tsx';
import type { LocalGame } from './kept-matches.tsx';
import { newLocalId } from './local-match.ts';
import type { LocalPlan, LocalWanted } from './local-match.ts';
import './local.css';

interface LocalFormProps {
  readonly local: LocalGame;
  readonly onStart: (wanted: LocalWanted) => void;
}
const ANY = 'any';

/** Which bots, which seat, which rules. Everything has a default: one click begins. */
export function LocalForm(props: LocalFormProps): JSX.Element {
  const { game, client } = props.local;
  const isDuel = client.seatsFor === undefined && game.chairs({}).length === 2;
  return (
    <section class="page new-match">
      <h1>{game.name}</h1>
      <p class="notice">{localWords.about}</p>
      {isDuel ? <LocalDuel {...props} /> : <LocalCrews {...props} />}
      <KeptMatches local={props.local} onGoOn={props.onStart} />
    </section>
  );
}

function LocalDuel(props: LocalFormProps): JSX.Element {
  const { game, options: schema } = props.local;
  const [level, setLevel] = createSignal(usualLevel(game.levels));
  const [seat, setSeat] = createSignal(ANY);
  const [options, setOptions] = createSignal<MatchOptions>({});
  const [clock, setClock] = createSignal<ClockRule>({ type: 'none' });
  const seats = (): readonly Seat[] => game.chairs(options()).map((chair) => chair.seat);
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const mine = seats().find((name) => name === seat()) ?? anyOf(seats());
    const plans = seats().map((name): [string, LocalPlan] => [
      name,
      name === mine ? 'me' : { bot: level() },
    ]);
    props.onStart({
      match: newLocalId(),
      game: game.id,
      options: options(),
      seats: Object.fromEntries(plans),
      clock: clock(),
      pace: 'human',
    });
  };
  return (
    <form onSubmit={begin}>
      <LevelField levels={game.levels} chosen={level()} onChange={setLevel} />
      <details>
        <summary>{formWords.duelMore}</summary>
        <div class="option">
          <label for="seat">{formWords.yourSeat}</label>
          <select id="seat" onChange={(event) => setSeat(event.currentTarget.value)}>
            <option value={ANY}>{formWords.anySeat}</option>
            <For each={seats()}>{(name) => <option value={name}>{name}</option>}</For>
          </select>
        </div>
        <ClockField onChange={setClock} />
        <OptionFields
          schema={schema}
          chosen={options()}
          onChange={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
        />
      </details>
      <button type="submit" class="primary wide">
        {formWords.start}
      </button>
    </form>
  );
}

function LocalCrews(props: LocalFormProps): JSX.Element {
  const { game, client, options: schema } = props.local;
  const [options, setOptions] = createSignal<MatchOptions>({});
  const [clock, setClock] = createSignal<ClockRule>({ type: 'none' });
  const [pace, setPace] = createSignal<Pace>('human');
  const [problem, setProblem] = createSignal<string | null>(null);
  const chairs = createMemo((before: readonly Chair[]): readonly Chair[] => {
    try {
      return game.chairs(options());
    } catch {
      return before; // options that are still being typed
    }
  }, []);
  const choice = createCrewChoice({ chairs, firstLevel: usualLevel(game.levels) });
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const fault = faultOf(() => game.parseSetup(options()));
    setProblem(fault);
    if (fault !== null) return;
    const plans = Object.entries(choice.plans()).map(([seat, place]): [string, LocalPlan] => [
      seat,
      place === 'open' ? { bot: choice.level() } : place,
    ]);
    props.onStart({
      match: newLocalId(),
      game: game.id,
      options: options(),
      seats: Object.fromEntries(plans),
      clock: clock(),
      pace: pace(),
    });
  };
  return (
    <form onSubmit={begin}>
      <MatchOptionFields
        client={client}
        schema={schema}
        chosen={options()}
        onChange={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
      />
      <CrewFields
        choice={choice}
        chairs={chairs()}
        naming={client}
        bots={game.levels}
        quickPlans={['captain', 'alone']}
        mayBeOpen={false}
      />
      <details>
        <summary>{formWords.clockAndPace}</summary>
        <ClockField onChange={setClock} />
        <Show when={chairs().length > 1}>
          <PaceField onChange={setPace} />
        </Show>
      </details>
      <Problem why={problem()} />
      <button type="submit" class="primary wide">
        {formWords.start}
      </button>
    </form>
  );
}

function faultOf(attempt: () => unknown): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const anyOf = (seats: readonly Seat[]): Seat => {
  const [luck = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seats[luck % seats.length] as Seat;
};
