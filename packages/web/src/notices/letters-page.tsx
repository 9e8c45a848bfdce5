import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { noticeWords } from '../words/notices.ts';
import { noticesApi } from './notices-api.ts';
import './notices.css';

interface LettersPageProps {
  readonly purpose: 'confirm' | 'unsubscribe';
  readonly token: string;
}

const WORDS = {
  confirm: {
    title: noticeWords.confirmTitle,
    lead: noticeWords.confirmLead,
    act: noticeWords.confirm,
  },
  unsubscribe: {
    title: noticeWords.unsubscribeTitle,
    lead: noticeWords.unsubscribeLead,
    act: noticeWords.unsubscribe,
  },
} as const;

/** Where links in letters lead. One press, since mail programs look at links by themselves; no cookie is needed. */
export function LettersPage(props: LettersPageProps): JSX.Element {
  const [isBusy, setBusy] = createSignal(false);
  const [done, setDone] = createSignal<{ readonly address: string } | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const words = () => WORDS[props.purpose];
  const act = async (): Promise<void> => {
    setBusy(true);
    try {
      const { address } = await noticesApi[props.purpose](props.token);
      setDone({ address: address ?? '' });
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : noticeWords.linkFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="page letters">
      <h1>{words().title}</h1>
      <div role="status">
        <Show when={done()}>
          {(answer) => (
            <p>
              <Show when={props.purpose === 'confirm'} fallback={noticeWords.unsubscribed}>
                <Sentence said={noticeWords.confirmed(answer().address)} href="/notices" />
              </Show>
            </p>
          )}
        </Show>
      </div>
      <Show when={done() === null}>
        <p>{words().lead}</p>
        <p>
          <button type="button" class="primary" disabled={isBusy()} onClick={() => void act()}>
            {isBusy() ? noticeWords.working : words().act}
          </button>
        </p>
      </Show>
      <Problem why={problem()} />
    </section>
  );
}
