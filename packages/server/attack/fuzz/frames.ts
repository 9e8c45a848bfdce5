import { GAMES } from '@fathom/games';
import type { Rng } from '@fathom/kit';
import { clientMessage, PROTOCOL_VERSION } from '@fathom/protocol';
import type { Field } from '../attackers/field.ts';
import { makeOwnMatch } from '../attackers/own-match.ts';
import type { OwnMatch } from '../attackers/own-match.ts';
import { said } from '../attackers/sockets.ts';
import { frame, OP } from '../raw/frames.ts';
import { generate } from './grammar.ts';
import type { Source } from './grammar.ts';
import { hintsFor } from './hints.ts';
import { mangle, mutate } from './mutate.ts';

const BATCH = 60;
const PATIENCE = 20_000; // milliseconds for the answer to a whole batch

/** Messages made from the protocol's own schemas, right and wrong, to tables of one's own and of others. */
export async function fuzzFrames(field: Field): Promise<void> {
  const own = await Promise.all(
    GAMES.map(({ id }) => makeOwnMatch(field, id, id === 'captain-sonar' ? { mode: 'turn' } : {})),
  );
  const mine = own.filter((match) => match !== null);
  const hints = hintsFor([...mine.map(({ id }) => id), ...field.order.matches.slice(0, 4)]);
  await Promise.all(
    Array.from({ length: field.order.dose.sockets }, (_, i) =>
      fuzzOn(field, { luck: field.luck(i), hints }, { index: i, own: mine }),
    ),
  );
  mine.forEach(({ players }) => players.forEach((player) => player.leave()));
}

interface Fuzzer {
  readonly index: number;
  readonly own: readonly OwnMatch[];
}

/** Each batch ends with a ping: its answer says that all before it was dealt with. */
async function fuzzOn(field: Field, source: Source, { index, own }: Fuzzer): Promise<void> {
  const { luck } = source;
  for (let turn = 0; !field.isOver() && !field.isEnough('frames'); turn++) {
    const match = own[(index + turn) % Math.max(1, own.length)];
    const visitor = match === undefined ? undefined : luck.pick(match.visitors);
    const heard = { pong: false, wake: () => {} };
    const socket = await field.open({
      from: index * 1_000 + (turn % 1_000), // coming back so often would be limited, by right
      cookie: luck.int(4) === 0 ? null : (visitor?.cookie() ?? null),
      hear: (text) => {
        field.watch(text);
        heard.pong ||= text.startsWith('{"t":"pong"');
        if (heard.pong) heard.wake();
        if (text.includes('"code":"internal"')) field.fault(`the server failed: ${text}`);
      },
    });
    if (socket === null) continue;
    const known = match?.id ?? field.order.matches[0];
    if (luck.int(10) > 0)
      await socket.write(said({ t: 'join', v: PROTOCOL_VERSION, match: known }));
    while (socket.isOpen() && !field.isOver() && !field.isEnough('frames')) {
      heard.pong = false;
      const wants = new Promise<void>((resolve) => (heard.wake = resolve));
      const batch = Array.from({ length: BATCH }, () => anyFrame(source));
      await socket.write(Buffer.concat([...batch, said({ t: 'ping' })]));
      field.count('frames', BATCH);
      const late = setTimeout(heard.wake, PATIENCE);
      await Promise.race([wants, socket.ended]);
      clearTimeout(late);
      if (heard.pong) field.count('frames dealt with', BATCH);
      else if (socket.isOpen()) break; // left in the middle of a frame, as half a frame does
    }
    socket.drop();
  }
}

const WRONG = 25; // one frame in so many is no text at all, or not framed as it should be

function anyFrame(source: Source): Buffer {
  const { luck } = source;
  if (luck.int(WRONG * 20) === 0) return brokenFrame(luck);
  const message = anyMessage(source);
  const kind = luck.int(100);
  if (kind < 3) return frame(OP.text, Buffer.from(mangle(JSON.stringify(message), luck)));
  if (kind < 6) return frame(OP.text, JSON.stringify(mutate(message, luck)) ?? 'null');
  if (kind < 7) return frame(luck.pick([OP.ping, OP.pong]), 'x'.repeat(luck.int(125)));
  if (kind < 10) return inPieces(JSON.stringify(message), luck);
  return said(message);
}

function anyMessage(source: Source): unknown {
  const { luck } = source;
  const message = generate(clientMessage, source) as Readonly<Record<string, unknown>>;
  if (message['t'] !== 'act') return message;
  const action = generate(luck.pick(GAMES).action, source);
  return { ...message, action: luck.int(3) === 0 ? mutate(action, luck) : action };
}

function inPieces(text: string, luck: Rng): Buffer {
  const at = luck.int(text.length);
  return Buffer.concat([
    frame(OP.text, text.slice(0, at), { isLast: false }),
    frame(OP.continuation, text.slice(at)),
  ]);
}

/** What a library would never send; the connection does not outlive most of these. */
function brokenFrame(luck: Rng): Buffer {
  const bytes = Buffer.from(Array.from({ length: 20 }, () => luck.int(256)));
  return luck.pick([
    frame(OP.text, bytes),
    frame(3 + luck.int(5), 'x'),
    frame(OP.ping, 'x'.repeat(200)),
    frame(OP.text, 'x', { isMasked: false }),
    frame(OP.continuation, 'x'),
    frame(OP.text, 'x', { claims: 100 }),
    frame(OP.binary, bytes),
    frame(OP.close, Buffer.from([0, 1])),
    bytes,
  ]);
}
