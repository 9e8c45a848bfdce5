import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { appWords } from '../words/app.ts';
import { currentGame } from './current-game.ts';
import { PreferencesLink } from './preferences-link.tsx';
import { changeSettings, settings } from './settings.ts';

interface HeaderProps {
  /** What is known of a game; null: nothing. `load` is null for one without rules to read. */
  readonly entryOf: (
    id: string,
  ) => { readonly id: string; readonly name: string; readonly load: unknown } | null;
  readonly turns: number; // how many matches wait for this person
  /** Places on every page for what is told to this person, and for who they are. */
  readonly notices?: JSX.Element;
  readonly account?: JSX.Element;
}

/** The same on every page: where you are, the way home, your matches, the rules, sound and light. */
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
        <a class="matches-link" href="/matches">
          {appWords.matches}{' '}
          <Show when={props.turns > 0}>
            <span class="turns">{props.turns}</span>
            <span class="unseen">{appWords.waitForYou(props.turns)}</span>
          </Show>
        </a>
        <Show when={entry()}>
          <a class="rules-link" href={`/${entry()?.id ?? ''}/rules`} target="_blank" rel="noopener">
            {appWords.rules}
          </a>
        </Show>
        {props.notices}
        {props.account}
        <PreferencesLink />
        <Toggle
          name={appWords.sound}
          sign={appWords.soundSign}
          value={settings().sound ? appWords.on : appWords.off}
          isOff={!settings().sound}
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
  readonly isOff?: boolean;
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
      <span class="toggle-sign" classList={{ off: props.isOff === true }}>
        {props.sign}
      </span>{' '}
      <span class="toggle-value">{props.value}</span>
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
