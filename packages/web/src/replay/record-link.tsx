import type { MatchRecord } from '@fathom/kit';
import { onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Replay } from './load-replay.ts';

/** As the server names the file. */
export const recordFile = ({ game, match }: MatchRecord): string => `fathom-${game}-${match}.json`;

/** The whole match as one document, from the server or from this browser. */
export function RecordLink(props: { readonly replay: Replay }): JSX.Element {
  const { record, home } = props.replay;
  const address = home === 'server' ? `/api/matches/${record.match}/export` : objectAddress(record);
  return (
    <a class="button" href={address} download={recordFile(record)}>
      Download the record
    </a>
  );
}

function objectAddress(record: MatchRecord): string {
  const file = new Blob([JSON.stringify(record)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  onCleanup(() => URL.revokeObjectURL(address));
  return address;
}
