import type { Chair, ClockRule } from '@fathom/kit';
import type { GameInfo, Pace, Visibility } from '@fathom/protocol';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { goTo } from '../frame/router.ts';
import type { GameClient, MatchOptions } from '../games/game-client.ts';
import { api, ApiError } from '../net/api.ts';
import { formWords } from '../words/lobby.ts';
import { ClockField } from './clock-field.tsx';
import { createCrewChoice, CrewFields, PaceField } from './crew-fields.tsx';
import { MatchOptionFields } from '../options/option-fields.tsx';
import { isBot, planFault, seatsWanted } from './seat-plan.ts';
import { usualLevel } from './usual-level.ts';

interface CrewFormProps {
  readonly game: GameInfo;
  readonly client: GameClient;
}

const VISIBLE: readonly Visibility[] = ['private', 'public'];

/** A new match of a game with more than two seats. */
export function CrewForm(props: CrewFormProps): JSX.Element {
  const [options, setOptions] = createSignal<MatchOptions>({});
  const chairs = createMemo((): readonly Chair[] => seatsFor(props, options()));
  const choice = createCrewChoice({ chairs, firstLevel: usualLevel(props.game.bots) });
  const [visibility, setVisibility] = createSignal<Visibility>('private');
  const [clock, setClock] = createSignal<ClockRule>({ type: 'none' });
  const [pace, setPace] = createSignal<Pace>('human');
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const choices = createMemo(() => Object.values(choice.plans()));
  const isOpen = (): boolean => choices().includes('open');
  const begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const fault = planFault(choice.plans());
    setProblem(fault);
    if (fault !== null) return;
    setBusy(true);
    try {
      const { match } = await api.create({
        game: props.game.id,
        options: options(),
        seats: seatsWanted(choice.plans()),
        visibility: isOpen() ? visibility() : 'private',
        clock: clock(),
        pace: pace(),
        start: isOpen() ? 'host' : 'full', // with nobody to wait for, it begins as soon as you sit
      });
      goTo(`/m/${match.id}`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : formWords.notMade);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void begin(event)}>
      <MatchOptionFields
        client={props.client}
        schema={props.game.options}
        chosen={options()}
        onChange={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
      />
      <CrewFields
        choice={choice}
        chairs={chairs()}
        naming={props.client}
        bots={props.game.bots}
        mayBeOpen
      />
      <Show when={isOpen()}>
        <fieldset>
          <legend>{formWords.whoMaySit}</legend>
          <For each={VISIBLE}>
            {(value) => (
              <label class="choice">
                <input
                  type="radio"
                  name="visibility"
                  checked={visibility() === value}
                  onChange={() => setVisibility(value)}
                />
                <span>
                  <b>{formWords.visibility[value][0]}</b>{' '}
                  <small>{formWords.visibility[value][1]}</small>
                </span>
              </label>
            )}
          </For>
        </fieldset>
      </Show>
      <details>
        <summary>{formWords.clockAndPace}</summary>
        <ClockField onChange={setClock} />
        <Show when={choices().some(isBot) || isOpen()}>
          <PaceField onChange={setPace} />
        </Show>
      </details>
      <div class="at-hand">
        <Problem why={problem()} />
        <button type="submit" class="primary wide" disabled={busy()}>
          {isOpen() ? formWords.openTable : formWords.start}
        </button>
      </div>
    </form>
  );
}

/** The form only shows what the options make of the table; the server has the last word. */
export function seatsFor({ game, client }: CrewFormProps, options: MatchOptions): readonly Chair[] {
  const known = game.seats as readonly Chair[];
  try {
    return client.seatsFor?.(options) ?? known;
  } catch {
    return known; // options that are still being typed
  }
}
