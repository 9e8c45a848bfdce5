import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { goTo } from '../frame/router.ts';
import { webGame } from '../games/web-games.ts';
import { appWords } from '../words/app.ts';
import { seekWords } from '../words/seek.ts';
import { timeText } from '../words/table.ts';
import { createSeek } from './seek.ts';
import { seekNoMore } from './seek-state.ts';
import './seek.css';

const PATIENCE = 15; // seconds; then a bot is offered

/** While somebody is looked for, on whatever page this person is meanwhile. */
export function SeekPanel(props: { readonly game: string }): JSX.Element {
  const seek = createSeek(props.game);
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const name = (): string => webGame(props.game)?.name ?? props.game;
  const playBot = async (): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    try {
      const { playNow } = await import('./play-now.ts');
      goTo(await playNow(props.game));
      setProblem(null);
      setPlaying(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    }
    setBusy(false);
  };
  const [isPlaying, setPlaying] = createSignal(false); // a bot, meanwhile
  const isLong = (): boolean => seek.seconds() >= PATIENCE;
  return (
    <aside class="seek" aria-label={seekWords.label}>
      <span class="seek-sonar" aria-hidden="true" />
      <p>
        <b>{seekWords.title(name())}</b>{' '}
        <span class="seek-time" role="timer" aria-live="off">
          {timeText(seek.seconds())}
        </span>
        <small role="status">
          {seek.problem() === null && (isLong() ? seekWords.long : seekWords.short)}
        </small>
      </p>
      <div class="seek-acts">
        <Show when={isLong() && !isPlaying()}>
          <button type="button" class="primary" disabled={busy()} onClick={() => void playBot()}>
            {seekWords.playBot}
          </button>
        </Show>
        <button type="button" onClick={() => seekNoMore()}>
          {seekWords.cancel}
        </button>
      </div>
      <Problem why={seek.problem() ?? problem()} />
    </aside>
  );
}
