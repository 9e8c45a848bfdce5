import { createMemo, createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { rulesOf } from '../games/rules.ts';
import { WEB_GAMES } from '../games/web-games.ts';
import type { WebGame } from '../games/web-games.ts';
import { openDevMatch } from './dev-match.ts';
import type { DevMatch } from './dev-match.ts';
import { DevSeats } from './dev-seats.tsx';
import type { DevGame } from './dev-seats.tsx';
import '../frame/table.css';
import './dev-table.css';

/** `game`, `setup`, `seed`, `lag` in milliseconds, `only` one seat, and `replay`. */
const asked = new URLSearchParams(window.location.search);

async function loadGame({ id, load }: WebGame): Promise<DevGame> {
  const [client, playable] = await Promise.all([load(), rulesOf(id)]);
  return { client, playable };
}

/** Every seat side by side, and what a spectator and the open record see. No server, no waiting. */
export function DevTable(): JSX.Element {
  const [entry, setEntry] = createSignal(
    WEB_GAMES.find(({ id }) => id === asked.get('game')) ?? WEB_GAMES[0]!,
  );
  const [setup, setSetup] = createSignal(asked.get('setup') ?? '{}');
  const [seed, setSeed] = createSignal(asked.get('seed') ?? '1');
  const [game] = createResource(entry, loadGame);
  const opened = createMemo((): DevMatch | string => {
    const loaded = game();
    if (loaded === undefined) return 'Loading …';
    try {
      const options: unknown = JSON.parse(setup());
      const lag = Number(asked.get('lag') ?? 0);
      const begun = openDevMatch(loaded.playable, {
        setup: options,
        seed: seed(),
        lag,
        isReplay: asked.has('replay'),
      });
      onCleanup(() => void begun.stop());
      return begun;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
  const match = (): DevMatch | null => {
    const now = opened();
    return typeof now === 'string' ? null : now;
  };
  const waiting = (): string => {
    const now = opened();
    return typeof now === 'string' ? now : `Waiting for: ${now.toAct().join(', ')}`;
  };
  return (
    <div class="dev">
      <form class="dev-controls" onSubmit={(event) => event.preventDefault()}>
        <label>
          Game
          <select
            onChange={(event) => setEntry(WEB_GAMES[event.currentTarget.selectedIndex] ?? entry())}
          >
            <For each={WEB_GAMES}>{({ name }) => <option>{name}</option>}</For>
          </select>
        </label>
        <label>
          Options
          <input value={setup()} onChange={(event) => setSetup(event.currentTarget.value)} />
        </label>
        <label>
          Seed
          <input value={seed()} onChange={(event) => setSeed(event.currentTarget.value)} />
        </label>
        <button type="button" onClick={() => match()?.step()}>
          Any legal action
        </button>
        <button type="button" onClick={() => match()?.back()}>
          One back
        </button>
        <span>{waiting()}</span>
      </form>
      <Show when={match()} keyed>
        {(open) => (
          <Show when={game()} keyed>
            {(loaded) => <DevSeats game={loaded} match={open} only={asked.get('only')} />}
          </Show>
        )}
      </Show>
    </div>
  );
}
