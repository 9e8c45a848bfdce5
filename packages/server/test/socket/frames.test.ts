import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../../src/socket/frames.ts';

const http = createServer();
const server = new WebSocketServer({ server: http });
let client: WebSocket;
let stream: Socket;

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const upgraded = once(server, 'connection');
  client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  stream = ((await upgraded) as [WebSocket, { socket: Socket }])[1].socket;
  await once(client, 'open');
});
afterAll(() => {
  client.terminate();
  server.close();
  http.close();
});

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
const LETTERS = { 'one byte each': 'a', 'two bytes each': 'é', 'four bytes each': '🤿' };

test.each(Object.entries(LETTERS))(
  'a client reads texts of letters of %s',
  async (_title, letter) => {
    const texts = LENGTHS.map((length) => letter.repeat(length));
    const heard: string[] = [];
    const all = new Promise<void>((resolve) => {
      client.on('message', (data: Buffer, isBinary) => {
        expect(isBinary).toBe(false);
        heard.push(data.toString());
        if (heard.length === texts.length) resolve();
      });
    });
    for (const text of texts) stream.write(textFrame(text), 'latin1');
    await all;
    client.removeAllListeners('message');
    expect(heard).toEqual(texts);
  },
);
