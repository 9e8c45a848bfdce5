import { captainWords } from '@fathom/captain-sonar/client';
import { createMemo, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import { Soon } from '../../../table/soon.tsx';
import { Submarine } from '../chart/pieces.tsx';
import type { Desk } from '../desk/desk.ts';
import { AimBar } from './aim-bar.tsx';
import { listenToCaptainKeys } from './keys.ts';
import './captain.css';
import { laterParts } from '../parts.ts';

const PanelGlance = later(laterParts, 'PanelGlance');
const CompassAndSystems = later(laterParts, 'CompassAndSystems');
const RadioReport = later(laterParts, 'RadioReport');
const AskedOrder = later(laterParts, 'AskedOrder');
const AnswerForm = later(laterParts, 'AnswerForm');

/** The Captain's orders. The chart they are aimed on stands beside or above. */
export function CaptainStation(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  let root: HTMLDivElement | undefined;
  listenToCaptainKeys(desk, () => root);
  const isAnswering = createMemo(() => desk.captain().can('answer'));
  return (
    <div class="cs-captain" ref={(node) => (root = node)}>
      <Show when={desk.hasRadio()}>
        <RadioReport desk={desk} />
      </Show>
      <Switch fallback={<CompassAndSystems desk={desk} />}>
        <Match when={desk.side() !== null && desk.aim.draft() !== null}>
          <AskedOrder desk={desk} />
        </Match>
        <Match when={isAnswering()}>
          <AnswerForm desk={desk} />
        </Match>
        <Match when={desk.aim.name()}>{(name) => <AimBar desk={desk} name={name()} />}</Match>
        <Match when={desk.view().phase === 'placing'}>
          <p class="cs-captain-note">
            <svg viewBox="-50 -34 100 68" aria-hidden="true">
              <Submarine side={desk.side() ?? 'alpha'} heading="E" />
            </svg>
            {captainWords.placed}
          </p>
        </Match>
      </Switch>
      <Show when={desk.view().phase === 'playing' && !desk.holds('engineer') && desk.boat()}>
        {(boat) => (
          <Soon>
            <PanelGlance boat={boat()} scenario={desk.view().setup.scenario} />
          </Soon>
        )}
      </Show>
      <Show when={desk.refusal()}>
        {(why) => (
          <p class="cs-captain-refusal" role="alert">
            {why()}
          </p>
        )}
      </Show>
    </div>
  );
}
