import { PLAIN, PLANNER, nitrogenWords, owedWords } from '@fathom/search-diver/client';
import { Match, Show, Switch, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import { later } from '../../../table/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { Badge, Bold } from '../parts/parts.tsx';
import { DivePanel } from './dive-panel.tsx';
import { Foot } from './foot.tsx';
import { areTablesShown, showTables } from '../shown-tables.ts';
import { MarkerList } from './marker-list.tsx';
import './planner.css';

const lists = () => import('./lists.tsx');

// What no table shows at first.
const End = later(() => import('../end/end.tsx'), 'End');
const FreeList = later(lists, 'FreeList');
const TimeList = later(lists, 'TimeList');
const LastRoll = later(() => import('./last-roll.tsx'), 'LastRoll');

/** Where a dive is planned and made, and the next one is timed. Those who watch see the odds of whoever is to dive. */
export function Planner(props: {
  readonly desk: Desk;
  readonly hasFoot: boolean; // the buttons are here, not elsewhere
}): JSX.Element {
  const { desk } = props;
  return (
    <section class="card sd-planner" aria-label={title(desk)}>
      <PlannerHead desk={desk} />
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
            <Owed desk={desk} />
            <Switch fallback={<MarkerList desk={desk} />}>
              <Match when={desk.picked()}>{(hex) => <DivePanel desk={desk} hex={hex()} />}</Match>
              <Match when={desk.isTiming()}>
                <Show when={desk.duty() === 'schedule'}>
                  <LastRoll desk={desk} />
                </Show>
                <TimeList desk={desk} />
              </Match>
            </Switch>
          </Match>
        </Switch>
        <Show when={hasTables(desk)}>
          <TablesButton />
        </Show>
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

/** What is to be done, whose dive is planned, and with how much nitrogen. */
function PlannerHead(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const hasDiver = (): boolean => desk.view().phase !== 'placing' && desk.view().phase !== 'over';
  return (
    <div class="sd-planner-head">
      <h2>{title(desk)}</h2>
      <Show when={hasDiver() && desk.diver()}>
        {(diver) => (
          <p>
            <Badge side={diver().side} />
            {areTablesShown() ? PLAIN.group(diver().group) : nitrogenWords(diver().group)}
          </p>
        )}
      </Show>
    </div>
  );
}

/** What hangs over the diver. */
function Owed(props: { readonly desk: Desk }): JSX.Element {
  const words = createMemo((): string => {
    const diver = props.desk.diver();
    return diver === null ? '' : owedWords(diver);
  });
  return (
    <Show when={words() !== ''}>
      <p class="sd-flags">{words()}</p>
    </Show>
  );
}

const hasTables = (desk: Desk): boolean =>
  desk.view().phase === 'diving' || desk.view().phase === 'scheduling';

function TablesButton(): JSX.Element {
  return (
    <button
      type="button"
      class="sd-show-tables"
      aria-keyshortcuts="T"
      aria-pressed={areTablesShown()}
      onClick={() => showTables(!areTablesShown())}
    >
      {areTablesShown() ? PLAIN.hideTables : PLAIN.showTables} <Key name="T" />
    </button>
  );
}
