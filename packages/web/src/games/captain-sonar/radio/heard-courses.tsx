import { COURSE_NAMES, radioWords } from '@fathom/captain-sonar/client';
import type { Announcement, Course, SideName } from '@fathom/captain-sonar/client';
import { For, Show, createMemo } from 'solid-js';
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
  const last = (): readonly Heard[] => all().slice(-LAST);
  return (
    <p class="cs-radio-heard">
      <span class="cs-radio-heard-title">{radioWords.called(props.about)}</span>
      <Show
        when={last().length > 0}
        fallback={<span class="cs-radio-none">{radioWords.nothingYet}</span>}
      >
        <Show when={all().length > LAST}>
          <span class="unseen">{radioWords.callsBefore(all().length - LAST)}</span>
          <span aria-hidden="true">…</span>
        </Show>
        <For each={last()}>
          {({ sign, words, isOnSheet }) => (
            <span class="cs-radio-call" classList={{ 'cs-radio-wiped': !isOnSheet }}>
              <span aria-hidden="true">{sign}</span>
              <span class="unseen">{words}, </span>
            </span>
          )}
        </For>
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
