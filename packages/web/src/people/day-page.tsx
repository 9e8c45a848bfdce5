import type { DiveTable } from '@fathom/protocol';
import { Show, createResource, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { showCurrentGame } from '../frame/current-game.ts';
import { Problem } from '../frame/problem.tsx';
import { goTo } from '../frame/router.ts';
import { api } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { dayWords } from '../words/people.ts';
import { DiveScores } from './dive-scores.tsx';
import { keptPar } from './par-of-day.ts';
import { peopleApi } from './people-api.ts';
import './people.css';

const GAME = 'search-diver';
const A_DAY = 86_400_000;

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - A_DAY).toISOString().slice(0, 10);

/** The search of the day: one's own try, and the table of today or yesterday. */
export function DayPage(): JSX.Element {
  showCurrentGame({ id: GAME, water: null });
  const [isToday, setToday] = createSignal(true);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [table] = createResource(isToday, async (today): Promise<DiveTable | null> => {
    try {
      const now = await peopleApi.dives(null);
      return today ? now : await peopleApi.dives(before(now.today));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
      return null;
    }
  });
  const dive = async (day: string): Promise<void> => {
    setBusy(true);
    try {
      const { match } = await api.create({
        game: GAME,
        options: { players: 1, daily: day },
        seats: { red: 'kept' },
        visibility: 'private',
      });
      goTo(`/m/${match.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
      setBusy(false);
    }
  };
  return (
    <section class="page people-page">
      <header class="people-head">
        <h1>{dayWords.title}</h1>
        <p class="quiet-line">
          {dayWords.lead} <a href={`/${GAME}/rules`}>{dayWords.rules}</a>
        </p>
      </header>
      <Problem why={problem()} />
      <Show when={table.latest}>
        {(known) => (
          <>
            <OwnTry table={known()} busy={busy()} onDive={() => void dive(known().today)} />
            <nav class="pool-tabs" aria-label={dayWords.title}>
              <button type="button" aria-pressed={isToday()} onClick={() => setToday(true)}>
                {dayWords.toToday}
              </button>
              <button type="button" aria-pressed={!isToday()} onClick={() => setToday(false)}>
                {dayWords.toYesterday}
              </button>
            </nav>
            <section class="card" aria-labelledby="day-table">
              <h2 id="day-table">
                {isToday() ? dayWords.today(known().day) : dayWords.yesterday(known().day)}
              </h2>
              <DiveScores table={known()} label={dayWords.seeTable} />
              <p class="quiet-note">
                <ParLine day={known().day} />
              </p>
            </section>
          </>
        )}
      </Show>
    </section>
  );
}

function ParLine(props: { readonly day: string }): JSX.Element {
  const par = (): number | null => keptPar(props.day);
  return <>{par() === null ? dayWords.noPar : dayWords.par((par() ?? 0).toFixed(1))}</>;
}

interface OwnTryProps {
  readonly table: DiveTable;
  readonly busy: boolean;
  readonly onDive: () => void;
}

function OwnTry(props: OwnTryProps): JSX.Element {
  const isToday = (): boolean => props.table.day === props.table.today;
  const words = (): string => {
    const { yours } = props.table;
    if (!isToday()) return yours === null ? dayWords.missed : dayWords.overYesterday;
    if (yours === null) return dayWords.notYet;
    return yours.state === 'begun' ? dayWords.begun : dayWords.over;
  };
  return (
    <div class="own-try">
      <p>
        <b>{words()}</b>
      </p>
      <Show when={isToday()}>
        <Show
          when={props.table.yours?.state === 'begun' && props.table.yours}
          fallback={
            <button
              type="button"
              class={props.table.yours === null ? 'primary' : ''}
              disabled={props.busy}
              onClick={() => props.onDive()}
            >
              {props.table.yours === null ? dayWords.start : dayWords.again}
            </button>
          }
        >
          {(own) => (
            <a class="button primary" href={`/m/${own().match}`}>
              {dayWords.goOn}
            </a>
          )}
        </Show>
      </Show>
    </div>
  );
}
