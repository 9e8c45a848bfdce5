import { GAMES } from '@fathom/games';
import type { Rng } from '@fathom/kit';
import type { Field } from '../attackers/field.ts';
import type { Visitor } from '../visitor.ts';
import { openKept } from './kept-connection.ts';
import type { Kept } from './kept-connection.ts';
import { generate } from './grammar.ts';
import type { Source } from './grammar.ts';
import { hintsFor } from './hints.ts';
import { mangle, mutate } from './mutate.ts';
import { ROUTES } from './routes.ts';

const CHANGES = 3; // one request in so many has something wrong with its body
const OPEN_MATCHES = 200; // of which some get started, so that there is something to be wrong about

/** Requests made from the routes' own schemas, right and wrong. */
export async function fuzzRequests(field: Field): Promise<void> {
  const made: string[] = field.order.matches.slice(0, 4);
  await Promise.all(
    Array.from({ length: field.order.dose.sockets }, (_, i) => fuzzOn(field, i, made)),
  );
}

async function fuzzOn(field: Field, index: number, made: string[]): Promise<void> {
  const luck = field.luck(index);
  const visitor: Visitor = field.visitor(index);
  await field.ask(visitor, 'GET /api/me');
  const kept = openKept({
    address: field.order.address,
    from: field.from(index),
    cookie: visitor.cookie(),
  });
  while (!field.isOver() && !field.isEnough('requests')) {
    const request = anyRequest({ luck, hints: hintsFor(made) }, made);
    field.count('requests');
    const answer = await kept.ask(request);
    if (answer === null) {
      field.count('not answered');
      continue;
    }
    field.count('requests answered');
    if (answer.status >= 500) field.fault(`${request.line} was answered by ${answer.text}`);
    if (!request.line.includes('/export')) field.watch(answer.text);
    const [, id] = /^\{"match":\{"id":"(\w{8})"/.exec(answer.text) ?? [];
    if (id !== undefined && made.length < OPEN_MATCHES && !made.includes(id)) made.push(id);
  }
  kept.close();
}

type Request = Parameters<Kept['ask']>[0];

function anyRequest(source: Source, made: readonly string[]): Request {
  const { luck } = source;
  const { method, path, body } = luck.pick(ROUTES);
  const seat = String(luck.pick(source.hints['seat'] ?? ['red']));
  const to = path
    .replace(':id', luck.int(20) === 0 ? oddPath(luck) : luck.pick(made))
    .replace(':seat', luck.int(20) === 0 ? oddPath(luck) : seat);
  const line = `${luck.int(50) === 0 ? luck.pick(METHODS) : method} ${to}${luck.int(30) === 0 ? oddQuery(luck) : ''}`;
  const headers = luck.int(20) === 0 ? luck.pick(ODD_HEADERS) : '';
  if (body === undefined) return { line, headers, payload: luck.int(10) === 0 ? '{}' : null };
  const value = generate(body, source);
  const whole = isMatch(value)
    ? { ...value, options: generate(luck.pick(GAMES).setup, source) }
    : value;
  if (luck.int(CHANGES) > 0) return { line, headers, payload: JSON.stringify(whole) };
  const changed = JSON.stringify(mutate(whole, luck)) ?? 'null';
  return { line, headers, payload: luck.int(2) === 0 ? mangle(changed, luck) : changed };
}

const isMatch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'game' in value;

const METHODS = ['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
const ODD_HEADERS = [
  'content-type: text/plain\r\n',
  'content-type: application/json; charset=utf-16\r\n',
  'cookie: fathom=%00\r\n',
  'cookie: fathom=__proto__.x\r\n',
  'origin: https://elsewhere.example\r\n',
  'accept-encoding: gzip, br\r\n',
  'if-none-match: *\r\n',
  'range: bytes=0-1,5-\r\n',
  'x-forwarded-for: 1.2.3.4\r\n',
  'expect: 100-continue\r\n',
];
const oddPath = (luck: Rng): string =>
  luck.pick([
    '..%2f..%2fetc',
    '%00',
    '%',
    '__proto__',
    'x'.repeat(300),
    '%E0%A4%A',
    '%ud800',
    '.',
    '',
  ]);
const oddQuery = (luck: Rng): string =>
  luck.pick([
    '?status[]=x',
    '?__proto__[x]=1',
    '?game=a&game=b',
    `?x=${'y'.repeat(3_000)}`,
    '?%',
    '?status=__proto__',
  ]);
