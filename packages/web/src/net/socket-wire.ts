import { parseServerMessage } from '@fathom/protocol';
import type { HttpError } from '@fathom/protocol';
import { tellPerson } from './follow.ts';
import { sitOut, waitIn } from './limits.ts';
import type { Dial } from './wire.ts';

const PATIENCE = 5_000;

const socketAddress = (): string => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
};

/** A browser is not told why a socket was not opened. Asked without one, the same address says so. */
async function waitForTheGate(): Promise<void> {
  const response = await fetch('/ws', { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const wait = waitIn(answer as HttpError | null);
  if (wait !== null) await sitOut(wait);
}

/** Whatever it is for, a socket follows this person's matches too: one is enough for a page. */
export const dialServer: Dial = ({ up, message, down }) => {
  const socket = new WebSocket(socketAddress());
  let wasOpen = false;
  let isClosed = false;
  const onClose = async (): Promise<void> => {
    if (!wasOpen) await waitForTheGate();
    if (!isClosed) down();
  };
  socket.addEventListener('open', () => {
    wasOpen = true;
    up();
    socket.send('{"t":"follow"}');
  });
  socket.addEventListener('close', () => void onClose());
  socket.addEventListener('message', ({ data }) => {
    const said = parseServerMessage(String(data));
    if (said.t === 'own' || said.t === 'paired') tellPerson(said);
    message(said);
  });
  return {
    send: (sent) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(sent));
    },
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
};
