import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { End } from '../end/end.tsx';
import { Key } from '../parts/key.tsx';
import { capital, whose } from '../words.ts';
import { DivePanel } from './dive-panel.tsx';
import { DiverLine } from './diver-line.tsx';
import { Foot } from './foot.tsx';
import { FreeList } from './free-list.tsx';
import { MarkerList } from './marker-list.tsx';
import { TimeList } from './time-list.tsx';
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
            Tables <Key name="T" />
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
  if (phase === 'over') return 'How it ended';
  if (phase === 'placing') return 'Laying the markers';
  if (desk.duty() === 'search') return 'Free search';
  if (desk.isTiming()) return 'The next dive';
  if (desk.side() === null && turn !== null) return `${capital(whose(desk.nameOf(turn)))} chances`;
  return desk.duty() === 'dive' ? 'Plan your dive' : 'Plan ahead';
}

function Placing(props: { readonly desk: Desk }): JSX.Element {
  const { setup } = props.desk.view();
  return (
    <>
      <p>
        <b>{props.desk.view().toPlace}</b> of {setup.dummies + 1} markers are still to be laid, by
        the divers in turns. When the last one lies, one of them becomes the target; nobody knows
        which.
      </p>
      <p class="sd-quiet">
        Think of later: in shallow water searches are better and cost less nitrogen, but that is as
        true for the other diver.
      </p>
    </>
  );
}
