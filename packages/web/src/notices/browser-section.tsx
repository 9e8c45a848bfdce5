import { createResource, createSignal, For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { noticeWords } from '../words/notices.ts';
import type { NoticesDesk } from './notices-page.tsx';
import { noticesApi } from './notices-api.ts';
import {
  browserIdOf,
  pushState,
  subscriptionHere,
  switchPushOff,
  switchPushOn,
} from './push-here.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Notices while no page is open: here, and in the other browsers of this person. */
export function BrowserSection(props: { readonly desk: NoticesDesk }): JSX.Element {
  const [isBusy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [state, { refetch }] = createResource(() => pushState());
  const [here, { refetch: refetchHere }] = createResource(async () => {
    const subscription = await subscriptionHere();
    return subscription === null ? null : browserIdOf(subscription);
  });
  const others = () =>
    props.desk.notices().browsers.filter(({ id }) => id !== (here.latest ?? null));
  const isOn = () =>
    state.latest === 'on' && others().length < props.desk.notices().browsers.length;
  const shown = () => {
    const now = state.latest;
    return now === 'on' && !isOn() ? 'ready' : now;
  };
  const attempt = async (change: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await change();
      setProblem(null);
      props.desk.take(await noticesApi.read());
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      await Promise.all([refetch(), refetchHere()]);
      setBusy(false);
    }
  };
  return (
    <section class="card" aria-labelledby="notices-browser">
      <h2 id="notices-browser">{noticeWords.browser}</h2>
      <div class="notices-part">
        <Show when={shown()}>{(now) => <p role="status">{noticeWords.push(now())}</p>}</Show>
        <Switch>
          <Match when={shown() === 'on'}>
            <button type="button" disabled={isBusy()} onClick={() => void attempt(switchPushOff)}>
              {noticeWords.switchOff}
            </button>
          </Match>
          <Match when={shown() === 'ready'}>
            <button
              type="button"
              class="primary"
              disabled={isBusy()}
              onClick={() => void attempt(() => switchPushOn(props.desk.notices().pushKey))}
            >
              {isBusy() ? noticeWords.switchingOn : noticeWords.switchOn}
            </button>
          </Match>
        </Switch>
        <Problem why={problem()} />
        <Show when={others().length > 0}>
          <h3>{noticeWords.others}</h3>
          <ul class="notices-browsers">
            <For each={others()}>
              {({ id, name, addedAt }) => (
                <li>
                  <span>{noticeWords.since(name, day.format(addedAt))}</span>
                  <button
                    type="button"
                    aria-label={noticeWords.removeNamed(name)}
                    onClick={() => void attempt(() => noticesApi.removeBrowser(id))}
                  >
                    {noticeWords.remove}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </section>
  );
}

/** What a browser says when its push service cannot be reached helps nobody. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'ApiError' ? error.message : noticeWords.notSwitched;
