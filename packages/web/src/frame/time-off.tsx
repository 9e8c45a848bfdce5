import { LIMITS } from '@fathom/protocol';
import type { AnswerTimeOffMessage, AskTimeOffMessage } from '@fathom/protocol';
import type { Seat } from '@fathom/kit';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { refusalText } from '../table/event-lines.ts';
import { afterWords } from '../words/after.ts';
import { clockText } from '../words/table.ts';
import { announce } from './announce.tsx';
import { ownSide, personIn } from './live-table.ts';
import { createPaused, timeOffKinds } from './paused.ts';
import { Problem } from './problem.tsx';
import { play } from './sound.ts';
import './end/afterwards.css';

interface TimeOffProps {
  readonly link: MatchLink;
}
type Word = Omit<AskTimeOffMessage, 'id' | 'seat'> | Omit<AnswerTimeOffMessage, 'id' | 'seat'>;

const words = afterWords.timeOff;
const DAYS = [1, 2, 3, 5, 7, 10, LIMITS.daysOff];
const MINUTES = [1, 2, 5, 10, 30, LIMITS.pauseMinutes];
const USUAL = { days: 3, minutes: 5 };
const LOOK_AGAIN = 250;
const LOOKING_UP = 3_500; // milliseconds before it goes on: nobody needs to say that they are ready

function createTalk(link: MatchLink) {
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (word: Word): Promise<void> => {
    const [seat] = link.you();
    if (seat === undefined) return;
    const refusal = await link.send({ ...word, seat });
    setProblem(refusal === null ? null : await refusalText(undefined, refusal));
  };
  return { problem, say: (word: Word): void => void attempt(word) };
}

/** What all should know of it: the clocks stand still, or somebody asks that they do. */
export function TimeOffNotice(props: TimeOffProps): JSX.Element {
  const { problem, say } = createTalk(props.link);
  const isPlayer = (): boolean => props.link.you().length > 0;
  const asked = () => props.link.info()?.timeOff?.asked ?? null;
  const isPaused = createPaused(props.link);
  const isPause = (): boolean => isPaused() || (asked()?.minutes ?? 0) > 0;
  const isMine = (seat: Seat): boolean => props.link.you().includes(seat);
  const isAsked = (): boolean => asked()?.missing.some(isMine) ?? false;
  const hasAsked = (): boolean => isMine(asked()?.by ?? ('' as Seat));
  const request = createMemo((): string | null => {
    const wish = asked();
    if (wish === null) return null;
    const names = (seats: readonly Seat[]) => seats.map((seat) => personIn(props.link, seat));
    const agreed = wish.agreed.length === 0 ? '' : words.agreed(names(wish.agreed));
    const missing = wish.missing.filter((seat) => !isMine(seat));
    const stretch = { days: wish.days, minutes: wish.minutes ?? 0, isPaused: isPaused() };
    return `${words.asks(personIn(props.link, wish.by), stretch)}${agreed}${words.waits(names(missing))}`;
  });
  const left = createLeft(props.link);
  createEffect(
    on(request, (text) => {
      if (text === null) return;
      announce(text);
      if (isAsked()) play('talk');
    }),
  );
  createEffect(
    on(isPaused, (paused, before) => {
      if (before === undefined && !paused) return;
      announce(paused ? words.hasBegun : words.hasEnded);
      play(paused ? 'stop' : 'turn');
    }),
  );
  const standing = (): string => {
    if (!isPaused()) return words.stands(left(), dateIn(left()));
    const text = clockText(left());
    return left() < LOOKING_UP ? words.goesOnIn(text) : words.paused(text);
  };
  return (
    <Show when={left() > 0 || request() !== null}>
      <aside class="relief time-off card" aria-label={isPause() ? words.pauseLabel : words.label}>
        <Show when={left() > 0}>
          <div class="relief-line" classList={{ 'is-paused': isPaused() }}>
            <p>{standing()}</p>
            <Show when={isPlayer() && asked() === null && !(isPaused() && left() < LOOKING_UP)}>
              <button
                type="button"
                classList={{ primary: isPaused() }}
                onClick={() => say({ t: 'askTimeOff', days: 0 })}
              >
                {isPaused() ? words.ready : words.goOn}
              </button>
            </Show>
          </div>
        </Show>
        <Show when={request()}>
          {(text) => (
            <div class="relief-line">
              <p>{text()}</p>
              <Show when={isAsked()}>
                <button
                  type="button"
                  class="primary"
                  onClick={() => say({ t: 'answerTimeOff', answer: 'agree' })}
                >
                  {words.agree}
                </button>
              </Show>
              <Show when={isPlayer()}>
                <button
                  type="button"
                  onClick={() => say({ t: 'answerTimeOff', answer: 'decline' })}
                >
                  {hasAsked() ? words.takeBack : words.decline}
                </button>
              </Show>
            </div>
          )}
        </Show>
        <Problem why={problem()} />
      </aside>
    </Show>
  );
}

/** How long the clocks still stand still, in milliseconds. */
function createLeft(link: MatchLink): () => number {
  const [now, setNow] = createSignal(performance.now());
  const timer = window.setInterval(() => setNow(performance.now()), LOOK_AGAIN);
  onCleanup(() => window.clearInterval(timer));
  return () => Math.max(0, link.offUntil() - Math.max(now(), link.clockSetAt()));
}

const dateIn = (millis: number): string =>
  new Date(Date.now() + millis).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

interface AskProps extends TimeOffProps {
  readonly isRealTime: boolean;
}

/** Asks the others for it. */
export function AskTimeOff(props: AskProps): JSX.Element {
  const { problem, say } = createTalk(props.link);
  const kind = (): ReturnType<typeof timeOffKinds> => timeOffKinds(props.link, props.isRealTime);
  return (
    <details class="ask-time-off card preferences">
      <summary>{words.first(kind())}</summary>
      <Show when={kind().minutes}>
        <AskFor
          help={words.pauseHelp(isAlone(props.link))}
          label={words.howManyMinutes}
          act={words.pause(isAlone(props.link))}
          choices={MINUTES}
          usual={USUAL.minutes}
          nameOf={words.minutes}
          onAsk={(minutes) => say({ t: 'askTimeOff', days: 0, minutes })}
        />
      </Show>
      <Show when={kind().days}>
        <AskFor
          help={words.help}
          label={words.howLong}
          act={words.ask}
          choices={DAYS}
          usual={USUAL.days}
          nameOf={words.days}
          onAsk={(days) => say({ t: 'askTimeOff', days })}
        />
      </Show>
      <Problem why={problem()} />
    </details>
  );
}

/** Nobody else would have to be asked for a pause. */
const isAlone = (link: MatchLink): boolean => {
  const side = ownSide(link);
  return (link.info()?.seats ?? []).every(
    (seat) => seat.side === side || seat.holder?.kind !== 'person' || !seat.holder.here,
  );
};

interface AskForProps {
  readonly help: string;
  readonly label: string;
  readonly act: string;
  readonly choices: readonly number[];
  readonly usual: number;
  readonly nameOf: (choice: number) => string;
  readonly onAsk: (choice: number) => void;
}

function AskFor(props: AskForProps): JSX.Element {
  const [chosen, setChosen] = createSignal(props.usual);
  return (
    <div class="time-off-form">
      <p class="quiet-note">{props.help}</p>
      <select
        aria-label={props.label}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      >
        <For each={props.choices}>
          {(choice) => (
            <option value={choice} selected={choice === chosen()}>
              {props.nameOf(choice)}
            </option>
          )}
        </For>
      </select>
      <button type="button" onClick={() => props.onAsk(chosen())}>
        {props.act}
      </button>
    </div>
  );
}
