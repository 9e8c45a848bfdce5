import type { Decision } from '../../rules/engine.ts';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { actionOf } from '../../rules/ours.ts';
import { nextMessage, sharedFrames } from '../dialect.ts';
import type { Dialect, Ports, Seats } from '../dialect.ts';
import { makeFrame } from '../frames.ts';
import { post } from '../http.ts';
import { openWire } from '../wire.ts';
import type { Wire } from '../wire.ts';

const says = (type: string) => {
  const start = `"t":"${type}"`;
  return (payload: Buffer): boolean => payload.subarray(0, 40).includes(start);
};
const isWelcome = says('welcome');
const isMatch = says('match');
const isRefused = says('refused');
const isError = says('error');
const UPDATE = Buffer.from('{"t":"update"');

interface Created {
  readonly match: { readonly id: string };
}

/** Two guests: the first makes a public match and takes Black, the second takes Red, and it begins. */
async function open([mine, theirs]: Ports): Promise<Seats> {
  const plan = {
    game: 'depth-charge',
    options: { first: 'black' },
    seats: { black: 'me', red: 'open' },
  };
  const created = await post({ port: mine, path: '/api/matches', body: plan });
  const { id } = (created.body as Created).match;
  const path = `/api/matches/${id}/seats`;
  const taken = await post({ port: theirs, path, body: { seat: 'red' } });
  const cookies = [created.cookie, taken.cookie] as const;
  const wires = [await enter(mine, id, cookies[0]), await enter(theirs, id, cookies[1])] as const;
  return { wires, match: id, keys: [cookies[0] ?? '', cookies[1] ?? ''] };
}

async function enter(port: number, match: string, cookie: string | null): Promise<Wire> {
  const wire = await openWire({ port, path: '/ws', ...(cookie === null ? {} : { cookie }) });
  wire.sendText(JSON.stringify({ t: 'join', v: PROTOCOL_VERSION, match }));
  await nextMessage(wire, isWelcome);
  return wire;
}

/** The same in every match: ids need only be new within one. */
export const actFrame = (decision: Decision, i: number): Buffer => {
  const message = { t: 'act', id: `m${i}`, seat: decision.side, action: actionOf(decision) };
  return makeFrame(Buffer.from(JSON.stringify(message)), 'text');
};

export const fathom: Dialect = {
  open,
  frames: sharedFrames((script) => script.map(actFrame)),
  isUpdate: (payload) =>
    payload.length > UPDATE.length && UPDATE.compare(payload, 0, UPDATE.length) === 0,
  isEnd: (payload) => payload.includes('"gameEnded"'),
  isComplaint: (payload) => !isMatch(payload) && (isRefused(payload) || isError(payload)),
  heartbeat: () => null,
  seenBy: 'other',
};
