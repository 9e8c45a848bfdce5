import type { MatchRecord } from '@fathom/kit';
import { createResource, Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { loadReplay } from './load-replay.ts';
import { ReplayRoom } from './replay-room.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

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
    <Switch fallback={<p class="loading">Fetching the log …</p>}>
      <Match when={replay.state === 'errored'}>
        <TroubleNotice match={props.match} error={replay.error} onAgain={() => void refetch()} />
      </Match>
      <Match when={replay.state === 'ready' && replay()} keyed>
        {(loaded) => <ReplayRoom replay={loaded} />}
      </Match>
    </Switch>
  );
}
