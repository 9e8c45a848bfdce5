import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { StaffRequest } from '@fathom/protocol/staff';
import { codeOf, failed, messageOf, unusable } from '../exit.ts';

/** Where the server is that is asked, and with which key. */
export interface StaffLine {
  readonly ask: <Answer>(request: StaffRequest) => Promise<Answer>;
}
export interface LineOptions {
  readonly server: string | null;
  readonly keyFile: string | null;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const PATIENCE = 30_000;
const KEY_FILE = 'staff.key';

export async function openStaffLine(options: LineOptions): Promise<StaffLine> {
  const address = addressOf(options);
  const key = await keyOf(options);
  return {
    ask: async <Answer>(request: StaffRequest) => {
      const response = await send(address, key, request);
      const body: unknown = await response.json().catch(() => null);
      if (response.ok && body !== null) return body as Answer;
      const { message } = (body ?? {}) as { readonly message?: unknown };
      const why = typeof message === 'string' ? message : `it answered ${response.status}`;
      throw response.status === 400 || response.status === 401 ? unusable(why) : failed(why);
    },
  };
}

/** --server, or the port that the server's own settings name. */
function addressOf({ server, env }: LineOptions): URL {
  const port = env['FATHOM_METRICS_PORT']?.trim() ?? '';
  const text = server ?? (port === '' ? null : `http://127.0.0.1:${port}`);
  if (text === null)
    throw unusable(
      'which server? Give --server http://127.0.0.1:<port>, or set FATHOM_METRICS_PORT as the server has it',
    );
  if (!URL.canParse(text) || !/^https?:$/u.test(new URL(text).protocol))
    throw unusable(`--server: expected an address such as http://127.0.0.1:9100, got "${text}"`);
  return new URL('/staff', text);
}

/** --key, FATHOM_STAFF_KEY, or the file that the server has made in its data folder. The first key of several. */
async function keyOf({ keyFile, cwd, env }: LineOptions): Promise<string> {
  const given = env['FATHOM_STAFF_KEY']?.trim() ?? '';
  if (keyFile === null && given !== '') return firstOf(given, 'FATHOM_STAFF_KEY');
  const file = resolve(cwd, keyFile ?? join(env['FATHOM_DATA']?.trim() || 'data', KEY_FILE));
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const why = codeOf(error) === 'ENOENT' ? 'there is no such file' : messageOf(error);
    throw unusable(
      `the key of the staff: ${file}: ${why} (give --key FILE, or set FATHOM_STAFF_KEY or FATHOM_DATA)`,
    );
  });
  return firstOf(text, file);
}

function firstOf(text: string, where: string): string {
  const keys = text.split(/[\n,]/u).map((line) => line.trim());
  const key = keys.find((line) => line !== '' && !line.startsWith('#'));
  if (key === undefined || !/^[\x21-\x7e ]{1,300}$/u.test(key))
    throw unusable(`${where} holds no key`);
  return key;
}

const send = (address: URL, key: string, request: StaffRequest): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(request),
  }).catch(() => {
    throw failed(
      `no server answers at ${address.origin}: it must run, with FATHOM_METRICS_PORT set to that port`,
    );
  });
