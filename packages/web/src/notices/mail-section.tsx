import type { Notices } from '@fathom/protocol';
import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { noticeWords } from '../words/notices.ts';
import type { NoticesDesk } from './notices-page.tsx';
import { noticesApi } from './notices-api.ts';

/** Letters: where to, and whether that was confirmed. */
export function MailSection(props: { readonly desk: NoticesDesk }): JSX.Element {
  const [address, setAddress] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const mail = () => props.desk.notices().mail;
  const attempt = async (change: () => Promise<Notices>): Promise<void> => {
    setBusy(true);
    try {
      props.desk.take(await change());
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : noticeWords.notSaved);
    } finally {
      setBusy(false);
    }
  };
  const ask = (event: SubmitEvent): void => {
    event.preventDefault();
    void attempt(() => noticesApi.askMail({ address: address() }));
  };
  return (
    <section class="card" aria-labelledby="notices-mail">
      <h2 id="notices-mail">{noticeWords.mail}</h2>
      <Show
        when={props.desk.notices().hasMail}
        fallback={<p class="quiet-note">{noticeWords.noMail}</p>}
      >
        <div class="notices-part">
          <div role="status">
            <Show when={mail()} fallback={<p>{noticeWords.mailLead}</p>}>
              {(known) => (
                <p>
                  <Sentence said={noticeWords.mailState(known())} />
                </p>
              )}
            </Show>
          </div>
          <Show when={mail()?.state !== 'confirmed'}>
            <form class="notices-ask" onSubmit={ask}>
              <label for="notices-address">{noticeWords.address}</label>
              <input
                id="notices-address"
                type="email"
                required
                autocomplete="email"
                maxLength={254}
                value={address()}
                onInput={(event) => setAddress(event.currentTarget.value)}
              />
              <button type="submit" disabled={isBusy()}>
                {isBusy() ? noticeWords.asking : noticeWords.ask}
              </button>
            </form>
          </Show>
          <Show when={mail() !== null}>
            <button
              type="button"
              disabled={isBusy()}
              onClick={() => void attempt(() => noticesApi.stopMail())}
            >
              {noticeWords.stop}
            </button>
          </Show>
          <Problem why={problem()} />
        </div>
      </Show>
    </section>
  );
}
