import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>; // by names in small letters
  readonly text: string;
}

/** A mail server that takes letters and lets them be read. */
export interface MailService {
  readonly url: string;
  readonly came: readonly TakenLetter[];
  readonly after: (count: number) => Promise<readonly TakenLetter[]>;
  /** What it says of every recipient from now on, as in "550 no such user"; null: it takes letters. */
  refusal: { readonly code: number } | null;
  tried: number;
  readonly stop: () => Promise<void>;
}

export async function openMailService(): Promise<MailService> {
  const came: TakenLetter[] = [];
  let waiting: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      service.tried += 1;
      const { refusal } = service;
      if (refusal === null) return callback();
      callback(Object.assign(new Error('no'), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        came.push({ from, to, ...letterIn(Buffer.concat(chunks).toString()) });
        callback();
        for (const wake of waiting.splice(0)) wake();
      });
    },
  });
  const service: MailService = {
    url: '',
    came,
    refusal: null,
    tried: 0,
    after: async (count) => {
      while (came.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return came;
    },
    stop: () =>
      new Promise((resolve) => {
        waiting = [];
        server.close(resolve);
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(service, { url: `smtp://127.0.0.1:${port}` });
}

function letterIn(raw: string): Pick<TakenLetter, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/gu, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, text: decoded(body.join('\r\n\r\n'), headers) };
}

function decoded(body: string, headers: ReadonlyMap<string, string>): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/=([0-9A-F]{2})/gu, (_hex, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
