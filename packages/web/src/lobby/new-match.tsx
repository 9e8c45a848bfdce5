import type { ClockRule } from '@fathom/kit';
import type { GameInfo, SeatPlan, Visibility } from '@fathom/protocol';
import { createResource, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { showCurrentGame } from '../frame/current-game.ts';
import { goTo } from '../frame/router.ts';
import { shelfEntry } from '../games/shelf.ts';
import { api, ApiError } from '../net/api.ts';
import { ClockField } from './clock-field.tsx';
import { LevelField } from './level-field.tsx';
import { NameField } from './name-field.tsx';
import { OptionFields } from './options.tsx';
import type { Options } from './options.tsx';
import './lobby.css';

const COMPANIES = ['bot', 'friend', 'anyone'] as const;
type Company = (typeof COMPANIES)[number];
const COMPANY_TEXT: Readonly<Record<Company, readonly [string, string]>> = {
  bot: ['Play a bot', 'Begins at once.'],
  friend: ['Invite a friend', 'You get a link and a code to pass on.'],
  anyone: ['Open a table', 'Listed in the lobby for whoever comes by.'],
};

/** Sets up a match of one game. */
export function NewMatch(props: { readonly game: string }): JSX.Element {
  const entry = () => shelfEntry(props.game);
  const [offline, setOffline] = createSignal(false);
  const [info] = createResource(async (): Promise<GameInfo | null> => {
    try {
      return (await api.games()).find(({ id }) => id === props.game) ?? null;
    } catch {
      setOffline(true);
      return null;
    }
  });
  showCurrentGame({ id: props.game, water: null });
  return (
    <Show when={entry()?.load} fallback={<NotYet name={entry()?.name ?? null} />}>
      <section class="page new-match">
        <h1>{entry()?.name}</h1>
        <p>{entry()?.blurb}</p>
        <NameField />
        <Show when={info()}>{(game) => <Form game={game()} />}</Show>
        <Show when={offline() || (info.state === 'ready' && info() === null)}>
          <p class="notice" role="alert">
            The server cannot be reached.{' '}
            <a href={`/${props.game}/local`}>Play a bot in this browser</a> instead.
          </p>
        </Show>
      </section>
    </Show>
  );
}

function NotYet(props: { readonly name: string | null }): JSX.Element {
  return (
    <section class="page">
      <h1>{props.name ?? 'No such game'}</h1>
      <p>
        {props.name === null
          ? 'There is no game at this address.'
          : 'This game is still being built.'}{' '}
        <a href="/">Back to the lobby</a>
      </p>
    </section>
  );
}

function Form(props: { readonly game: GameInfo }): JSX.Element {
  const strongest = () => props.game.bots.at(-1)?.level ?? '';
  const [company, setCompany] = createSignal<Company>('bot');
  const [level, setLevel] = createSignal(props.game.bots[0]?.level ?? strongest());
  const [seat, setSeat] = createSignal('any');
  const [options, setOptions] = createSignal<Options>({});
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
        <OptionFields
          schema={props.game.options}
          chosen={options()}
          onChange={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
        />
      </details>
      <Problem why={problem()} />
      <button type="submit" class="primary wide" disabled={busy()}>
        {company() === 'bot' ? 'Start the match' : 'Open the table'}
      </button>
    </form>
  );
}
