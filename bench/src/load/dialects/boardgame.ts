import type { Decision } from '../../rules/engine.ts';
import { nextMessage } from '../dialect.ts';
import type { Dialect, Ports, Seats } from '../dialect.ts';
import { makeFrame } from '../frames.ts';
import { post } from '../http.ts';
import { openWire } from '../wire.ts';
import type { Wire } from '../wire.ts';

/**
 * boardgame.io speaks socket.io 4 over Engine.IO 4. Its text packets begin with their type: 0 open, 2 ping,
 * 3 pong, 40 connect to a namespace, 42 event.
 */
const GAME = 'depth-charge';
const EVENT = `42/${GAME},`;
const UPDATE = Buffer.from(`${EVENT}["update",`);
const PATCH = Buffer.from(`${EVENT}["patch",`); // instead of it, in games with deltaState
const PONG = makeFrame(Buffer.from('3'), 'text');
const PING = '2'.charCodeAt(0);
const startsWith = (payload: Buffer, start: Buffer): boolean =>
  payload.length >= start.length && start.compare(payload, 0, start.length) === 0;
const says = (text: string) => {
  const start = Buffer.from(text);
  return (payload: Buffer): boolean => startsWith(payload, start);
};

const event = (name: string, ...args: readonly unknown[]): string =>
  EVENT + JSON.stringify([name, ...args]);

async function open([port]: Ports): Promise<Seats> {
  const created = await post({ port, path: `/games/${GAME}/create`, body: { numPlayers: 2 } });
  const { matchID } = created.body as { matchID: string };
  const join = async (playerID: string): Promise<string> => {
    const path = `/games/${GAME}/${matchID}/join`;
    const joined = await post({ port, path, body: { playerID, playerName: playerID } });
    return (joined.body as { playerCredentials: string }).playerCredentials;
  };
  const keys = [await join('0'), await join('1')] as const;
  const wires = [
    await enter(port, [matchID, '0', keys[0]]),
    await enter(port, [matchID, '1', keys[1]]),
  ] as const;
  return { wires, match: matchID, keys };
}

async function enter(port: number, sync: readonly [string, string, string]): Promise<Wire> {
  const wire = await openWire({ port, path: '/socket.io/?EIO=4&transport=websocket' });
  await nextMessage(wire, says('0'));
  wire.sendText(`40/${GAME},`);
  await nextMessage(wire, says(`40/${GAME},`));
  wire.sendText(event('sync', ...sync, 2));
  await nextMessage(wire, says(`${EVENT}["sync",`));
  return wire;
}

function moveFrame(decision: Decision, stateID: number, { match, keys }: Seats): Buffer {
  const player = decision.side === 'black' ? 0 : 1;
  const payload = {
    type: decision.kind,
    args: [decision.kind === 'place' ? decision.squares : decision.square],
    playerID: String(player),
    credentials: keys[player],
  };
  const action = { type: 'MAKE_MOVE', payload };
  return makeFrame(Buffer.from(event('update', action, stateID, match, String(player))), 'text');
}

export const boardgame: Dialect = {
  open,
  frames: (script, seats) => script.map((decision, i) => moveFrame(decision, i, seats)),
  isUpdate: (payload) => startsWith(payload, UPDATE) || startsWith(payload, PATCH),
  isEnd: (payload) => payload.includes('gameover'),
  isComplaint: says('44'),
  heartbeat: (payload) => (payload.length === 1 && payload[0] === PING ? PONG : null),
  seenBy: 'other',
};
