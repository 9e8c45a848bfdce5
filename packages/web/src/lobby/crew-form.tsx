import type { Chair, ClockRule } from '@fathom/kit';
import type { GameInfo, Pace, Spectators, Visibility } from '@fathom/protocol';
import { createMemo, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { listWords } from '../games/list-words.ts';
import type { GameClient, MatchOptions } from '../games/game-client.ts';
import { webGame } from '../games/web-games.ts';
import { FoldedOptions, MainOption } from '../options/folded-options.tsx';
import { RatedField } from '../options/rated-field.tsx';
import { createLoaded } from '../own/loaded.ts';
import { clockWords } from '../words/clocks.ts';
import { formWords } from '../words/set-up.ts';
import { ClockField, knownClock } from './clock-field.tsx';
import { createCrewChoice, CrewFields, PaceField } from './crew-fields.tsx';
import { LateViewField } from '../options/late-view-field.tsx';
import { SpectatorsField } from '../options/spectators-field.tsx';
import { createMatchMaking } from './new-request.ts';
import { rememberChoice, rememberedChoice } from './remembered.ts';
import { hasCrews, isBot, planFault, seatsWanted, seatCounts, withLevel } from './seat-plan.ts';
import type { SeatPlans } from './seat-plan.ts';
import { seatsFor } from './seats-for.ts';
import { StartBar } from './start-bar.tsx';
import { usualLevel } from './usual-level.ts';
import { VisibilityField } from './visibility-field.tsx';
import { wantedPlan } from './wanted-plan.ts';

interface CrewFormProps {
  readonly game: GameInfo;
  readonly client: GameClient;
}

/** A new match of a game with more than two seats. */
export function CrewForm(props: CrewFormProps): JSX.Element {
  const last = rememberedChoice(props.game.id);
  const first = webGame(props.game.id)?.firstMatch ?? null;
  const [chosen, setOptions] = createSignal<MatchOptions>(last?.options ?? {});
  const isFirst = (): boolean => first !== null && choice.quick() === 'voyage';
  const options = (): MatchOptions => (isFirst() ? (first?.options ?? {}) : chosen());
  const chairs = createMemo((): readonly Chair[] => seatsFor(props, chosen()));
  const choice = createCrewChoice({
    chairs,
    firstLevel: usualLevel(props.game.bots, props.game.id),
    last,
    wanted: wantedPlan(window.location.search, { chairs: chairs(), hasFirst: first !== null }),
  });
  const [visibility, setVisibility] = createSignal<Visibility>(last?.visibility ?? 'private');
  const [chosenClock, setClock] = createSignal<ClockRule>(knownClock(last?.clock));
  const hasClock = (): boolean => props.client.hasNoClock?.(options()) !== true;
  const clock = (): ClockRule => (hasClock() && !isFirst() ? chosenClock() : { type: 'none' });
  const [chosenPace, setPace] = createSignal<Pace>(last?.pace ?? 'human');
  const pace = (): Pace => (isFirst() ? 'slow' : chosenPace());
  /** The first one is against the easiest. */
  const seats = (): SeatPlans =>
    isFirst() ? withLevel(choice.plans(), props.game.bots[0]?.level ?? '') : choice.plans();
  const [rated, setRated] = createSignal(false);
  const [spectators, setSpectators] = createSignal<Spectators>(last?.spectators ?? 'welcome');
  const [lateView, setLateView] = createSignal<number | null>(null);
  // Where what is hidden moves on. What lies there from the start would be given away, however late.
  const mayBeLate = (): boolean => hasCrews(chairs()) && spectators() === 'welcome';
  const request = createMatchMaking();
  const choices = createMemo(() => Object.values(seats()));
  const isOpen = (): boolean => choices().includes('open');
  const hasBots = (): boolean => choices().some(isBot);
  const botName = (): string =>
    props.game.bots.find(({ level }) => choices().some((plan) => isBot(plan) && plan.bot === level))
      ?.name ?? '';
  const choose = (name: string, value: unknown): void => {
    setOptions((before) => ({ ...before, [name]: value }));
  };
  const remember = (): void => {
    if (isFirst()) return; // nobody wants a second one by "as last time"
    rememberChoice(props.game.id, {
      whom: choice.quick() ?? '',
      level: choice.level(),
      botName: isOpen() ? '' : botName(),
      side: choice.side() ?? '',
      role: choice.role(),
      options: options(),
      clock: clock(),
      pace: pace(),
      visibility: visibility(),
      spectators: spectators(),
    });
  };
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const fault = planFault(seats());
    request.setProblem(fault);
    if (fault !== null) return;
    const wanted = {
      game: props.game.id,
      options: options(),
      seats: seatsWanted(seats()),
      berths: choice.berths(),
      visibility: isOpen() ? visibility() : ('private' as const),
      clock: clock(),
      pace: pace(),
      rated: isOpen() && !hasBots() && rated(),
      spectators: spectators(),
      ...(mayBeLate() && lateView() !== null && { lateView: lateView() ?? undefined }),
      start: isOpen() ? ('host' as const) : ('full' as const), // with nobody to wait for, it begins as soon as you sit
    };
    void request.make(wanted, remember);
  };
  const described = createLoaded(options, (chosen) => listWords(props.game.id, chosen));
  const whoIsThere = (): string => {
    const counts = seatCounts(seats());
    const inBerths = choice.berths().filter(([seat = '']) => seats()[seat] === 'open');
    const others = counts.open - inBerths.flat().length + inBerths.length;
    return choice.berths().length > 0 && counts.bots === 0
      ? formWords.youAndOthers(others)
      : formWords.whoIsThere(counts, botName());
  };
  const facts = (): readonly string[] => [
    whoIsThere(),
    ...[described() ?? []].flat().filter((fact) => fact !== ''),
    clockWords(clock()),
  ];
  // It decides how many sit down; but a crew is always complete, and who is in it comes first.
  const Main = (): JSX.Element => (
    <MainOption
      client={props.client}
      schema={props.game.options}
      chosen={chosen()}
      onChange={choose}
    />
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
          naming={props.client}
          bots={props.game.bots}
          mayBeOpen
          voyage={first && [first.name, first.about]}
        >
          <Show when={isOpen()}>
            <VisibilityField chosen={visibility()} onChange={setVisibility} />
          </Show>
          <Show when={hasCrews(chairs())}>
            <Main />
          </Show>
        </CrewFields>
        <Show when={!isFirst()}>
          <FoldedOptions
            client={props.client}
            schema={props.game.options}
            chosen={chosen()}
            onChange={choose}
          />
          <details>
            <summary>{formWords.clockAndPace}</summary>
            <Show when={hasClock()}>
              <ClockField chosen={clock()} onChange={setClock} />
            </Show>
            <Show when={hasBots() || isOpen()}>
              <PaceField chosen={pace()} onChange={setPace} />
            </Show>
            <Show when={isOpen() && !hasBots()}>
              <RatedField chosen={rated()} onChange={setRated} />
            </Show>
            <SpectatorsField chosen={spectators()} onChange={setSpectators} />
            <Show when={mayBeLate()}>
              <LateViewField chosen={lateView()} onChange={setLateView} />
            </Show>
          </details>
        </Show>
      </div>
      <StartBar
        facts={facts()}
        act={isOpen() ? formWords.openTable : formWords.start}
        isBusy={request.isBusy()}
        problem={request.problem()}
      />
    </form>
  );
}
