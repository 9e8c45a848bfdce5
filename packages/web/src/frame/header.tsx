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
        <Toggle
          name="Sound"
          sign="♪"
          value={settings().sound ? 'on' : 'off'}
          onPress={() => changeSettings({ sound: !settings().sound })}
        />
        <Toggle
          name="Light"
          sign={isNight() ? '☾' : '☀\uFE0E'}
          value={isNight() ? 'night' : 'day'}
          onPress={() => changeSettings({ theme: nextTheme() })}
        />
      </nav>
    </header>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly sign: string; // stands for the name where there is no room for it
  readonly value: string;
  readonly onPress: () => void;
}

/** Says how things are; pressed, they are otherwise. */
function Toggle(props: ToggleProps): JSX.Element {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={`${props.name}: ${props.value}`}
      onClick={() => props.onPress()}
    >
      <span class="toggle-name">{props.name}:</span>
      <span class="toggle-sign">{props.sign}</span> {props.value}
    </button>
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
