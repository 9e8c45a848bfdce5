import type { Chair, Seat } from '@fathom/kit';
import type { Pace } from '@fathom/protocol';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import type { MatchOptions } from '../games/game-client.ts';
import { createCrewChoice, CrewFields, PaceField } from '../lobby/crew-fields.tsx';
import { LevelField } from '../lobby/level-field.tsx';
import { MatchOptionFields, OptionFields } from '../options/option-fields.tsx';
import { usualLevel } from '../lobby/usual-level.ts';
import '../lobby/lobby.css';
import type { Ground } from './ground.ts';
import { KeptMatches } from './kept-matches.tsx';
import { newLocalId } from './local-match.ts';
import type { LocalPlan, LocalWanted } from './local-match.ts';
import { optionSchema } from './option-schema.ts';
import './local.css';

interface LocalFormProps {
  readonly ground: Ground;
  readonly onStart: (wanted: LocalWanted) => void;
}
const ANY = 'any';

/** Which bots, which seat, which rules. Everything has a default: one click begins. */
export function LocalForm(props: LocalFormProps): JSX.Element {
  const { game, client } = props.ground;
  const isDuel = client.seatsFor === undefined && game.chairs({}).length === 2;
  return (
    <section class="page new-match">
      <h1>{game.name}</h1>
      <p class="notice">
        Played in this browser, without the server: the bot thinks on this device, and the match is
        kept here and nowhere else.
      </p>
      {isDuel ? <LocalDuel {...props} /> : <LocalCrews {...props} />}
      <KeptMatches ground={props.ground} onGoOn={props.onStart} />
    </section>
  );
}

function LocalDuel(props: LocalFormProps): JSX.Element {
  const { game } = props.ground;
  const [level, setLevel] = createSignal(usualLevel(game.levels));
  const [seat, setSeat] = createSignal(ANY);
  const [options, setOptions] = createSignal<MatchOptions>({});
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
      pace: 'human',
    });
  };
  return (
    <form onSubmit={begin}>
      <LevelField levels={game.levels} chosen={level()} onChange={setLevel} />
      <details>
        <summary>Seat and rules</summary>
        <div class="option">
          <label for="seat">Your seat</label>
          <select id="seat" onChange={(event) => setSeat(event.currentTarget.value)}>
            <option value={ANY}>any</option>
            <For each={seats()}>{(name) => <option value={name}>{name}</option>}</For>
          </select>
        </div>
        <OptionFields
          schema={optionSchema(game)}
          chosen={options()}
          onChange={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
        />
      </details>
      <button type="submit" class="primary wide">
        Start the match
      </button>
    </form>
  );
}

function LocalCrews(props: LocalFormProps): JSX.Element {
  const { game, client } = props.ground;
  const [options, setOptions] = createSignal<MatchOptions>({});
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
      pace: pace(),
    });
  };
  return (
    <form onSubmit={begin}>
      <MatchOptionFields
        client={client}
        schema={optionSchema(game)}
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
      <Show when={chairs().length > 1}>
        <details>
          <summary>Pace</summary>
          <PaceField onChange={setPace} />
        </details>
      </Show>
      <Problem why={problem()} />
      <button type="submit" class="primary wide">
        Start the match
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
