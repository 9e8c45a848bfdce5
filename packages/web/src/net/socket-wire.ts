import { parseServerMessage } from '@fathom/protocol';
import type { Dial } from './wire.ts';

const socketAddress = (): string => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
};

export const dialServer: Dial = ({ up, message, down }) => {
  const socket = new WebSocket(socketAddress());
  socket.addEventListener('open', up);
  socket.addEventListener('close', down);
  socket.addEventListener('message', ({ data }) => message(parseServerMessage(String(data))));
  return {
    send: (sent) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(sent));
    },
    close: () => {
      socket.removeEventListener('close', down);
      socket.close();
    },
  };
};
