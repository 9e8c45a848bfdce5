import type { ClockRule } from '@fathom/kit';
import type { GameInfo, SeatPlan, Visibility } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { goTo } from '../frame/router.ts';
import type { GameClient, MatchOptions } from '../games/game-client.ts';
import { api, ApiError } from '../net/api.ts';
import { ClockField } from './clock-field.tsx';
import { LevelField } from './level-field.tsx';
import { MatchOptionFields } from '../options/option-fields.tsx';
import { OptionFields } from '../options/option-fields.tsx';
import { usualLevel } from './usual-level.ts';

const COMPANIES = ['bot', 'friend', 'anyone'] as const;
type Company = (typeof COMPANIES)[number];
const COMPANY_TEXT: Readonly<Record<Company, readonly [string, string]>> = {
  bot: ['Play a bot', 'Begins at once.'],
  friend: ['Invite a friend', 'You get a link and a code to pass on.'],
  anyone: ['Open a table', 'Listed in the lobby for whoever comes by.'],
};

interface DuelFormProps {
  readonly game: GameInfo;
  readonly client: GameClient;
}

/** A new match of a game for two. */
export function DuelForm(props: DuelFormProps): JSX.Element {
  const [company, setCompany] = createSignal<Company>('bot');
  const [level, setLevel] = createSignal(usualLevel(props.game.bots));
  const [seat, setSeat] = createSignal('any');
  const [options, setOptions] = createSignal<MatchOptions>({});
  const [clock, setClock] = createSignal<ClockRule>({ type: 'none' });
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);

  const seatsWanted = (): Record<string, SeatPlan> => {
    const names = props.game.seats.map((each) => each.seat);
    const mine = seat() === 'any' ? names[Math.floor(Math.random() * names.length)] : seat();
    const others: SeatPlan = company() === 'bot' ? { bot: level() } : 'open';
    return Object.fromEntries(names.map((name) => [name, name === mine ? 'kept' : others]));
  };
  const visibility = (): Visibility => (company() === 'anyone' ? 'public' : 'private');
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
      setProblem(error instanceof ApiError ? error.message : 'The match could not be made.');
      setBusy(false);
    }
  };
  const choose = (name: string, value: unknown): void => {
    setOptions((before) => ({ ...before, [name]: value }));
  };
  return (
    <form onSubmit={(event) => void begin(event)}>
      <fieldset class="company">
        <legend>With whom?</legend>
        <For each={COMPANIES}>
          {(each) => (
            <label class="choice">
              <input
                type="radio"
                name="company"
                checked={company() === each}
                onChange={() => setCompany(each)}
              />
              <span>
                <b>{COMPANY_TEXT[each][0]}</b> <small>{COMPANY_TEXT[each][1]}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
      <Show when={company() === 'bot'}>
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
        <summary>Seat, clock and rules</summary>
        <div class="option">
          <label for="seat">Your seat</label>
          <select id="seat" onChange={(event) => setSeat(event.currentTarget.value)}>
            <option value="any">any</option>
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
        {company() === 'bot' ? 'Start the match' : 'Open the table'}
      </button>
    </form>
  );
}
