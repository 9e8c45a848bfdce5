import { enemyOf, radioWords, sheetToolWords } from '@fathom/captain-sonar/client';
import type { SideName } from '@fathom/captain-sonar/client';
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { HeardCourses, PlottedCourses } from './heard-courses.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import './radio.css';
import { laterParts, sheetParts } from '../parts.ts';

// Before play begins there is nothing to note.
const FactList = later(laterParts, 'FactList');
// Nobody draws before play begins.
const SheetTools = later(sheetParts, 'SheetTools');
const BoatGlance = later(sheetParts, 'BoatGlance');

/** The Radio Operator's sheets: what was heard of the enemy, to be laid over the chart. */
export function RadioStation(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { sheet } = desk;
  const enemy = (): SideName => enemyOf(desk.side() ?? 'bravo');
  const isAlone = (): boolean =>
    desk.view().phase === 'playing' && !desk.holds('captain') && !desk.holds('firstMate');
  return (
    <div class="cs-radio">
      <div class="cs-radio-head">
        <SheetTabs sheet={sheet} />
        <Show
          when={sheet.isByHand()}
          fallback={
            <HeardCourses
              record={desk.view().record}
              about={enemy()}
              since={sheet.sheet()?.since ?? 0}
            />
          }
        >
          <PlottedCourses courses={sheet.sheet()?.courses ?? []} about={enemy()} />
        </Show>
      </div>
      <Show when={sheet.mayDraw()}>
        <SheetTools desk={desk} about={enemy()} />
      </Show>
      <Aids desk={desk} about={enemy()} />
      <Show
        when={desk.view().record.length > 0}
        fallback={
          <section class="cs-radio-facts" aria-label={radioWords.facts(enemy())}>
            <p class="cs-radio-none">{radioWords.noFacts}</p>
          </section>
        }
      >
        <FactList desk={desk} about={enemy()} />
      </Show>
      <Show when={isAlone() && desk.boat()}>
        {(boat) => <BoatGlance desk={desk} boat={boat()} />}
      </Show>
    </div>
  );
}

/** What the match tells besides: impossible offsets, or where the enemy can be. */
function Aids(props: { readonly desk: Desk; readonly about: SideName }): JSX.Element {
  const words = createMemo((): string | null => {
    const { desk } = props;
    const likelihood = desk.beliefs.about(props.about);
    if (likelihood !== null && !desk.hasRadio()) return radioWords.hidingPlaces(likelihood.cells);
    const ends = desk.sheet.ends();
    if (ends === null) return null;
    const isPiece = desk.sheet.grip() !== 'whole' && desk.sheet.track().length > 1;
    return isPiece ? sheetToolWords.pieceEnds(ends.size) : radioWords.trackEnds(ends.size);
  });
  return <Show when={words()}>{(said) => <p class="cs-radio-aid">{said()}</p>}</Show>;
}
