import { radioWords, sheetToolWords } from '@fathom/captain-sonar/client';
import type { SideName } from '@fathom/captain-sonar/client';
import { createMemo, createSignal, Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { factsOf } from '../desk/facts.ts';
import type { HeardFact } from '../desk/facts.ts';

/** What was heard about a crew. A fact that is pointed at or pinned is drawn on the chart. */
export function FactList(props: { readonly desk: Desk; readonly about: SideName }): JSX.Element {
  const { desk } = props;
  const record = createMemo(() => desk.view().record);
  const facts = createMemo(() => factsOf(record(), props.about, desk.grid().chart));
  const [pinned, setPinned] = createSignal<number | null>(null);
  const find = (at: number | null): HeardFact | null =>
    facts().find((fact) => fact.at === at) ?? null;
  const rest = (): void => desk.point(find(pinned()));
  const toggle = (fact: HeardFact): void => {
    setPinned((before) => (before === fact.at ? null : fact.at));
    rest();
  };
  return (
    <section class="cs-radio-facts" aria-label={radioWords.facts(props.about)}>
      <Show when={facts().length > 0} fallback={<p class="cs-radio-none">{radioWords.noFacts}</p>}>
        <ul>
          <Index each={facts()}>
            {(fact) => (
              <li>
                <button
                  type="button"
                  class="cs-radio-fact"
                  aria-pressed={pinned() === fact().at}
                  title={radioWords.showOnChart}
                  onClick={() => toggle(fact())}
                  onPointerEnter={() => desk.point(fact())}
                  onPointerLeave={rest}
                  onFocus={() => desk.point(fact())}
                  onBlur={rest}
                >
                  <span>
                    {fact().words}
                    <Show when={fact().lie}>
                      {(lie) => <b class="cs-radio-lie"> {radioWords.wasTheLie(lie())}</b>}
                    </Show>
                  </span>
                  <small>{radioWords.movesAgo(fact().since)}</small>
                </button>
                <Show when={fact().ruledOut.length > 0 && desk.sheet.mayDraw()}>
                  <button
                    type="button"
                    class="cs-radio-cross-out"
                    title={sheetToolWords.crossOutWhy}
                    onClick={() => desk.sheet.crossOut(fact().ruledOut)}
                  >
                    {sheetToolWords.crossOut}
                  </button>
                </Show>
              </li>
            )}
          </Index>
        </ul>
      </Show>
    </section>
  );
}
