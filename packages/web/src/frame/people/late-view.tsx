import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../../net/match-link.ts';
import { createGameTime } from '../../table/game-time.ts';
import { clockText } from '../../words/table.ts';
import { lateWords } from '../../words/late-view.ts';
import './late-view.css';

const MINUTE = 60_000;

/** For those who watch where the host allows it: what everybody knows now, or everything some minutes ago. */
export function LateViewBar(props: { readonly link: MatchLink }): JSX.Element {
  const minutes = (): number => props.link.info()?.lateView ?? 0;
  const isLate = (): boolean => props.link.late() !== null;
  const isEarly = (): boolean => isLate() && props.link.time() < minutes() * MINUTE;
  const time = createGameTime(props.link, isEarly);
  const untilFirst = (): number => minutes() * MINUTE - time();
  const note = (): string => {
    if (!isLate()) return lateWords.noteNow;
    return untilFirst() > 0 ? lateWords.soon(clockText(untilFirst())) : lateWords.noteLate;
  };
  const choices = (): readonly (readonly [wantsLate: boolean, label: string])[] => [
    [false, lateWords.now],
    [true, lateWords.late(minutes())],
  ];
  return (
    <fieldset class="late-view card">
      <legend class="unseen">{lateWords.legend}</legend>
      <div class="late-view-choices">
        <For each={choices()}>
          {([wantsLate, label]) => (
            <label>
              <input
                type="radio"
                name="late-view"
                checked={isLate() === wantsLate}
                onChange={() => props.link.watchLate(wantsLate)}
              />
              <span>{label}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={note()}>{(text) => <p class="quiet-note">{text()}</p>}</Show>
    </fieldset>
  );
}
