import type { Notices, NoticeWishes } from '@fathom/protocol';
import { createResource, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { appWords } from '../words/app.ts';
import { noticeWords } from '../words/notices.ts';
import { BrowserSection } from './browser-section.tsx';
import { MailSection } from './mail-section.tsx';
import { noticesApi } from './notices-api.ts';
import { rememberPageWishes } from './page-wishes.ts';
import { QuietSection } from './quiet-section.tsx';
import { TestSection } from './test-section.tsx';
import { WishSection } from './wish-section.tsx';
import './notices.css';

/** What the parts of the page share. */
export interface NoticesDesk {
  readonly notices: () => Notices;
  /** Shows what the server has answered. */
  readonly take: (notices: Notices) => void;
  readonly wish: (change: Partial<NoticeWishes>) => void;
}

/** Which news of one's matches come, by which ways, and when not. */
export function NoticesPage(): JSX.Element {
  const [notices, { mutate, refetch }] = createResource(() => noticesApi.read());
  return (
    <section class="page notices">
      <h1>{noticeWords.title}</h1>
      <p>{noticeWords.lead}</p>
      <Show when={notices.error === undefined} fallback={<Failed onAgain={() => void refetch()} />}>
        <Show when={notices.latest} fallback={<p class="loading">{appWords.loading}</p>}>
          {(known) => <Sections notices={known()} onChange={(changed) => mutate(changed)} />}
        </Show>
      </Show>
    </section>
  );
}

function Failed(props: { readonly onAgain: () => void }): JSX.Element {
  return (
    <div>
      <Problem why={appWords.didNotWork} />
      <button type="button" onClick={() => props.onAgain()}>
        {appWords.tryAgain}
      </button>
    </div>
  );
}

interface SectionsProps {
  readonly notices: Notices;
  readonly onChange: (notices: Notices) => void;
}

function Sections(props: SectionsProps): JSX.Element {
  const [said, setSaid] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  let latest = 0;
  /** Shown at once, and put back if it is not taken. */
  const wish = async (change: Partial<NoticeWishes>): Promise<void> => {
    const before = props.notices;
    const wishes = { ...before.wishes, ...change };
    const mine = ++latest;
    props.onChange({ ...before, wishes });
    setSaid('');
    try {
      const answer = await noticesApi.wish(wishes);
      if (mine !== latest) return;
      props.onChange(answer);
      rememberPageWishes(answer.wishes.page);
      setProblem(null);
      setSaid(noticeWords.saved);
    } catch (error) {
      if (mine === latest) props.onChange(before);
      setProblem(error instanceof Error ? error.message : noticeWords.notSaved);
    }
  };
  const desk: NoticesDesk = {
    notices: () => props.notices,
    take: (notices) => props.onChange(notices),
    wish: (change) => void wish(change),
  };
  return (
    <>
      <BrowserSection desk={desk} />
      <MailSection desk={desk} />
      <WishSection desk={desk} />
      <QuietSection desk={desk} />
      <Problem why={problem()} />
      <p class="unseen" role="status">
        {said()}
      </p>
      <TestSection />
    </>
  );
}
