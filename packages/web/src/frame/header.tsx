import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { appWords } from '../words/app.ts';
import { currentGame } from './current-game.ts';
import { changeSettings, settings } from './settings.ts';

interface HeaderProps {
  /** What is known of a game; null: nothing. `load` is null for one without rules to read. */
  readonly entryOf: (
    id: string,
  ) => { readonly id: string; readonly name: string; readonly load: unknown } | null;
}

/** The same on every page: where you are, the way home, the rules, sound and light. */
export function Header(props: HeaderProps): JSX.Element {
  const entry = () => {
    const game = currentGame();
    return game === null ? null : props.entryOf(game.id);
  };
  const nextTheme = () => (isNight() ? 'day' : 'night');
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={appWords.home}>
        <span aria-hidden="true">{appWords.brandSign}</span> {appWords.brand}
      </a>
      <Show when={entry()}>
        {(game) => (
          <span class="place">
            {game().name}
            <Show when={currentGame()?.water}>
              {(water) => (
                <>
                  {appWords.separator}
                  <i class="water">{water()}</i>
                </>
              )}
            </Show>
          </span>
        )}
      </Show>
      <nav aria-label={appWords.main}>
        <a class="home-link" href="/">
          {appWords.lobby}
        </a>
        <Show when={entry()}>
          <a href={`/${entry()?.id ?? ''}/rules`} target="_blank" rel="noopener">
            {appWords.rules}
          </a>
        </Show>
        <Toggle
          name={appWords.sound}
          sign={appWords.soundSign}
          value={settings().sound ? appWords.on : appWords.off}
          onPress={() => changeSettings({ sound: !settings().sound })}
        />
        <Toggle
          name={appWords.light}
          sign={appWords.lightSign(isNight())}
          value={isNight() ? appWords.night : appWords.day}
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
      aria-label={appWords.toggle(props.name, props.value)}
      onClick={() => props.onPress()}
    >
      <span class="toggle-name">{appWords.toggleName(props.name)}</span>
      <span class="toggle-sign">{props.sign}</span> {props.value}
    </button>
  );
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const [isDarkOutside, setDarkOutside] = createSignal(dark.matches);
dark.addEventListener('change', ({ matches }) => setDarkOutside(matches));

const isNight = (): boolean => {
  const { theme } = settings();
  return theme === 'system' ? isDarkOutside() : theme === 'night';
};
