import { BUTTONS, PLANNER, owedWords } from '@fathom/search-diver/client';
import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { End } from '../end/end.tsx';
import { Badge, Bold } from '../parts/parts.tsx';
import { DivePanel } from './dive-panel.tsx';
import { Foot } from './foot.tsx';
import { FreeList, MarkerList, TimeList } from './lists.tsx';
import './planner.css';

/** Where a dive is planned and made, and the next one is timed. Those who watch see the odds of whoever is to dive. */
export function Planner(props: {
  readonly desk: Desk;
  readonly hasFoot: boolean; // the buttons are here, not elsewhere
}): JSX.Element {
  const { desk } = props;
  return (
    <section class="card sd-planner" aria-label={title(desk)}>
      <div class="sd-planner-head">
        <h2>{title(desk)}</h2>
        <Show when={desk.view().phase !== 'placing'}>
          <button type="button" aria-keyshortcuts="T" onClick={() => desk.openTables(true)}>
            {BUTTONS.tables} <Key name="T" />
          </button>
        </Show>
      </div>
      <div class="sd-planner-body">
        <Switch>
          <Match when={desk.view().phase === 'over'}>
            <End desk={desk} />
          </Match>
          <Match when={desk.view().phase === 'placing'}>
            <Placing desk={desk} />
          </Match>
          <Match when={desk.duty() === 'search'}>
            <FreeList desk={desk} />
          </Match>
          <Match when={true}>
            <DiverLine desk={desk} />
            <Switch fallback={<MarkerList desk={desk} />}>
              <Match when={desk.picked()}>{(hex) => <DivePanel desk={desk} hex={hex()} />}</Match>
              <Match when={desk.isTiming()}>
                <TimeList desk={desk} />
              </Match>
            </Switch>
          </Match>
        </Switch>
      </div>
      <Show when={props.hasFoot && (desk.duty() !== null || desk.picked() !== null)}>
        <Foot desk={desk} />
      </Show>
    </section>
  );
}

function title(desk: Desk): string {
  const { phase, turn } = desk.view();
  if (phase === 'over' || phase === 'placing') return PLANNER[phase];
  if (desk.duty() === 'search') return PLANNER.freeSearch;
  if (desk.isTiming()) return PLANNER.timing;
  if (desk.side() === null && turn !== null) return PLANNER.chancesOf(desk.nameOf(turn));
  return desk.duty() === 'dive' ? PLANNER.dive : PLANNER.ahead;
}

function Placing(props: { readonly desk: Desk }): JSX.Element {
  const { setup } = props.desk.view();
  return (
    <>
      <p>
        <Bold text={PLANNER.toPlace(props.desk.view().toPlace, setup.dummies + 1)} />
      </p>
      <p class="sd-quiet">{PLANNER.placingTip}</p>
    </>
  );
}

/** Whose dive is planned, when, and with how much nitrogen. */
function DiverLine(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.diver()}>
      {(diver) => (
        <p class="sd-diver-line">
          <Badge side={diver().side} />
          <span>
            <Bold text={PLANNER.diver(props.desk.nameOf(diver().side), diver())} />{' '}
            <b class="sd-group-letter">{diver().group}</b>
          </span>
          <Show when={owedWords(diver()) !== ''}>
            <span class="sd-flags">{owedWords(diver())}</span>
          </Show>
        </p>
      )}
    </Show>
  );
}
