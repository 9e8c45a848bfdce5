import type { GameInfo } from '@fathom/protocol';
import type { Refusal } from '@fathom/kit';
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
import type { GameClient } from '../games/game-client.ts';
import { api } from '../net/api.ts';
import type { MatchLink } from '../net/match-link.ts';
import { refusalText } from '../table/event-lines.ts';
import { tableWords } from '../words/table.ts';
import { absenteeKey, absenteesOf, awaySince, mayAskFor } from './absence.ts';
import type { Absentee } from './absence.ts';
import { ownSide } from './live-table.ts';
import { roleName } from './names.ts';
import { Problem } from './problem.tsx';
import { Sentence } from './sentence.tsx';

interface ReliefProps {
  readonly link: MatchLink;
  readonly client: GameClient;
}

const SHOWN_AFTER = 30_000; // a train in a tunnel is not worth a word
/** What the server asks for. This page may have come late: it says so, and leaves the decision to the server. */
const LONG_AWAY = 180_000;
const LOOK_AGAIN = 5_000;
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
  const missing = missingMates(props.link);
  const isRunning = (): boolean => props.link.info()?.status === 'running';
  return (
    <Show when={isRunning() && (missing().length > 0 || props.link.relieved().length > 0)}>
      <aside class="relief card" aria-label={tableWords.absent}>
        <Show when={props.link.relieved()[0]}>
          {(seat) => (
            <div class="relief-line">
              <p>{tableWords.relieved(roles(props.link.relieved()))}</p>
              <button
                type="button"
                class="primary"
                onClick={() => void attempt(props.link.send({ t: 'return', seat: seat() }))}
              >
                {tableWords.takeBack}
              </button>
            </div>
          )}
        </Show>
        <Index each={missing()}>
          {(mate) => (
            <AskForRelief
              absentee={mate().absentee}
              since={mate().since}
              roles={roles(mate().absentee.seats)}
              link={props.link}
              onAsk={(level) => void attempt(askFor(mate().absentee, level))}
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
function missingMates(link: MatchLink): () => readonly Missing[] {
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
      .filter(({ absentee, since }) => since >= SHOWN_AFTER || absentee.relief !== null);
}

interface AskProps extends Missing {
  readonly roles: readonly string[];
  readonly link: MatchLink;
  readonly onAsk: (level: string) => void;
}

function AskForRelief(props: AskProps): JSX.Element {
  const [game] = createResource(() => props.link.info()?.game, findGame);
  const levels = (): GameInfo['bots'] => (game.state === 'ready' ? (game()?.bots ?? []) : []);
  const [picked, setPicked] = createSignal<string | null>(null);
  const level = (): string =>
    props.absentee.relief?.level ?? picked() ?? levels().at(-1)?.level ?? '';
  const asked = (): readonly string[] => props.absentee.relief?.asked ?? [];
  const hasAsked = (): boolean => props.link.you().some((seat) => asked().includes(seat));
  return (
    <div class="relief-line">
      <p>
        <Sentence said={tableWords.away(props.absentee.name, props.roles, props.since)} />
        {props.since < LONG_AWAY ? tableWords.mayStandInLater : tableWords.mayStandIn}
        <Show when={props.absentee.relief}>
          {(relief) => (
            <span class="votes">{tableWords.votes(relief().asked.length, relief().needed)}</span>
          )}
        </Show>
      </p>
      <Show when={props.absentee.relief === null && levels().length > 1}>
        <select
          aria-label={tableWords.whichBot}
          onChange={(event) => setPicked(event.currentTarget.value)}
        >
          <For each={levels()}>
            {(bot) => (
              <option value={bot.level} selected={bot.level === level()}>
                {bot.name}
              </option>
            )}
          </For>
        </select>
      </Show>
      <button
        type="button"
        disabled={hasAsked() || level() === ''}
        onClick={() => props.onAsk(level())}
      >
        {hasAsked() ? tableWords.haveAsked : tableWords.standIn}
      </button>
    </div>
  );
}

const findGame = async (id: string): Promise<GameInfo | null> =>
  (await api.games().catch(() => [])).find((game) => game.id === id) ?? null;
