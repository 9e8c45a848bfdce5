import { verifyByLines } from '@fathom/kit';
import type { MatchRecord, Verification } from '@fathom/kit';
import { createSignal, Match, onCleanup, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { notedCommitment } from '../net/storage.ts';
import { inSlices } from '../table/in-turn.ts';
import { replayWords } from '../words/replay.ts';
import type { Replay } from './load-replay.ts';

/** The record played again by the rules in this browser: nobody need take the server's word for it. */
export function Fairness(props: { readonly replay: Replay }): JSX.Element {
  // No resource: the page would be taken away until there is a verdict, and put up again.
  const [verdict, setVerdict] = createSignal<Verification | null>(null);
  void verify(props.replay).then(setVerdict);
  return (
    <section class="card fairness" aria-labelledby="fairness">
      <h2 id="fairness">{replayWords.fairPlay}</h2>
      <Switch fallback={<p>{replayWords.checking}</p>}>
        <Match when={sound(verdict())} keyed>
          {({ lines, fingerprint }) => (
            <>
              <p class="sound">
                <Sentence said={replayWords.verified(lines, committed(props.replay.record))} />
              </p>
              <p>
                <Sentence said={replayWords.fingerprint(fingerprint)} />
              </p>
            </>
          )}
        </Match>
        <Match when={unsound(verdict())} keyed>
          {({ where, problem }) => (
            <p class="unsound" role="alert">
              <Sentence said={replayWords.unsound(where, problem)} />
            </p>
          )}
        </Match>
      </Switch>
      <Show when={verdict() !== null}>
        <RecordLink replay={props.replay} />
        <p>
          <Sentence said={replayWords.checkYourself(recordFile(props.replay.record))} />
        </p>
      </Show>
    </section>
  );
}

/** Only one who sat at the match has seen the commitment in time. */
function committed({ match, commitment }: MatchRecord): string {
  const noted = notedCommitment(match);
  if (noted === null) return replayWords.commitment.unknown;
  return noted === commitment ? replayWords.commitment.kept : replayWords.commitment.changed;
}

type Sound = Extract<Verification, { readonly ok: true }>;
type Unsound = Extract<Verification, { readonly ok: false }>;
const sound = (verdict: Verification | null): Sound | null =>
  verdict?.ok === true ? verdict : null;
const unsound = (verdict: Verification | null): Unsound | null =>
  verdict?.ok === false ? verdict : null;

/** Once the page stands still: the board comes first. */
async function verify({ game, record }: Replay): Promise<Verification> {
  await new Promise((resolve) => window.setTimeout(resolve, 400));
  try {
    return await inSlices(verifyByLines(game, record));
  } catch (error) {
    return { ok: false, where: replayWords.theRecord, problem: String(error) };
  }
}

/** As the server names the file. */
const recordFile = ({ game, match }: MatchRecord): string => `fathom-${game}-${match}.json`;

/** The whole match as one document, from the server or from this browser. */
function RecordLink(props: { readonly replay: Replay }): JSX.Element {
  const { record, home } = props.replay;
  const address = home === 'server' ? `/api/matches/${record.match}/export` : objectAddress(record);
  return (
    <a class="button" href={address} download={recordFile(record)}>
      {replayWords.download}
    </a>
  );
}

function objectAddress(record: MatchRecord): string {
  const file = new Blob([JSON.stringify(record)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  onCleanup(() => URL.revokeObjectURL(address));
  return address;
}
