import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { MyMatch } from '@fathom/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openLine } from '../client/line.ts';
import { startForTest } from '../server/running.ts';

const PEOPLE = 30;
const FILES = 110; // what a first visit fetches, the copies for the service worker included
const LOOKS = 12; // how often the lobby is looked at in a minute

function clientFolder(): string {
  const folder = mkdtempSync(joinPath(tmpdir(), 'fathom-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(joinPath(folder, 'assets'));
  writeFileSync(joinPath(folder, 'index.html'), '<!doctype html><title>Fathom</title>');
  for (let n = 0; n < FILES; n++) writeFileSync(joinPath(folder, 'assets', `part-${n}.js`), '');
  return folder;
}

/** As browsers do it: a few connections that are kept, and one cookie. */
interface Visitor {
  readonly ask: (line: string, body?: unknown) => Promise<string>;
  readonly cookie: () => string;
}
function openVisitor(address: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  onTestFinished(() => agent.destroy());
  let cookie = '';
  const ask = (line: string, body?: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      const [method, path] = line.split(' ');
      const headers = {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const asking = request(
        new URL(path ?? '/', address),
        { method, agent, headers },
        (answer) => {
          let text = '';
          cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => {
            if (answer.statusCode === 200 || answer.statusCode === 201) resolve(text);
            else reject(new Error(`${line} was answered ${answer.statusCode}: ${text}`));
          });
        },
      );
      asking.on('error', reject);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ask, cookie: () => cookie };
}

/** A first visit, and a minute in the lobby. */
const visit = async ({ ask }: Visitor, n: number): Promise<void> => {
  await ask('GET /');
  await ask('GET /api/me');
  await Promise.all(Array.from({ length: FILES }, (_none, i) => ask(`GET /assets/part-${i}.js`)));
  for (let look = 0; look < LOOKS; look++) {
    await ask('GET /api/matches?status=lobby');
    await ask('GET /api/matches?status=running');
  }
  await ask('PUT /api/me', { name: `Person ${n}` });
  await ask('GET /api/games');
};

test('thirty people behind one address open the site at once and sit down, with the limits as they are', async () => {
  const { limits } = readConfig({});
  const server = await startForTest({ limits, config: { webFolder: clientFolder() } });
  const people = Array.from({ length: PEOPLE }, () => openVisitor(server.address));

  await Promise.all(people.map(visit));

  const sit = async (visitor: Visitor, match: string, seat: string): Promise<void> => {
    await visitor.ask(`GET /api/matches/${match}`);
    const contribution = '0123456789abcdef';
    await visitor.ask(`POST /api/matches/${match}/seats`, { seat, contribution });
    const line = await openLine(server.address, { cookie: visitor.cookie() });
    line.say({ t: 'join', v: PROTOCOL_VERSION, match });
    expect((await line.hear('welcome')).you).toStrictEqual([seat]);
  };
  const pairUp = async (host: Visitor, friend: Visitor): Promise<void> => {
    const made = await host.ask('POST /api/matches', {
      game: 'depth-charge',
      seats: { black: 'kept' },
    });
    const { match } = JSON.parse(made) as MyMatch;
    await sit(host, match.id, 'black');
    await sit(friend, match.id, 'red');
  };
  const pairs = people
    .slice(0, PEOPLE / 2)
    .map((host, n) => [host, people[PEOPLE / 2 + n]!] as const);
  await Promise.all(pairs.map(([host, friend]) => pairUp(host, friend)));
  expect(server.sockets().size).toBe(PEOPLE);
});
