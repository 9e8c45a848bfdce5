import type { Chair, ClockRule, Seat } from '@fathom/kit';
import type { Pace } from '@fathom/protocol';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { sideName } from '../frame/people/names.ts';
import type { MatchOptions } from '../games/game-client.ts';
import { webGame } from '../games/web-games.ts';
import { ClockField } from '../lobby/clock-field.tsx';
import { createCrewChoice, CrewFields, PaceField } from '../lobby/crew-fields.tsx';
import { LevelField } from '../lobby/level-field.tsx';
import { rememberChoice } from '../lobby/remembered.ts';
import { hasCrews, seatCounts, withLevel } from '../lobby/seat-plan.ts';
import type { SeatPlans } from '../lobby/seat-plan.ts';
import { StartBar } from '../lobby/start-bar.tsx';
import { usualLevel } from '../lobby/usual-level.ts';
import '../lobby/lobby.css';
import '../lobby/set-up.css';
import { FoldedOptions, MainOption } from '../options/folded-options.tsx';
import { OptionFields } from '../options/option-fields.tsx';
import { clockWords } from '../words/clocks.ts';
import { formWords } from '../words/set-up.ts';
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
  const { game, client, options: schema } = props.local;
  const [level, setLevel] = createSignal(usualLevel(game.levels, game.id));
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
    rememberChoice(game.id, { level: level(), botName: botName(), options: options() });
    props.onStart({
      match: newLocalId(),
      game: game.id,
      options: options(),
      seats: Object.fromEntries(plans),
      clock: clock(),
      pace: 'human',
    });
  };
  const nameOf = (wanted: string): string => {
    const chair = game.chairs(options()).find((each) => each.seat === wanted);
    return chair === undefined ? wanted : sideName(client, chair.side);
  };
  const botName = (): string => nameOfLevel(props.local, level());
  const facts = (): readonly string[] => [
    formWords.against(botName()),
    seat() === ANY ? formWords.drawnSeat : formWords.seatAs(nameOf(seat())),
    clockWords(clock()),
  ];
  return (
    <form class="set-up" onSubmit={begin}>
      <div class="set-up-fields">
        <LevelField levels={game.levels} chosen={level()} onChange={setLevel} />
        <details>
          <summary>{formWords.duelMore}</summary>
          <div class="option">
            <label for="seat">{formWords.yourSeat}</label>
            <select id="seat" onChange={(event) => setSeat(event.currentTarget.value)}>
              <option value={ANY}>{formWords.anySeat}</option>
              <For each={seats()}>{(name) => <option value={name}>{nameOf(name)}</option>}</For>
            </select>
          </div>
          <ClockField chosen={clock()} onChange={setClock} />
          <OptionFields
            schema={schema}
            chosen={options()}
            onChange={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
          />
        </details>
      </div>
      <StartBar facts={facts()} act={formWords.start} isBusy={false} problem={null} />
    </form>
  );
}

function LocalCrews(props: LocalFormProps): JSX.Element {
  const { game, client, options: schema } = props.local;
  const [chosen, setOptions] = createSignal<MatchOptions>({});
  const first = webGame(game.id)?.firstMatch ?? null;
  const isFirst = (): boolean => first !== null && choice.quick() === 'voyage';
  const options = (): MatchOptions => (isFirst() ? (first?.options ?? {}) : chosen());
  const hasClock = (): boolean => !isFirst() && client.hasNoClock?.(chosen()) !== true;
  const [chosenClock, setClock] = createSignal<ClockRule>({ type: 'none' });
  const clock = (): ClockRule => (hasClock() ? chosenClock() : { type: 'none' });
  const [pace, setPace] = createSignal<Pace>('human');
  const [problem, setProblem] = createSignal<string | null>(null);
  const chairs = createMemo((before: readonly Chair[]): readonly Chair[] => {
    try {
      return game.chairs(chosen());
    } catch {
      return before; // options that are still being typed
    }
  }, []);
  const choose = (name: string, value: unknown): void => {
    setOptions((before) => ({ ...before, [name]: value }));
  };
  const choice = createCrewChoice({ chairs, firstLevel: usualLevel(game.levels, game.id) });
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const fault = faultOf(() => game.parseSetup(options()));
    setProblem(fault);
    if (fault !== null) return;
    const plans = Object.entries(seats()).map(([seat, place]): [string, LocalPlan] => [
      seat,
      place === 'open' ? { bot: level() } : place,
    ]);
    if (!isFirst())
      rememberChoice(game.id, { level: level(), botName: botName(), options: options() });
    props.onStart({
      match: newLocalId(),
      game: game.id,
      options: options(),
      seats: Object.fromEntries(plans),
      clock: clock(),
      pace: isFirst() ? 'slow' : pace(),
    });
  };
  const level = (): string => (isFirst() ? (game.levels[0]?.level ?? '') : choice.level());
  const seats = (): SeatPlans => (isFirst() ? withLevel(choice.plans(), level()) : choice.plans());
  const botName = (): string => nameOfLevel(props.local, level());
  const facts = (): readonly string[] => [
    formWords.whoIsThere(seatCounts(seats()), botName()),
    clockWords(clock()),
  ];
  const Main = (): JSX.Element => (
    <MainOption client={client} schema={schema} chosen={chosen()} onChange={choose} />
  );
  return (
    <form class="set-up" onSubmit={begin}>
      <div class="set-up-fields">
        <Show when={!hasCrews(chairs())}>
          <Main />
        </Show>
        <CrewFields
          choice={choice}
          chairs={chairs()}
          naming={client}
          bots={game.levels}
          quickPlans={['captain', 'alone']}
          mayBeOpen={false}
          voyage={first && [first.name, first.about]}
        >
          <Show when={hasCrews(chairs())}>
            <Main />
          </Show>
        </CrewFields>
        <Show when={!isFirst()}>
          <FoldedOptions client={client} schema={schema} chosen={chosen()} onChange={choose} />
          <details>
            <summary>{formWords.clockAndPace}</summary>
            <Show when={hasClock()}>
              <ClockField chosen={clock()} onChange={setClock} />
            </Show>
            <Show when={chairs().length > 1}>
              <PaceField chosen={pace()} onChange={setPace} />
            </Show>
          </details>
        </Show>
      </div>
      <StartBar facts={facts()} act={formWords.start} isBusy={false} problem={problem()} />
    </form>
  );
}

const nameOfLevel = ({ game }: LocalGame, wanted: string): string =>
  game.levels.find(({ level }) => level === wanted)?.name ?? '';

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
