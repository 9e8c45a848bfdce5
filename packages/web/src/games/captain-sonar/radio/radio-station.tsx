import { COURSES, enemyOf, PENCIL_MARKS, radioWords } from '@fathom/captain-sonar/client';
import type { Course, PencilMark, SideName } from '@fathom/captain-sonar/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { COURSE_KEYS } from '../desk/sheet.ts';
import { listenForKeys } from '../../../table/keys.tsx';
import { FactList } from './fact-list.tsx';
import { HeardCourses } from './heard-courses.tsx';
import './radio.css';

const ARROWS: { readonly [Name in Course]: string } = { N: '↑', E: '→', S: '↓', W: '←' };

/** The Radio Operator's sheet: what was heard of the enemy, to be laid over the chart. */
export function RadioStation(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { sheet } = desk;
  // Shift and an arrow key nudge the sheet from anywhere but a field of text.
  listenForKeys({
    repeating: Object.keys(COURSE_KEYS),
    take: (key, { shiftKey }) => {
      const course = shiftKey ? COURSE_KEYS[key] : undefined;
      if (course !== undefined) desk.sheet.nudge(course);
      return course !== undefined;
    },
  });
  const enemy = (): SideName => enemyOf(desk.side() ?? 'bravo');
  const isLaid = (): boolean => (sheet.sheet()?.at ?? null) !== null;
  const howTo = (): string => {
    if (isLaid()) return radioWords.howToMove;
    return desk.holds('radioOperator') ? radioWords.howToLay(enemy()) : radioWords.howToHelp;
  };
  return (
    <div class="cs-radio">
      <HeardCourses record={desk.view().record} about={enemy()} since={sheet.sheet()?.since ?? 0} />
      <Show when={sheet.mayDraw()}>
        <div class="cs-radio-tools">
          <NudgePad desk={desk} />
          <div class="cs-radio-buttons">
            <p class="cs-radio-how">{howTo()}</p>
            <div class="cs-radio-row">
              <button type="button" title={radioWords.restartWhy} onClick={sheet.restart}>
                {radioWords.restart}
              </button>
              <button type="button" disabled={sheet.sheet()?.since === 0} onClick={sheet.showAll}>
                {radioWords.wholeTrack}
              </button>
              <button type="button" disabled={!isLaid()} onClick={() => sheet.layAt(null)}>
                {radioWords.lift}
              </button>
            </div>
            <div class="cs-radio-row" role="group" aria-label={radioWords.pencil}>
              <For each={PENCIL_MARKS}>
                {(mark) => (
                  <button
                    type="button"
                    aria-pressed={sheet.tool() === mark}
                    onClick={() => sheet.setTool(sheet.tool() === mark ? null : mark)}
                  >
                    <PencilSign mark={mark} /> {radioWords.pencils[mark]}
                  </button>
                )}
              </For>
              <button
                type="button"
                disabled={(sheet.sheet()?.pencil.length ?? 0) === 0}
                onClick={sheet.rubOut}
              >
                {radioWords.rubOut}
              </button>
            </div>
          </div>
        </div>
      </Show>
      <Aids desk={desk} about={enemy()} />
      <FactList desk={desk} about={enemy()} />
    </div>
  );
}

function NudgePad(props: { readonly desk: Desk }): JSX.Element {
  const { sheet } = props.desk;
  const press = (event: KeyboardEvent): void => {
    const course = COURSE_KEYS[event.key];
    if (course === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    sheet.nudge(course);
  };
  return (
    <div class="cs-radio-pad" role="group" aria-label={radioWords.nudgePad} onKeyDown={press}>
      <For each={COURSES}>
        {(course) => (
          <button
            type="button"
            class={`cs-radio-nudge cs-radio-nudge-${course}`}
            aria-label={radioWords.nudge(course)}
            onClick={() => sheet.nudge(course)}
          >
            {ARROWS[course]}
          </button>
        )}
      </For>
      <span class="cs-radio-at" aria-live="polite">
        {sheet.sheet()?.at ?? '–'}
      </span>
    </div>
  );
}

function PencilSign(props: { readonly mark: PencilMark }): JSX.Element {
  return (
    <svg class="cs-radio-pencil" viewBox="-16 -16 32 32" aria-hidden="true">
      <Show when={props.mark === 'cross'} fallback={<circle r={11} />}>
        <path d="M-10-10 10 10M10-10-10 10" />
      </Show>
    </svg>
  );
}

/** What the match tells besides: impossible offsets, or where the enemy can be. */
function Aids(props: { readonly desk: Desk; readonly about: SideName }): JSX.Element {
  const words = createMemo((): string | null => {
    const { desk } = props;
    const likelihood = desk.beliefs.about(props.about);
    if (likelihood !== null && !desk.hasRadio()) return radioWords.hidingPlaces(likelihood.cells);
    const ends = desk.sheet.ends();
    return ends && radioWords.trackEnds(ends.size);
  });
  return <Show when={words()}>{(said) => <p class="cs-radio-aid">{said()}</p>}</Show>;
}
