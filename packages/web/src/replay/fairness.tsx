import { verifyRecord } from '@fathom/kit';
import type { MatchRecord, Verdict } from '@fathom/kit';
import { createResource, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { notedCommitment } from '../net/commitments.ts';
import type { Replay } from './load-replay.ts';
import { RecordLink, recordFile } from './record-link.tsx';

/** The record played again by the rules in this browser: nobody need take the server's word for it. */
export function Fairness(props: { readonly replay: Replay }): JSX.Element {
  const [verdict] = createResource(() => verify(props.replay));
  return (
    <section class="card fairness" aria-labelledby="fairness">
      <h2 id="fairness">Fair play</h2>
      <Switch fallback={<p>Playing it again in this browser …</p>}>
        <Match when={sound(verdict())} keyed>
          {({ lines, fingerprint }) => (
            <>
              <p class="sound">
                <b>✓ Verified in this browser.</b> The luck follows from the recorded seeds, and all{' '}
                {lines} inputs from the rules. {committed(props.replay.record)}
              </p>
              <p>
                Fingerprint <code>{fingerprint}</code>
              </p>
            </>
          )}
        </Match>
        <Match when={unsound(verdict())} keyed>
          {({ where, problem }) => (
            <p class="unsound" role="alert">
              <b>✗ This record is not sound.</b> First difference at {where}: {problem}.
            </p>
          )}
        </Match>
      </Switch>
      <Show when={verdict.state !== 'pending'}>
        <RecordLink replay={props.replay} />
        <p>
          Check it yourself: <code>npx fathom verify {recordFile(props.replay.record)}</code>
        </p>
      </Show>
    </section>
  );
}

/** Only one who sat at the match has seen the commitment in time. */
function committed({ match, commitment }: MatchRecord): string {
  const noted = notedCommitment(match);
  if (noted === null)
    return 'This browser did not play, so it cannot tell when the host committed to its seed.';
  return noted === commitment
    ? 'The host’s seed is the one it committed to before you sat down.'
    : 'But the host has changed its commitment since you sat down: do not trust this luck.';
}

type Sound = Extract<Verdict, { readonly ok: true }>;
type Unsound = Extract<Verdict, { readonly ok: false }>;
const sound = (verdict: Verdict | undefined): Sound | null =>
  verdict?.ok === true ? verdict : null;
const unsound = (verdict: Verdict | undefined): Unsound | null =>
  verdict?.ok === false ? verdict : null;

/** Once the page stands still: the board comes first. */
async function verify({ game, record }: Replay): Promise<Verdict> {
  await new Promise((resolve) => window.setTimeout(resolve, 400));
  try {
    return verifyRecord(game, record);
  } catch (error) {
    return { ok: false, where: 'the record', problem: String(error) };
  }
}
