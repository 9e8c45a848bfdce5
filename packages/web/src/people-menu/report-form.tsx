import { LIMITS, REPORT_REASONS } from '@fathom/protocol';
import type { PersonMark, ReportReason } from '@fathom/protocol';
import { createSignal, createUniqueId, For } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { appWords } from '../words/app.ts';
import { REPORT_REASON_WORDS, peopleMenuWords as words } from '../words/people-menu.ts';
import { conductApi } from './conduct-api.ts';

interface ReportFormProps {
  readonly about: PersonMark;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** Tells those who run the server about somebody. */
export function ReportForm(props: ReportFormProps): JSX.Element {
  const id = createUniqueId();
  const [reason, setReason] = createSignal<ReportReason>('insult');
  const [text, setText] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await conductApi.report({ ...props.about, reason: reason(), text: text() });
      props.onSent();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
      setBusy(false);
    }
  };
  return (
    <form class="report-form" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{words.why}</legend>
        <For each={REPORT_REASONS}>
          {(each) => (
            <label>
              <input
                type="radio"
                name={`reason-${id}`}
                checked={reason() === each}
                onChange={() => setReason(each)}
              />
              {REPORT_REASON_WORDS[each]}
            </label>
          )}
        </For>
      </fieldset>
      <label for={`text-${id}`}>{words.whatHappened}</label>
      <textarea
        id={`text-${id}`}
        rows="4"
        maxLength={LIMITS.reportLength}
        aria-describedby={`left-${id}`}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <small id={`left-${id}`}>{words.left(LIMITS.reportLength - text().length)}</small>
      <p>{words.reportMeans}</p>
      <Problem why={problem()} />
      <div class="acts two">
        <button type="submit" class="primary" disabled={isBusy()}>
          {isBusy() ? words.sending : words.send}
        </button>
        <button type="button" onClick={() => props.onBack()}>
          {words.back}
        </button>
      </div>
    </form>
  );
}
