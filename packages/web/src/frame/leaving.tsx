import type { SeatInfo } from '@fathom/protocol';
import { createMemo, createSignal, Match, onMount, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { refusalText } from '../table/event-lines.ts';
import { appWords } from '../words/app.ts';
import { tableWords } from '../words/table.ts';
import { isDeserted } from './absence.ts';
import { ownSide, seatsOf } from './live-table.ts';
import { Problem } from './problem.tsx';

/** Resigning, and claiming an absent player. */
export function Leaving(props: { readonly link: MatchLink }): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [sure, setSure] = createSignal(false);
  const seat = () => props.link.you()[0] ?? null;
  const status = () => props.link.info()?.status;
  const hasMates = (): boolean => {
    const side = ownSide(props.link);
    return side !== null && seatsOf(props.link, side).length > props.link.you().length;
  };
  let playOn: HTMLButtonElement | undefined;
  let leave: HTMLButtonElement | undefined;
  // The button that was pressed is gone: its successor takes the keyboard over, on the safe side.
  const ask = (): void => {
    setSure(true);
    playOn?.focus();
  };
  const stay = (): void => {
    setSure(false);
    leave?.focus();
  };
  const resign = async (): Promise<void> => {
    const mine = seat();
    setSure(false);
    if (mine === null) return;
    const refusal = await props.link.send({ t: 'resign', seat: mine });
    setProblem(refusal === null ? null : await refusalText(undefined, refusal));
  };
  return (
    <div class="leaving">
      <Switch>
        <Match when={status() === 'running' && seat() !== null && sure()}>
          <p id="sure">{tableWords.resignQuestion(hasMates())}</p>
          <div class="acts two" role="group" aria-labelledby="sure">
            <button type="button" class="danger" onClick={() => void resign()}>
              {tableWords.resign}
            </button>
            <button ref={(button) => (playOn = button)} type="button" onClick={stay}>
              {tableWords.playOn}
            </button>
          </div>
        </Match>
        <Match when={status() === 'running' && seat() !== null}>
          <AbsentClaim link={props.link} onProblem={setProblem} />
          <button ref={(button) => (leave = button)} type="button" onClick={ask}>
            {tableWords.resignFirst}
          </button>
        </Match>
      </Switch>
      <Problem why={problem()} />
    </div>
  );
}

interface WithProblem {
  readonly onProblem: (why: string | null) => void;
}

/** Without a clock nobody should wait for ever for a side that has gone. */
function AbsentClaim(props: { readonly link: MatchLink } & WithProblem): JSX.Element {
  const away = createMemo((): SeatInfo | undefined => {
    const { seats = [] } = props.link.info() ?? {};
    const own = ownSide(props.link);
    return seats.find(
      ({ side, holder }) => side !== own && holder?.kind === 'person' && isDeserted(seats, side),
    );
  });
  const claim = async (): Promise<void> => {
    const gone = away();
    if (gone === undefined) return;
    const refusal = await props.link.send({ t: 'claim', seat: gone.seat });
    props.onProblem(refusal === null ? null : await refusalText(undefined, refusal));
  };
  return (
    <Show when={props.link.info()?.clock.type === 'none' && away()}>
      <p class="quiet-note">{tableWords.isAwayClaim(away()?.holder?.name ?? '')}</p>
      <button type="button" onClick={() => void claim()}>
        {tableWords.claim}
      </button>
    </Show>
  );
}

interface AfterwardsProps {
  readonly link: MatchLink;
  readonly home: 'server' | 'browser';
  readonly onAgain: () => Promise<string | null>;
}

/** What comes after the end. */
export function Afterwards(props: AfterwardsProps): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [asking, setAsking] = createSignal(false);
  const again = async (): Promise<void> => {
    setAsking(true);
    setProblem(await props.onAgain());
    setAsking(false);
  };
  const waits = (): boolean => props.link.info()?.rematch !== null;
  let ways: HTMLDivElement | undefined;
  // Whoever ended the match by a button that is gone now would have lost their place on the page.
  onMount(() => {
    if (document.activeElement === document.body)
      ways?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  });
  return (
    <div ref={(element) => (ways = element)} class="leaving afterwards">
      <Show when={ownSide(props.link) !== null}>
        <button type="button" class="primary" disabled={asking()} onClick={() => void again()}>
          {waits() && props.home === 'server' ? tableWords.joinRematch : tableWords.playAgain}
        </button>
      </Show>
      <a class="button" href={`/m/${props.link.info()?.id ?? ''}/replay`}>
        {tableWords.watchReplay}
      </a>
      <a class="button" href="/">
        {appWords.backToLobby}
      </a>
      <Problem why={problem()} />
    </div>
  );
}
