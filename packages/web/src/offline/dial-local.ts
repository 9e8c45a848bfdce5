import type { ServerMessage } from '@fathom/protocol';
import type { Dial } from '../net/wire.ts';
import { localWords } from '../words/local.ts';
import type { LocalWanted } from './local-match.ts';
import type { FromWorker, ToWorker } from './local-worker.ts';

/** A line to a host in a worker of this browser. The worker is gone with the line; the log stays. */
export const dialLocal =
  (wanted: LocalWanted): Dial =>
  ({ up, message, down }) => {
    const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
    const post = (sent: ToWorker): void => worker.postMessage(sent);
    let heard = false;
    let open = true;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (!open) return;
      heard = true;
      if (data.type === 'joinAgain') up();
      else message(JSON.parse(data.text) as ServerMessage);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (!open) return;
      open = false;
      worker.terminate();
      console.warn(`fathom: the table in this browser failed: ${event.message}`);
      // Failed before its first word it will fail again: say so instead of trying for ever.
      if (!heard) message({ t: 'error', code: 'noTable', message: localWords.noTable });
      down();
    });
    post({ type: 'open', wanted });
    queueMicrotask(() => {
      if (open) up();
    });
    return {
      send: (sent) => post({ type: 'say', message: sent }),
      close: () => {
        open = false;
        worker.terminate();
      },
    };
  };
