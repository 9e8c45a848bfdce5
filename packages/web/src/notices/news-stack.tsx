import { createEffect, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { route } from '../frame/router.ts';
import { ownTold } from '../net/follow.ts';
import { noticeWords } from '../words/notices.ts';
import { dismiss, hearNews, pageNews } from './page-news.ts';
import './news-stack.css';

const matchHere = (): string | null => {
  const here = route();
  return here.page === 'match' ? here.match : null;
};

/** News of other matches, on every page: small, out of the way, and gone when the match is visited. */
export function NewsStack(): JSX.Element {
  createEffect(on(ownTold, (own) => hearNews(own?.news ?? null, matchHere)));
  createEffect(() => {
    const here = matchHere();
    if (here !== null) dismiss(here);
  });
  return (
    <Show when={pageNews().length > 0}>
      <section class="news-stack" aria-label={noticeWords.region}>
        <For each={pageNews()}>
          {({ match, title, body }) => (
            <div class="news-card">
              <p>
                <b>{title}</b> <span>{body}</span>
              </p>
              <a class="button primary" href={`/m/${match}`}>
                {noticeWords.goThere}
              </a>
              <button
                type="button"
                class="quiet"
                aria-label={noticeWords.dismissNamed(title, body)}
                onClick={() => dismiss(match)}
              >
                {noticeWords.dismissSign}
              </button>
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}
