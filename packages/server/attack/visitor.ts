import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { WebSocket } from 'ws';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** Somebody at an address of their own: one cookie, requests, sockets. */
export interface Visitor {
  readonly from: string;
  readonly cookie: () => string | null;
  readonly ask: (line: string, body?: unknown) => Promise<Answer>;
  /** The same, for answers that cannot be anything but a yes. */
  readonly insist: <T>(line: string, body?: unknown) => Promise<T>;
  readonly connect: () => WebSocket;
}

/** A request of somebody honest was not granted. */
export class NotGranted extends Error {
  override readonly name = 'NotGranted';
  readonly answer: Answer;

  constructor(line: string, answer: Answer) {
    super(`${line} was answered by ${answer.status} ${answer.text.slice(0, 200)}`);
    this.answer = answer;
  }
}

export function openVisitor(address: string, from: string): Visitor {
  let cookie: string | null = null;
  const ask = async (line: string, body?: unknown): Promise<Answer> => {
    const payload = body === undefined ? null : JSON.stringify(body);
    const answer = await exchange(address, line, { from, cookie, payload });
    cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    from,
    cookie: () => cookie,
    ask,
    insist: async <T>(line: string, body?: unknown): Promise<T> => {
      const answer = await ask(line, body);
      if (answer.status >= 300) throw new NotGranted(line, answer);
      return JSON.parse(answer.text) as T;
    },
    connect: () =>
      new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, {
        localAddress: from,
        headers: cookie === null ? {} : { cookie },
      }),
  };
}

interface Outgoing {
  readonly from: string;
  readonly cookie: string | null;
  readonly payload: string | null;
}

export const exchange = (address: string, line: string, out: Outgoing): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const { hostname, port } = new URL(address);
    const headers = {
      ...(out.cookie === null ? {} : { cookie: out.cookie }),
      ...(out.payload === null
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(out.payload),
          }),
    };
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false, localAddress: out.from },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: answer.headers,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(out.payload ?? undefined);
  });
