import { setImmediate } from 'node:timers/promises';
import { openConnection, openMatches } from '@fathom/host';
import type { LiveMatch, MatchRow } from '@fathom/host';
import type { Playable, Refusal, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ClientMessage, CreateMatch, MatchInfo, ServerMessage } from '@fathom/protocol';
import { onTestFinished } from 'vitest';
import { listening, makeShell } from './toy.ts';
import type { Shell } from './toy.ts';
import { CHAIRS, rowingPlayable } from './rowing.ts';

/** Somebody at a match, by the protocol. */
export interface Mate {
  readonly heard: ServerMessage[];
  /** Why it was refused; null: it was done. */
  readonly say: (message: Unsent) => Promise<string | null>;
  readonly refusal: () => Refusal | null; // the last one
  readonly join: (late?: boolean, n?: number) => Promise<void>;
  readonly info: () => MatchInfo; // as last told
  readonly go: () => void;
}
type Unsent =
  Exclude<ClientMessage, { t: 'join' }> extends infer M
    ? M extends { readonly id: string }
      ? Omit<M, 'id'>
      : never
    : never;

export interface AtSea extends Shell {
  readonly match: LiveMatch;
  readonly rows: () => readonly MatchRow[];
  readonly come: (guest: string) => Promise<Mate>;
}

interface Voyage {
  readonly people: Readonly<Record<string, readonly string[]>>; // the first is the host
  readonly ask?: Partial<CreateMatch>;
  readonly games?: readonly Playable[];
}

/** A match of the toy for crews, or of another game, in which these people have these seats and bots all others. */
export async function setOut({
  people,
  ask = {},
  games = [rowingPlayable],
}: Voyage): Promise<AtSea> {
  const shell = makeShell(games);
  const matches = openMatches(shell.services, { runningPerGuest: 10, aliveAt: null });
  const taken = new Set(Object.values(people).flat());
  const [game = rowingPlayable] = games;
  const chairs = game === rowingPlayable ? CHAIRS : game.chairs(game.parseSetup(ask.options ?? {}));
  const level = game.levels[0]?.level ?? '';
  const bots = chairs
    .filter(({ seat }) => !taken.has(seat))
    .map(({ seat }) => [seat, { bot: level }]);
  const [host = ''] = Object.keys(people);
  const match = await matches.create(
    {
      game: game.id,
      options: { waves: 1_000, waveMillis: 60_000, realTime: true },
      seats: Object.fromEntries(bots),
      visibility: 'public',
      clock: { type: 'none' },
      pace: 'instant',
      start: 'full',
      ...ask,
    },
    { guest: host, name: host },
  );
  if ('code' in match) throw new Error(match.code);
  onTestFinished(() => match.stop());
  for (const [guest, seats] of Object.entries(people))
    for (const seat of seats)
      await match.sit(guest, guest, {
        seat: seat as Seat,
        key: null,
        contribution: null,
        leave: null,
      });
  const { id } = match.state.created;
  return {
    ...shell,
    match,
    rows: () => (shell.disk.logs.get(id) ?? []).map((row) => JSON.parse(row) as MatchRow),
    come: (guest) => comeTo(match, guest),
  };
}

let inputs = 0;

type WithInfo = Extract<ServerMessage, { t: 'welcome' | 'resumed' | 'match' }>;
const hasInfo = (message: ServerMessage): message is WithInfo =>
  message.t === 'welcome' || message.t === 'resumed' || message.t === 'match';

function infoIn(message: WithInfo | undefined): MatchInfo {
  if (message === undefined) throw new Error('nothing was told of the match');
  return message.match;
}

export async function comeTo(match: LiveMatch, guest: string): Promise<Mate> {
  const listener = listening(guest);
  const { heard } = listener;
  const connection = openConnection({
    listener,
    find: async () => match,
    nameOf: async () => guest,
  });
  let last: Refusal | null = null;
  const join = (late?: boolean, n?: number): Promise<void> =>
    connection.hear({
      t: 'join',
      v: PROTOCOL_VERSION,
      match: match.state.created.id,
      ...(late !== undefined && { late }),
      ...(n !== undefined && { seen: { as: match.seatsOf(guest), n } }),
    });
  await join();
  return {
    heard,
    join,
    say: async (message) => {
      const id = `${guest}-${(inputs += 1)}`;
      await connection.hear({ ...message, id });
      const answer = heard.findLast((each) => 're' in each && each.re === id);
      last = answer?.t === 'refused' ? answer : null;
      return last?.code ?? null;
    },
    refusal: () => last,
    info: () => infoIn(heard.findLast(hasInfo)),
    go: () => connection.close(),
  };
}

/** Lets everything that is ready run: thoughts, appends, the queue. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await setImmediate();
}
