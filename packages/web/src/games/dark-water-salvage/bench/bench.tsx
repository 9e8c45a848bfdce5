import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Application } from './application.tsx';
import { AttemptPanel } from './attempt-panel.tsx';
import { CityPanel } from './city-panel.tsx';
import { listenToKeys } from './keys.ts';
import { MovePanel } from './move-panel.tsx';
import { Opening } from './opening.tsx';
import { PassButtons } from './pass-buttons.tsx';
import { QuestionBox } from './question-box.tsx';
import { ResearchPanel, TurnOrderButton } from './research-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import './bench.css';

/** What this person can do now, and nothing else. */
export function Bench(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  listenToKeys(desk);
  const isAttempt = (): 'locate' | 'salvage' | null => {
    const duty = desk.duty();
    return duty === 'locate' || duty === 'salvage' ? duty : null;
  };
  return (
    <div class="dw-bench">
      <Show when={desk.view().phase === 'cities'}>
        <Opening desk={desk} />
      </Show>
      <Switch fallback={<WaitingPanel desk={desk} />}>
        <Match when={desk.question()}>
          {(question) => <QuestionBox desk={desk} question={question()} />}
        </Match>
        <Match when={desk.duty() === 'apply' || desk.duty() === 'reapply'}>
          <Application desk={desk} />
        </Match>
        <Match when={desk.duty() === 'city'}>
          <CityPanel desk={desk} />
        </Match>
        <Match when={desk.duty() === 'research'}>
          <ResearchPanel desk={desk} />
          <PassButtons desk={desk}>
            <TurnOrderButton desk={desk} />
          </PassButtons>
        </Match>
        <Match when={desk.duty() === 'move'}>
          <MovePanel desk={desk} />
          <PassButtons desk={desk} />
        </Match>
        <Match when={isAttempt()}>
          {(deed) => (
            <>
              <AttemptPanel desk={desk} deed={deed()} />
              <PassButtons desk={desk} />
            </>
          )}
        </Match>
      </Switch>
      <Show when={desk.refusal()}>
        {(why) => (
          <p class="dw-refusal" role="alert">
            {why()}
          </p>
        )}
      </Show>
    </div>
  );
}
