import type { ClockRule } from '@fathom/kit';
import type { GameInfo, SeatPlan, Spectators, Visibility } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { sideName } from '../frame/people/names.ts';
import type { GameClient, MatchOptions } from '../games/game-client.ts';
import { clockWords } from '../words/clocks.ts';
import { formWords } from '../words/set-up.ts';
import { ClockField, knownClock } from './clock-field.tsx';
import { LevelField } from './level-field.tsx';
import { FoldedOptions } from '../options/folded-options.tsx';
import { OptionFields } from '../options/option-fields.tsx';
import { RatedField } from '../options/rated-field.tsx';
import { SpectatorsField } from '../options/spectators-field.tsx';
import { createMatchMaking } from './new-request.ts';
import { rememberChoice, rememberedChoice } from './remembered.ts';
import { seatsFor } from './seats-for.ts';
import { StartBar } from './start-bar.tsx';
import { usualLevel } from './usual-level.ts';

const OPPONENTS = ['bot', 'friend', 'anyone'] as const;
type Opponent = (typeof OPPONENTS)[number];
const ANY = 'any';

interface DuelFormProps {
  readonly game: GameInfo;
  readonly client: GameClient;
}

/** A new match of a game for two. */
export function DuelForm(props: DuelFormProps): JSX.Element {
  const last = rememberedChoice(props.game.id);
  const [opponent, setOpponent] = createSignal<Opponent>(
    OPPONENTS.find((known) => known === last?.whom) ?? 'bot',
  );
  const [level, setLevel] = createSignal(usualLevel(props.game.bots, props.game.id));
  const [seat, setSeat] = createSignal(
    props.game.seats.find((known) => known.seat === last?.seat)?.seat ?? ANY,
  );
  const [options, setOptions] = createSignal<MatchOptions>(last?.options ?? {});
  const [clock, setClock] = createSignal<ClockRule>(knownClock(last?.clock));
  const [rated, setRated] = createSignal(false);
  const [spectators, setSpectators] = createSignal<Spectators>(last?.spectators ?? 'welcome');
  const request = createMatchMaking();

  const seatsWanted = (): Record<string, SeatPlan> => {
    const names = props.game.seats.map((each) => each.seat);
    const mine = seat() === ANY ? names[Math.floor(Math.random() * names.length)] : seat();
    const others: SeatPlan = opponent() === 'bot' ? { bot: level() } : 'open';
    return Object.fromEntries(names.map((name) => [name, name === mine ? 'kept' : others]));
  };
  const visibility = (): Visibility => (opponent() === 'anyone' ? 'public' : 'private');
  const botName = (): string =>
    opponent() === 'bot' ? (props.game.bots.find((bot) => bot.level === level())?.name ?? '') : '';
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = {
      game: props.game.id,
      options: options(),
      seats: seatsWanted(),
      visibility: visibility(),
      clock: clock(),
      rated: opponent() !== 'bot' && rated(),
      spectators: spectators(),
    };
    void request.make(wanted, () =>
      rememberChoice(props.game.id, {
        whom: opponent(),
        level: level(),
        botName: botName(),
        seat: seat(),
        options: options(),
        clock: clock(),
        spectators: spectators(),
      }),
    );
  };
  const choose = (name: string, value: unknown): void => {
    setOptions((before) => ({ ...before, [name]: value }));
  };
  const nameOf = (wanted: string): string => {
    const chair = seatsFor(props, options()).find((each) => each.seat === wanted);
    return chair === undefined ? wanted : sideName(props.client, chair.side);
  };
  const facts = (): readonly string[] => [
    botName() === '' ? formWords.opponents[opponent()][0] : formWords.against(botName()),
    seat() === ANY ? formWords.drawnSeat : formWords.seatAs(nameOf(seat())),
    clockWords(clock()),
  ];
  return (
    <form class="set-up" onSubmit={begin}>
      <div class="set-up-fields">
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
                  <b>{formWords.opponents[each][0]}</b>{' '}
                  <small>{formWords.opponents[each][1]}</small>
                </span>
              </label>
            )}
          </For>
        </fieldset>
        <Show when={opponent() === 'bot'}>
          <LevelField levels={props.game.bots} chosen={level()} onChange={setLevel} />
        </Show>
        <Show when={props.client.Options}>
          <FoldedOptions
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
              <option value={ANY}>{formWords.anySeat}</option>
              <For each={props.game.seats}>
                {(each) => (
                  <option value={each.seat} selected={each.seat === seat()}>
                    {nameOf(each.seat)}
                  </option>
                )}
              </For>
            </select>
          </div>
          <ClockField chosen={clock()} onChange={setClock} />
          <Show when={opponent() !== 'bot'}>
            <RatedField chosen={rated()} onChange={setRated} />
          </Show>
          <SpectatorsField chosen={spectators()} onChange={setSpectators} />
          <Show when={props.client.Options === undefined}>
            <OptionFields schema={props.game.options} chosen={options()} onChange={choose} />
          </Show>
        </details>
      </div>
      <StartBar
        facts={facts()}
        act={opponent() === 'bot' ? formWords.start : formWords.openTable}
        isBusy={request.isBusy()}
        problem={request.problem()}
      />
    </form>
  );
}
