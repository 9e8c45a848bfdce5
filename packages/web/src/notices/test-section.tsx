import { createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { appWords } from '../words/app.ts';
import { noticeWords } from '../words/notices.ts';
import { noticesApi } from './notices-api.ts';

/** To see whether notices come before one relies on them. */
export function TestSection(): JSX.Element {
  const [isBusy, setBusy] = createSignal(false);
  const [said, setSaid] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  const test = async (): Promise<void> => {
    setBusy(true);
    setSaid('');
    try {
      const { browsers, failed, mail } = await noticesApi.test();
      setSaid(noticeWords.tested(browsers, failed, mail));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="card" aria-labelledby="notices-test">
      <h2 id="notices-test">{noticeWords.test}</h2>
      <div class="notices-part">
        <p>{noticeWords.testLead}</p>
        <button type="button" disabled={isBusy()} onClick={() => void test()}>
          {isBusy() ? noticeWords.testing : noticeWords.sendTest}
        </button>
        <p role="status">{said()}</p>
        <Problem why={problem()} />
      </div>
    </section>
  );
}
