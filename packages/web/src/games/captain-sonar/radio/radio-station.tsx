import { COURSES, PENCIL_MARKS, enemyOf } from '@fathom/captain-sonar/client';
import type { Course, PencilMark, SideName } from '@fathom/captain-sonar/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { COURSE_NAMES, SIDE_NAMES, capital, counted } from '../words.ts';
import { FactList } from './fact-list.tsx';
import { HeardCourses } from './heard-courses.tsx';
import { listenToNudges } from './keys.ts';
import { NUDGE_KEYS } from './sheet.ts';
import './radio.css';

const ARROWS: { readonly [Name in Course]: string } = { N: '↑', E: '→', S: '↓', W: '←' };
const PENCIL_NAMES: { readonly [Name in PencilMark]: string } = { cross: 'Cross', ring: 'Ring' };

/** The Radio Operator's sheet: what was heard of the enemy, to be laid over the chart. */
export function RadioStation(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { sheet } = desk;
  listenToNudges(desk);
  const enemy = (): SideName => enemyOf(desk.side() ?? 'bravo');
  const isLaid = (): boolean => (sheet.sheet()?.at ?? null) !== null;
  const howTo = (): string => {
    if (isLaid()) return 'Drag the track over the chart until it fits, or nudge it.';
    return desk.holds('radioOperator')
      ? `Pick a cell on the chart where ${SIDE_NAMES[enemy()]} could be now: the track is laid there.`
      : 'Your Radio Operator lays the track over the chart. An arrow lays it as well.';
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
              <button
                type="button"
                title="Forget the courses so far: after a silence, say"
                onClick={sheet.restart}
              >
                Start afresh
              </button>
              <button type="button" disabled={sheet.sheet()?.since === 0} onClick={sheet.showAll}>
                Whole track
              </button>
              <button type="button" disabled={!isLaid()} onClick={() => sheet.layAt(null)}>
                Lift sheet
              </button>
            </div>
            <div class="cs-radio-row" role="group" aria-label="Pencil">
              <For each={PENCIL_MARKS}>
                {(mark) => (
                  <button
                    type="button"
                    aria-pressed={sheet.tool() === mark}
                    onClick={() => sheet.setTool(sheet.tool() === mark ? null : mark)}
                  >
                    <PencilSign mark={mark} /> {PENCIL_NAMES[mark]}
                  </button>
                )}
              </For>
              <button
                type="button"
                disabled={(sheet.sheet()?.pencil.length ?? 0) === 0}
                onClick={sheet.rubOut}
              >
                Rub out
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
    const course = NUDGE_KEYS[event.key];
    if (course === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    sheet.nudge(course);
  };
  return (
    <div
      class="cs-radio-pad"
      role="group"
      aria-label="Nudge the sheet. Arrow keys here, or Shift and arrow keys anywhere."
      onKeyDown={press}
    >
      <For each={COURSES}>
        {(course) => (
          <button
            type="button"
            class={`cs-radio-nudge cs-radio-nudge-${course}`}
            aria-label={`Nudge the sheet ${COURSE_NAMES[course]}`}
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
    if (likelihood !== null && !desk.hasRadio())
      return `${capital(counted(likelihood.cells, 'cell'))} can hide them: the stronger the shade, the likelier.`;
    const ends = desk.sheet.ends();
    if (ends === null) return null;
    return ends.size === 0
      ? 'The track fits nowhere on the chart: start afresh.'
      : `The track can end on ${counted(ends.size, 'cell')}; the others are shaded.`;
  });
  return <Show when={words()}>{(said) => <p class="cs-radio-aid">{said()}</p>}</Show>;
}
