import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}
export interface Ask {
  readonly body?: unknown; // sent as JSON
  readonly raw?: string; // sent as it is
  readonly headers?: Readonly<Record<string, string>>;
}

/** A person's browser as far as the server can tell: requests that carry one cookie. */
export interface Browser {
  readonly address: string;
  readonly cookie: () => string | null;
  /** The guest's id, which only its own cookie and the server may hold. */
  readonly guest: () => string;
  readonly ask: <T = unknown>(line: string, ask?: Ask) => Promise<Answer<T>>;
}

export function openBrowser(address: string, known: string | null = null): Browser {
  let cookie = known;
  return {
    address,
    cookie: () => cookie,
    guest: () => /^fathom=([0-9a-f]{32})/.exec(cookie ?? '')?.[1] ?? 'no guest yet',
    ask: async <T>(line: string, { body, raw, headers }: Ask = {}) => {
      const payload = raw ?? (body === undefined ? null : JSON.stringify(body));
      const answer = await exchange<T>(address, line, {
        payload,
        headers: {
          ...(payload === null ? {} : { 'content-type': 'application/json' }),
          ...(cookie === null ? {} : { cookie }),
          ...headers,
        },
      });
      const [fresh] = answer.headers['set-cookie'] ?? [];
      cookie = fresh?.split(';')[0] ?? cookie;
      return answer;
    },
  };
}

interface Outgoing {
  readonly payload: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** `line` is as in HTTP: a method and a path. No connection is kept: a restarted server is met anew. */
const exchange = <T>(address: string, line: string, out: Outgoing): Promise<Answer<T>> =>
  new Promise((resolve, reject) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const headers = {
      ...out.headers,
      ...(out.payload === null ? {} : { 'content-length': Buffer.byteLength(out.payload) }),
    };
    const { hostname, port } = new URL(address);
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const body = bodyOf(answer.headers, text) as T;
        resolve({ status: answer.statusCode ?? 0, body, text, headers: answer.headers });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(out.payload ?? undefined);
  });

const bodyOf = (headers: IncomingHttpHeaders, text: string): unknown =>
  (headers['content-type'] ?? '').includes('json') && text !== '' ? JSON.parse(text) : text;
