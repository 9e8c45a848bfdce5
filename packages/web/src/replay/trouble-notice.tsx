import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { NoReplay } from './load-replay.ts';
import type { Trouble } from './load-replay.ts';

interface TroubleNoticeProps {
  readonly match: string;
  readonly error: unknown;
  readonly onAgain: () => void;
}

const TITLES: Readonly<Record<Trouble, string>> = {
  notOver: 'This match is not over yet',
  noSuchMatch: 'No match here',
  offline: 'The server cannot be reached',
  otherVersion: 'This match was played by other rules',
  notLoaded: 'The board is not in this browser yet',
  failed: 'The replay could not be loaded',
};
const HINTS: Readonly<Record<Trouble, string>> = {
  notOver: 'Its log holds secrets until then. The replay opens when it has ended.',
  noSuchMatch: 'The link may have lost a character, or the match was played in another browser.',
  offline: 'Matches that were played in this browser can be replayed without it; this one cannot.',
  otherVersion: 'Reload the page to get the newest; the record itself stays good.',
  notLoaded: 'It is kept here once a page of Fathom was open with a connection to the server.',
  failed: 'Nothing is lost: the record is kept.',
};
// Where the message says more than the title does.
const TELLS_MORE: ReadonlySet<Trouble> = new Set(['noSuchMatch', 'otherVersion', 'failed']);
const MAY_HELP: ReadonlySet<Trouble> = new Set(['offline', 'notLoaded', 'failed']);

/** What is wrong, and a way on. */
export function TroubleNotice(props: TroubleNoticeProps): JSX.Element {
  const trouble = (): Trouble => (props.error instanceof NoReplay ? props.error.trouble : 'failed');
  const why = (): string =>
    props.error instanceof Error ? props.error.message : String(props.error);
  return (
    <section class="page" role="alert">
      <h1>{TITLES[trouble()]}</h1>
      <Show when={TELLS_MORE.has(trouble())}>
        <p>{why()}</p>
      </Show>
      <p>{HINTS[trouble()]}</p>
      <p class="ways-on">
        <Show when={MAY_HELP.has(trouble())}>
          <button type="button" class="primary" onClick={() => props.onAgain()}>
            Try again
          </button>
        </Show>
        <Show when={trouble() === 'notOver'}>
          <a class="button primary" href={`/m/${props.match}`}>
            Watch it
          </a>
        </Show>
        <Show when={trouble() === 'otherVersion'}>
          <button type="button" class="primary" onClick={() => window.location.reload()}>
            Reload
          </button>
          <a class="button" href={`/api/matches/${props.match}/export`} download="">
            Download the record
          </a>
        </Show>
        <a class="button" href="/">
          Back to the lobby
        </a>
      </p>
    </section>
  );
}
