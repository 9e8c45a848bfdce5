import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { shelfEntry } from '../games/shelf.ts';
import type { ShelfEntry } from '../games/shelf.ts';
import { currentGame } from './current-game.ts';
import { changeSettings, settings } from './settings.ts';

/** The same on every page: where you are, the way home, the rules, sound and light. */
export function Header(): JSX.Element {
  const nextTheme = () => (isNight() ? 'day' : 'night');
  return (
    <header class="top">
      <a class="brand" href="/" aria-label="Fathom: lobby">
        <span aria-hidden="true">◠</span> FATHOM
      </a>
      <Show when={entry()}>
        {(game) => (
          <span class="place">
            {game().name}
            <Show when={currentGame()?.water}>
              {(water) => (
                <>
                  {' · '}
                  <i class="water">{water()}</i>
                </>
              )}
            </Show>
          </span>
        )}
      </Show>
      <nav aria-label="Main">
        <a class="home-link" href="/">
          Lobby
        </a>
        <Show when={entry()?.load}>
          <a href={`/${entry()?.id ?? ''}/rules`} target="_blank" rel="noopener">
            Rules
          </a>
        </Show>
        <button
          type="button"
          class="quiet"
          onClick={() => changeSettings({ sound: !settings().sound })}
        >
          Sound: {settings().sound ? 'on' : 'off'}
        </button>
        <button type="button" class="quiet" onClick={() => changeSettings({ theme: nextTheme() })}>
          Light: {isNight() ? 'night' : 'day'}
        </button>
      </nav>
    </header>
  );
}

const entry = (): ShelfEntry | null => {
  const game = currentGame();
  return game === null ? null : shelfEntry(game.id);
};

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const [isDarkOutside, setDarkOutside] = createSignal(dark.matches);
dark.addEventListener('change', ({ matches }) => setDarkOutside(matches));

const isNight = (): boolean => {
  const { theme } = settings();
  return theme === 'system' ? isDarkOutside() : theme === 'night';
};
