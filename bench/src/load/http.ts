import { Agent, request } from 'node:http';

interface Answer {
  readonly body: unknown;
  readonly cookie: string | null; // "name=value" of the first cookie set
}
interface Call {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string | null;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** POSTs JSON and gives the JSON that comes back. */
export const post = ({ body, ...call }: Call & { readonly body: unknown }): Promise<Answer> =>
  exchange('POST', call, JSON.stringify(body));

export const get = (call: Call): Promise<Answer> => exchange('GET', call, null);

/** Anything but success is an error with the server's words. */
function exchange(
  method: 'GET' | 'POST',
  { port, path, cookie }: Call,
  body: string | null,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers: Record<string, string> = {};
  if (body !== null) headers['content-type'] = 'application/json';
  if (typeof cookie === 'string') headers['cookie'] = cookie;
  const options = { host: '127.0.0.1', port, path, method, agent, headers, timeout: 20_000 };
  const call = request(options, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => (text += part));
    response.on('end', () => {
      const status = response.statusCode ?? 0;
      if (status >= 300) return reject(new Error(`${method} ${path}: ${status} ${text}`));
      const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? null;
      resolve({ body: text === '' ? null : JSON.parse(text), cookie: set });
    });
  });
  call.on('error', reject);
  call.on('timeout', () => call.destroy(new Error(`${method} ${path}: no answer`)));
  call.end(body ?? undefined);
  return promise;
}
