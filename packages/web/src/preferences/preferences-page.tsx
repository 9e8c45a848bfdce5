import type { ColourSet, Theme } from '@fathom/protocol';
import { createSignal, For, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { me } from '../account/me.ts';
import { keeping } from '../account/keep-preferences.ts';
import type { Keeping } from '../account/keep-preferences.ts';
import { changeSettings, settings, USUAL_SETTINGS } from '../frame/settings.ts';
import { showTitle } from '../frame/page-title.ts';
import { play } from '../frame/sound.ts';
import { appWords } from '../words/app.ts';
import { preferenceWords as words } from '../words/preferences.ts';
import { IntercomFields } from './intercom-fields.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import '../colours/colours.css';
import './preferences.css';

const THEMES: readonly Theme[] = ['system', 'day', 'night'];
const COLOURS: readonly ColourSet[] = ['usual', 'protan', 'deutan', 'tritan', 'mono'];

const state = (): Keeping | 'guest' => (me()?.account === true ? keeping() : 'guest');

/** Everything somebody may prefer, on one page. Each change holds at once. */
export function PreferencesPage(): JSX.Element {
  showTitle(() => appWords.pageTitle(words.title));
  return (
    <section class="page preferences-page">
      <h1>{words.title}</h1>
      <p role="status">
        {words.kept(state())}{' '}
        <Show when={state() === 'guest'}>
          <a href="/account">{words.account}</a>
        </Show>
      </p>
      <div class="preference-cards">
        <Group title={words.look}>
          <LightField />
          <SettingSwitch name="motion" words={words.motion} more={words.motionMore} />
          <SettingSwitch
            name="coordinates"
            words={words.coordinates}
            more={words.coordinatesMore}
          />
        </Group>
        <Group title={words.colours}>
          <ColourField />
        </Group>
        <Group title={words.sounds}>
          <SettingSwitch name="sound" words={words.sound} more={words.soundMore} />
          <LoudnessField />
          <SettingSwitch name="liveVoice" words={words.liveVoice} more={words.liveVoiceMore} />
          <SettingSwitch name="voice" words={words.voice} more={words.voiceMore} />
          <SettingSwitch name="ambience" words={words.ambience} more={words.ambienceMore} />
        </Group>
        <Group title={words.intercom}>
          <IntercomFields />
        </Group>
        <Group title={words.help}>
          <SettingSwitch name="hints" words={words.hints} more={words.hintsMore} />
          <SettingSwitch name="aids" words={words.aids} more={words.aidsMore} />
          <LessonsButton />
        </Group>
        <Group title={words.asking}>
          <SettingSwitch
            name="confirmRisk"
            words={words.confirmRisk}
            more={words.confirmRiskMore}
          />
          <SettingSwitch
            name="secondClick"
            words={words.secondClick}
            more={words.secondClickMore}
          />
        </Group>
      </div>
    </section>
  );
}

function Group(props: ParentProps<{ readonly title: string }>): JSX.Element {
  return (
    <section class="card preference-group">
      <h2>{props.title}</h2>
      <div class="preference-fields">{props.children}</div>
    </section>
  );
}

function LightField(): JSX.Element {
  return (
    <fieldset class="preference-choices">
      <legend>{words.light}</legend>
      <For each={THEMES}>
        {(theme) => (
          <label>
            <input
              type="radio"
              name="theme"
              checked={settings().theme === theme}
              onChange={() => changeSettings({ theme })}
            />
            {words.theme(theme)}
          </label>
        )}
      </For>
    </fieldset>
  );
}

const SAMPLES = ['side-a', 'side-b', 'good', 'warn', 'danger', 'accent', 'ping'] as const;

/** Each set with its colours, as this room has them. */
function ColourField(): JSX.Element {
  return (
    <fieldset class="preference-choices">
      <legend class="unseen">{words.colours}</legend>
      <For each={COLOURS}>
        {(colours) => (
          <label class="preference-colours">
            <input
              type="radio"
              name="colours"
              checked={settings().colours === colours}
              onChange={() => changeSettings({ colours })}
            />
            <span>
              {words.colourSet(colours)} <small>{words.colourSetMore(colours)}</small>
            </span>
            <span class="preference-samples" data-colours={colours} aria-hidden="true">
              <For each={SAMPLES}>
                {(name) => <span style={{ background: `var(--${name})` }} />}
              </For>
            </span>
          </label>
        )}
      </For>
      <p class="preference-more">{words.coloursMore}</p>
    </fieldset>
  );
}

function LoudnessField(): JSX.Element {
  return (
    <div class="preference-loudness">
      <label for="loudness">{words.loudness}</label>
      <input
        id="loudness"
        type="range"
        min="1"
        max="100"
        value={settings().loudness}
        disabled={!settings().sound}
        aria-valuetext={words.loudnessOf(settings().loudness)}
        onInput={(event) => changeSettings({ loudness: event.currentTarget.valueAsNumber })}
      />
      <output for="loudness">{settings().loudness}</output>
      <button type="button" disabled={!settings().sound} onClick={() => play('ping')}>
        {words.tryIt}
      </button>
    </div>
  );
}

function LessonsButton(): JSX.Element {
  const [isDone, setDone] = createSignal(false);
  return (
    <div>
      <button
        type="button"
        onClick={() => {
          changeSettings({ lessons: USUAL_SETTINGS.lessons });
          setDone(true);
        }}
      >
        {words.lessons}
      </button>
      <p class="preference-more" role="status">
        {isDone() ? words.lessonsDone : ''}
      </p>
    </div>
  );
}
