import { createSignal, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { afterFrame } from '../table/in-turn.ts';
import { appWords } from '../words/app.ts';
import { tableWords } from '../words/table.ts';
import { ownSide } from './live-table.ts';
import { Problem } from './problem.tsx';

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
  onCleanup(
    afterFrame(() => {
      if (document.activeElement === document.body)
        ways?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    }),
  );
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
