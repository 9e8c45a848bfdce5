import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { AskTwice } from '../frame/ask-twice.tsx';
import { Problem } from '../frame/problem.tsx';
import { webGame } from '../games/web-games.ts';
import type { WebGame } from '../games/web-games.ts';
import { listWords } from '../games/list-words.ts';
import { api } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { closedWords } from '../words/closed.ts';
import { clockWords } from '../words/clocks.ts';
import { ownWords } from '../words/own.ts';
import { clockText } from '../words/table.ts';
import { ownApi } from './own-api.ts';
import { createLoaded } from './loaded.ts';
import { actsOf, companyOf, resultOf, statusOf, timeLeft, winnersOf } from './own-row.ts';
import type { OwnAct, OwnRow } from './own-row.ts';
import { dayOf, whenOf } from '../words/when.ts';
import './own.css';

interface MatchRowProps {
  readonly row: OwnRow;
  /** Something was done to it from here. */
  readonly onDone: (what: string) => void;
  readonly hasReasons?: boolean; // whether a result says by what, too
}

/** One match of a person: what it is, with whom, how it stands, and what can be done about it. */
export function MatchRow(props: MatchRowProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const entry = () => webGame(props.row.match.game);
  const game = (): string => entry()?.name ?? props.row.match.game;
  const status = () => statusOf(props.row);
  const attempt = async (act: OwnAct): Promise<void> => {
    try {
      await perform(act, props.row);
      setProblem(null);
      props.onDone(ownWords.done[act]);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
  };
  return (
    <li class="own-row" classList={{ 'own-turn': status() === 'turn' }}>
      <div class="own-picture" aria-hidden="true">
        <Show when={entry()}>{(known) => <Picture of={known()} />}</Show>
      </div>
      <div class="own-words">
        <p class="own-what">
          <b>{game()}</b> <span>{companyOf(props.row)}</span>
        </p>
        <p class="own-facts">
          <Show when={status() === 'over'}>
            <span class={`own-result own-${resultOf(props.row)}`}>
              {ownWords.result(resultOf(props.row), winnersOf(props.row.match))}
            </span>
          </Show>
          <For each={factsOf(props.row)}>{(fact) => <span>{fact}</span>}</For>
          <Described row={props.row} />
          <Show when={props.hasReasons === true && status() === 'over'}>
            <Reason row={props.row} />
          </Show>
        </p>
      </div>
      <div class="own-acts">
        <For each={actsOf(props.row)}>
          {(act) => <RowAct act={act} onAct={() => void attempt(act)} />}
        </For>
        <Show when={wayTo(props.row)}>
          {(href) => (
            <a
              class="button"
              classList={{ primary: status() === 'turn' }}
              href={href()}
              aria-label={ownWords.rowName(verbOf(props.row), game(), companyOf(props.row))}
            >
              {verbOf(props.row)}
            </a>
          )}
        </Show>
      </div>
      <Problem why={problem()} />
    </li>
  );
}

const Picture = (props: { readonly of: WebGame }): JSX.Element => <props.of.Illustration />;

interface RowActProps {
  readonly act: OwnAct;
  readonly onAct: () => void;
}

function RowAct(props: RowActProps): JSX.Element {
  const words = ACT_WORDS[props.act];
  return (
    <div class="own-ask">
      <AskTwice
        first={words.first}
        question={words.question}
        act={words.act}
        stay={ownWords.keep}
        onAct={props.onAct}
      />
    </div>
  );
}

const ACT_WORDS: Readonly<
  Record<OwnAct, { readonly first: string; readonly question: string; readonly act: string }>
> = {
  giveUp: {
    first: ownWords.giveUpFirst,
    question: ownWords.giveUpQuestion,
    act: ownWords.giveUp,
  },
  standUp: {
    first: ownWords.standUpFirst,
    question: ownWords.standUpQuestion,
    act: ownWords.leave,
  },
  leave: { first: ownWords.leaveFirst, question: ownWords.leaveQuestion, act: ownWords.leave },
  resign: { first: ownWords.resignFirst, question: ownWords.resignQuestion, act: ownWords.resign },
  forget: { first: ownWords.forgetFirst, question: ownWords.forgetQuestion, act: ownWords.forget },
};

async function perform(act: OwnAct, { match, you }: OwnRow): Promise<void> {
  const [seat] = you;
  switch (act) {
    case 'giveUp':
      await api.giveUp(match.id);
      return;
    case 'standUp':
      for (const each of you) await api.leave(match.id, each);
      return;
    case 'leave':
      if (seat !== undefined) await api.leave(match.id, seat);
      return;
    case 'resign':
      if (seat !== undefined) await ownApi.resign(match.id, seat);
      return;
    case 'forget':
      await (await import('./kept-here.ts')).forgetHere(match.id);
      return;
    default:
      act satisfies never;
  }
}

/** null: there is nothing more to see of it. */
/** Whether another offers a rematch, which is answered at the table. */
const isOffered = ({ match: { offer }, you }: OwnRow): boolean =>
  offer?.isOpen === true && !you.includes(offer.by); // what older versions wrote has none

function wayTo(row: OwnRow): string | null {
  const { match, home } = row;
  if (match.status === 'closed') return null;
  if (isOffered(row)) return `/m/${match.id}`;
  if (match.status === 'finished') return `/m/${match.id}/replay`;
  return home === 'browser' ? `/${match.game}/local/${match.id}` : `/m/${match.id}`;
}

function verbOf(row: OwnRow): string {
  if (isOffered(row)) return ownWords.answer;
  if (row.relieved.length > 0 && row.match.status === 'running') return ownWords.takeBack;
  const status = statusOf(row);
  switch (status) {
    case 'turn':
      return ownWords.play;
    case 'running':
      return ownWords.resume;
    case 'waiting':
      return ownWords.goThere;
    case 'over':
      return ownWords.replay;
    default:
      return status satisfies never;
  }
}

function factsOf(row: OwnRow): readonly string[] {
  const { match, changedAt, home, relieved } = row;
  const left = timeLeft(row);
  const off = match.timeOff?.left ?? 0;
  const isOver = statusOf(row) === 'over';
  return [
    ...(home === 'browser' ? [ownWords.inBrowser] : []),
    ...(relieved.length > 0 && !isOver ? [ownWords.relieved] : []),
    ...(match.closed === null ? [] : [closedWords.why[match.closed]]),
    ...(isOffered(row) ? [ownWords.offered] : []),
    ...(off > 0 ? [ownWords.timeOff(clockText(off))] : []),
    ...(left === null || off > 0 ? [] : [ownWords.timeLeft(clockText(left))]),
    ...(match.clock.type === 'none' || isOver ? [] : [clockWords(match.clock)]),
    ...whenFacts(match.status, changedAt),
  ];
}

function whenFacts(status: OwnRow['match']['status'], at: number): readonly string[] {
  if (status === 'lobby') return [ownWords.made(whenOf(at))];
  return [status === 'running' ? ownWords.begun(whenOf(at)) : dayOf(at)];
}

/** What is played, where there is something to say about it. */
function Described(props: { readonly row: OwnRow }): JSX.Element {
  const words = createLoaded(
    () => props.row.match,
    (match) => listWords(match.game, match.options),
  );
  return <Show when={words()}>{(text) => <span>{text()}</span>}</Show>;
}

/** By what it was won, as the game says it. */
function Reason(props: { readonly row: OwnRow }): JSX.Element {
  const words = createLoaded(
    () => props.row,
    async (row) => (await import('./reason.ts')).reasonOf(row),
  );
  return <Show when={words()}>{(text) => <span class="own-reason">{text()}</span>}</Show>;
}
