import type { GameInfo } from '@fathom/protocol';
import type { Refusal, Seat } from '@fathom/kit';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  Index,
  onCleanup,
  Show,
} from 'solid-js';
import type { JSX } from 'solid-js';
import { LevelOptions } from '../../bots/level-options.tsx';
import type { GameClient } from '../../games/game-client.ts';
import { api } from '../../net/api.ts';
import type { MatchLink } from '../../net/match-link.ts';
import { refusalText } from '../../table/event-lines.ts';
import { crewWords } from '../../words/crew.ts';
import { absenteeKey, absenteesOf, awaySince, mayAskFor } from './absence.ts';
import type { Absentee } from './absence.ts';
import { ownSide } from '../live-table.ts';
import { roleName } from './names.ts';
import { timeOffKinds } from '../paused.ts';
import { Problem } from '../problem.tsx';
import { Sentence } from '../sentence.tsx';

interface ReliefProps {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly isRealTime: boolean;
}

/** How long somebody has to be away, in milliseconds. */
interface Patience {
  readonly shown: number; // a train in a tunnel is not worth a word
  /** What the server asks for. This page may have come late: it says so, and leaves the decision to the server. */
  readonly long: number;
}
const patience = (isRealTime: boolean): Patience =>
  isRealTime ? { shown: 2_000, long: 20_000 } : { shown: 30_000, long: 180_000 };
const LOOK_AGAIN = 1_000;
const PAUSE = 5; // minutes
const CREW_GAME = 3; // of two players, one who is left alone may claim the match

/** A crew must not be stuck without one of its own: a bot can stand in until the person is back. */
export function Relief(props: ReliefProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (sent: Promise<Refusal | null>): Promise<void> => {
    const refusal = await sent;
    setProblem(refusal === null ? null : await refusalText(undefined, refusal));
  };
  const roles = (seats: readonly string[]): readonly string[] =>
    (props.link.info()?.seats ?? [])
      .filter(({ seat }) => seats.includes(seat))
      .map(({ role }) => roleName(props.client, role));
  const askFor = async ({ seats }: Absentee, level: string): Promise<Refusal | null> => {
    const [seat] = seats;
    return seat === undefined ? null : props.link.send({ t: 'relieve', seat, level });
  };
  const missing = missingMates(props.link, patience(props.isRealTime));
  const standIns = (): readonly string[] => [
    ...new Set(
      (props.link.info()?.seats ?? [])
        .filter(({ seat }) => props.link.relieved().includes(seat))
        .flatMap(({ holder }) => (holder?.kind === 'person' ? holder.name : [])),
    ),
  ];
  const askForPause = (): void => {
    const [seat] = props.link.you();
    if (seat !== undefined)
      void attempt(props.link.send({ t: 'askTimeOff', seat, days: 0, minutes: PAUSE }));
  };
  const mayPause = (): boolean =>
    timeOffKinds(props.link, props.isRealTime).minutes && props.link.info()?.timeOff === null;
  const isRunning = (): boolean => props.link.info()?.status === 'running';
  return (
    <Show when={isRunning() && (missing().length > 0 || props.link.relieved().length > 0)}>
      <aside class="relief card" aria-label={crewWords.absent}>
        <Show when={props.link.relieved()[0]}>
          {(seat) => (
            <div class="relief-line">
              <p>{crewWords.relieved(roles(props.link.relieved()), standIns())}</p>
              <button
                type="button"
                class="primary"
                onClick={() => void attempt(props.link.send({ t: 'return', seat: seat() }))}
              >
                {crewWords.takeBack}
              </button>
            </div>
          )}
        </Show>
        <Index each={missing()}>
          {(mate, index) => (
            <AskForRelief
              absentee={mate().absentee}
              since={mate().since}
              roles={roles(mate().absentee.seats)}
              link={props.link}
              isRealTime={props.isRealTime}
              onPause={index === 0 && mayPause() ? askForPause : null}
              onAsk={(level) => void attempt(askFor(mate().absentee, level))}
              onTakeOver={(seat) => void attempt(props.link.send({ t: 'takeOver', seat }))}
            />
          )}
        </Index>
        <Problem why={problem()} />
      </aside>
    </Show>
  );
}

interface Missing {
  readonly absentee: Absentee;
  readonly since: number; // milliseconds
}

/** Those for whom this person may call a bot and who have been away for a while. */
function missingMates(link: MatchLink, { shown }: Patience): () => readonly Missing[] {
  const [now, setNow] = createSignal(performance.now());
  const [times, setTimes] = createSignal<ReadonlyMap<string, number>>(new Map());
  const mates = createMemo((): readonly Absentee[] => {
    const side = ownSide(link);
    const seats = link.info()?.seats ?? [];
    if (side === null || seats.length < CREW_GAME) return [];
    return absenteesOf(seats).filter((absentee) => mayAskFor(absentee, seats, side));
  });
  createEffect(() => {
    const absent = mates();
    setTimes((before) => awaySince(before, absent, performance.now()));
  });
  const timer = window.setInterval(() => setNow(performance.now()), LOOK_AGAIN);
  onCleanup(() => window.clearInterval(timer));
  return () =>
    mates()
      .map((absentee) => ({
        absentee,
        since: now() - (times().get(absenteeKey(absentee)) ?? now()),
      }))
      .filter(({ absentee, since }) => since >= shown || absentee.relief !== null);
}

interface AskProps extends Missing {
  readonly roles: readonly string[];
  readonly link: MatchLink;
  readonly isRealTime: boolean;
  readonly onAsk: (level: string) => void;
  readonly onTakeOver: (seat: Seat) => void;
  readonly onPause: (() => void) | null; // null: it cannot be asked for, or is beside another
}

function AskForRelief(props: AskProps): JSX.Element {
  const [game] = createResource(() => props.link.info()?.game, findGame);
  const levels = (): GameInfo['bots'] => (game.state === 'ready' ? (game()?.bots ?? []) : []);
  const [picked, setPicked] = createSignal<string | null>(null);
  const level = (): string =>
    props.absentee.relief?.level ?? picked() ?? levels().at(-1)?.level ?? '';
  const asked = (): readonly string[] => props.absentee.relief?.asked ?? [];
  const hasAsked = (): boolean => props.link.you().some((seat) => asked().includes(seat));
  const isLong = (): boolean => props.since >= patience(props.isRealTime).long;
  // In real time there is no room for what cannot be had yet.
  const mayCallBot = (): boolean => !props.isRealTime || isLong();
  const mayTakeOver = (): boolean =>
    props.absentee.side === ownSide(props.link) &&
    (props.isRealTime || (isLong() && props.link.info()?.clock.type !== 'days'));
  return (
    <div class="relief-line">
      <p>
        <Sentence said={crewWords.away(props.absentee.name, props.roles, props.since)} />
        {isLong() ? crewWords.mayStandIn : crewWords.mayStandInLater(props.isRealTime)}
        <Show when={props.absentee.relief}>
          {(relief) => (
            <span class="votes">{crewWords.votes(relief().asked.length, relief().needed)}</span>
          )}
        </Show>
      </p>
      <Show when={mayTakeOver()}>
        <For each={props.absentee.seats}>
          {(seat, index) => (
            <button type="button" class="primary" onClick={() => props.onTakeOver(seat)}>
              {crewWords.takeOver(props.roles[index()] ?? '')}
            </button>
          )}
        </For>
      </Show>
      <Show when={props.onPause}>
        {(pause) => (
          <button type="button" onClick={() => pause()()}>
            {crewWords.askForPause}
          </button>
        )}
      </Show>
      <Show when={mayCallBot() && props.absentee.relief === null && levels().length > 1}>
        <select
          aria-label={crewWords.whichBot}
          onChange={(event) => setPicked(event.currentTarget.value)}
        >
          <LevelOptions levels={levels()} chosen={level()} />
        </select>
      </Show>
      <Show when={mayCallBot()}>
        <button
          type="button"
          disabled={hasAsked() || level() === ''}
          onClick={() => props.onAsk(level())}
        >
          {hasAsked() ? crewWords.haveAsked : crewWords.standIn}
        </button>
      </Show>
    </div>
  );
}

const findGame = async (id: string): Promise<GameInfo | null> =>
  (await api.games().catch(() => [])).find((game) => game.id === id) ?? null;
