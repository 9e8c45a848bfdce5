import { COURSE_NAMES, radioWords, sheetToolWords } from '@fathom/captain-sonar/client';
import type { Announcement, Course, Plotted, SideName } from '@fathom/captain-sonar/client';
import { Index, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';

interface HeardCoursesProps {
  readonly record: readonly Announcement[];
  readonly about: SideName;
  readonly since: number; // only what was heard from there on is still on the sheet
}

interface Heard {
  readonly sign: Course | '?' | '↑';
  readonly words: string;
  readonly isOnSheet: boolean;
}

const LAST = 16;

/** The last courses of a crew in the order they were called: "N N E ? S". */
export function HeardCourses(props: HeardCoursesProps): JSX.Element {
  const all = createMemo(() =>
    props.record.flatMap((said, at): readonly Heard[] => heard(said, props, at)),
  );
  return <CallRow title={radioWords.called(props.about)} calls={all()} />;
}

/** 8. [plotting] What was drawn by hand, rightly or not. */
export function PlottedCourses(props: {
  readonly courses: readonly Plotted[];
  readonly about: SideName;
}): JSX.Element {
  const drawn = createMemo(() =>
    props.courses.map((sign): Heard => ({
      sign,
      words: sign === '?' ? radioWords.silence : COURSE_NAMES[sign],
      isOnSheet: true,
    })),
  );
  return <CallRow title={sheetToolWords.drawn(props.about)} calls={drawn()} />;
}

function CallRow(props: { readonly title: string; readonly calls: readonly Heard[] }): JSX.Element {
  const last = (): readonly Heard[] => props.calls.slice(-LAST);
  return (
    <p class="cs-radio-heard">
      <span class="cs-radio-heard-title">{props.title}</span>
      <Show
        when={last().length > 0}
        fallback={<span class="cs-radio-none">{radioWords.nothingYet}</span>}
      >
        <Show when={props.calls.length > LAST}>
          <span class="unseen">{radioWords.callsBefore(props.calls.length - LAST)}</span>
          <span aria-hidden="true">…</span>
        </Show>
        <Index each={last()}>
          {(call) => (
            <span class="cs-radio-call" classList={{ 'cs-radio-wiped': !call().isOnSheet }}>
              <span aria-hidden="true">{call().sign}</span>
              <span class="unseen">{call().words}, </span>
            </span>
          )}
        </Index>
      </Show>
    </p>
  );
}

function heard(
  said: Announcement,
  { about, since }: HeardCoursesProps,
  at: number,
): readonly Heard[] {
  const isOnSheet = at >= since;
  if (!('side' in said) || said.side !== about) return [];
  if (said.type === 'courseSet')
    return [{ sign: said.course, words: COURSE_NAMES[said.course], isOnSheet }];
  if (said.type === 'silenceRun') return [{ sign: '?', words: radioWords.silence, isOnSheet }];
  return said.type === 'surfaced'
    ? [{ sign: '↑', words: radioWords.surfaced(said.sector), isOnSheet }]
    : [];
}
