import type { MatchRecord } from '@fathom/kit';
import { createResource, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { appWords } from '../words/app.ts';
import { replayWords } from '../words/replay.ts';
import { loadReplay, NoReplay } from './load-replay.ts';
import type { ReplayTrouble } from './load-replay.ts';
import { ReplayRoom } from './replay-room.tsx';

interface ReplayPageProps {
  readonly match: string;
  readonly local?: MatchRecord;
}

/** A finished match, step by step, with anyone's knowledge. */
export function ReplayPage(props: ReplayPageProps): JSX.Element {
  const [replay, { refetch }] = createResource(
    () => props.match,
    (match) => loadReplay(match, props.local ?? null),
  );
  return (
    <Switch fallback={<p class="loading">{replayWords.loading}</p>}>
      <Match when={replay.state === 'errored'}>
        <TroubleNotice match={props.match} error={replay.error} onAgain={() => void refetch()} />
      </Match>
      <Match when={replay.state === 'ready' && replay()} keyed>
        {(loaded) => <ReplayRoom replay={loaded} />}
      </Match>
    </Switch>
  );
}

interface TroubleNoticeProps {
  readonly match: string;
  readonly error: unknown;
  readonly onAgain: () => void;
}

// Where the message says more than the title does.
const TELLS_MORE: ReadonlySet<ReplayTrouble> = new Set(['noSuchMatch', 'otherVersion', 'failed']);
const MAY_HELP: ReadonlySet<ReplayTrouble> = new Set(['offline', 'notLoaded', 'failed']);

/** What is wrong, and a way on. */
function TroubleNotice(props: TroubleNoticeProps): JSX.Element {
  const trouble = (): ReplayTrouble =>
    props.error instanceof NoReplay ? props.error.trouble : 'failed';
  const why = (): string =>
    props.error instanceof Error ? props.error.message : String(props.error);
  return (
    <section class="page" role="alert">
      <h1>{replayWords.troubles[trouble()][0]}</h1>
      <Show when={TELLS_MORE.has(trouble())}>
        <p>{why()}</p>
      </Show>
      <p>{replayWords.troubles[trouble()][1]}</p>
      <p class="ways-on">
        <Show when={MAY_HELP.has(trouble())}>
          <button type="button" class="primary" onClick={() => props.onAgain()}>
            {appWords.tryAgain}
          </button>
        </Show>
        <Show when={trouble() === 'notOver'}>
          <a class="button primary" href={`/m/${props.match}`}>
            {replayWords.watchIt}
          </a>
        </Show>
        <Show when={trouble() === 'otherVersion'}>
          <button type="button" class="primary" onClick={() => window.location.reload()}>
            {replayWords.reload}
          </button>
          <a class="button" href={`/api/matches/${props.match}/export`} download="">
            {replayWords.download}
          </a>
        </Show>
        <a class="button" href="/">
          {appWords.backToLobby}
        </a>
      </p>
    </section>
  );
}
