import type { ClockRule } from '@fathom/kit';
import type { GameInfo, SeatPlan, Visibility } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { goTo } from '../frame/router.ts';
import type { GameClient, MatchOptions } from '../games/game-client.ts';
import { api, ApiError } from '../net/api.ts';
import { formWords } from '../words/lobby.ts';
import { ClockField } from './clock-field.tsx';
import { LevelField } from './level-field.tsx';
import { MatchOptionFields, OptionFields } from '../options/option-fields.tsx';
import { usualLevel } from './usual-level.ts';

const OPPONENTS = ['bot', 'friend', 'anyone'] as const;
type Opponent = (typeof OPPONENTS)[number];

interface DuelFormProps {
  readonly game: GameInfo;
  readonly client: GameClient;
}

/** A new match of a game for two. */
export function DuelForm(props: DuelFormProps): JSX.Element {
  const [opponent, setOpponent] = createSignal<Opponent>('bot');
  const [level, setLevel] = createSignal(usualLevel(props.game.bots));
  const [seat, setSeat] = createSignal('any');
  const [options, setOptions] = createSignal<MatchOptions>({});
  const [clock, setClock] = createSignal<ClockRule>({ type: 'none' });
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);

  const seatsWanted = (): Record<string, SeatPlan> => {
    const names = props.game.seats.map((each) => each.seat);
    const mine = seat() === 'any' ? names[Math.floor(Math.random() * names.length)] : seat();
    const others: SeatPlan = opponent() === 'bot' ? { bot: level() } : 'open';
    return Object.fromEntries(names.map((name) => [name, name === mine ? 'kept' : others]));
  };
  const visibility = (): Visibility => (opponent() === 'anyone' ? 'public' : 'private');
  const begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const { match } = await api.create({
        game: props.game.id,
        options: options(),
        seats: seatsWanted(),
        visibility: visibility(),
        clock: clock(),
      });
      goTo(`/m/${match.id}`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : formWords.notMade);
      setBusy(false);
    }
  };
  const choose = (name: string, value: unknown): void => {
    setOptions((before) => ({ ...before, [name]: value }));
  };
  return (
    <form onSubmit={(event) => void begin(event)}>
      <fieldset class="opponents">
        <legend>{formWords.withWhom}</legend>
        <For each={OPPONENTS}>
          {(each) => (
            <label class="choice">
              <input
                type="radio"
                name="opponents"
                checked={opponent() === each}
                onChange={() => setOpponent(each)}
              />
              <span>
                <b>{formWords.opponents[each][0]}</b> <small>{formWords.opponents[each][1]}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
      <Show when={opponent() === 'bot'}>
        <LevelField levels={props.game.bots} chosen={level()} onChange={setLevel} />
      </Show>
      <Show when={props.client.Options}>
        <MatchOptionFields
          client={props.client}
          schema={props.game.options}
          chosen={options()}
          onChange={choose}
        />
      </Show>
      <details>
        <summary>{formWords.duelMore}</summary>
        <div class="option">
          <label for="seat">{formWords.yourSeat}</label>
          <select id="seat" onChange={(event) => setSeat(event.currentTarget.value)}>
            <option value="any">{formWords.anySeat}</option>
            <For each={props.game.seats}>
              {(each) => <option value={each.seat}>{each.seat}</option>}
            </For>
          </select>
        </div>
        <ClockField onChange={setClock} />
        <Show when={props.client.Options === undefined}>
          <OptionFields schema={props.game.options} chosen={options()} onChange={choose} />
        </Show>
      </details>
      <Problem why={problem()} />
      <button type="submit" class="primary wide" disabled={busy()}>
        {opponent() === 'bot' ? formWords.start : formWords.openTable}
      </button>
    </form>
  );
}
