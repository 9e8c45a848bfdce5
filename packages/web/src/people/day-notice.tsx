import { Show, createResource } from 'solid-js';
import type { JSX } from 'solid-js';
import { route } from '../frame/router.ts';
import { dayWords } from '../words/people.ts';
import { peopleApi } from './people-api.ts';

/** Before a search of the day is begun: whether it will count. */
export function DayNotice(): JSX.Element {
  const isLocal = route().page === 'local';
  const [table] = createResource(async () =>
    isLocal ? null : await peopleApi.dives(null).catch(() => null),
  );
  const words = (): string => {
    const known = table();
    if (known === null || known === undefined) return dayWords.noticeOffline;
    return known.yours === null ? dayWords.noticeFree : dayWords.noticeUsed;
  };
  return (
    <Show when={isLocal || table.state === 'ready'}>
      <p class="notice" role="status">
        {words()}
        <Show when={table()}>
          {' '}
          <a href="/search-diver/today">{dayWords.seeTable}</a>
        </Show>
      </p>
    </Show>
  );
}
