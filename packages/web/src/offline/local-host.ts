import { BadInput } from '@fathom/kit';
import type { Input, Millis, Refusal } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ClientMessage, Join, ServerMessage } from '@fathom/protocol';
import { seatBots } from './bot-chairs.ts';
import type { BotChairs } from './bot-chairs.ts';
import { inputOf } from './inputs.ts';
import type { Asked } from './inputs.ts';
import type { LocalWanted } from './local-match.ts';
import { findOrBegin } from './log.ts';
import type { LogServices } from './log.ts';
import { openQueue } from './queue.ts';
import { infoOf, sitDown } from './sitting.ts';
import type { Sitting } from './sitting.ts';

/** All a host needs of the world around it: a worker gives it the real one, a test its own. */
export interface HostServices extends LogServices {
  readonly post: (message: ServerMessage) => void;
  readonly after: (millis: number, task: () => void) => () => void;
  readonly fail: (error: unknown) => void; // the host is of no use any more: open another
}
/** What the server is to a match elsewhere: the table, the bots, the log, and the same messages. */
export interface LocalHost {
  readonly hear: (message: ClientMessage) => void;
  readonly close: () => void;
}

const LONGEST_TIMEOUT = 2 ** 31 - 1; // setTimeout fires at once beyond it

interface Loaded {
  readonly sitting: Sitting;
  readonly bots: BotChairs;
}

/** Another tab has gone on with the match: what this one knows of it is out of date. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export function openLocalHost(wanted: LocalWanted, services: HostServices): LocalHost {
  const { post, store } = services;
  const queue = openQueue();
  let loaded: Loaded | null = null;
  let callOffTick: (() => void) | null = null;
  let closed = false;

  const load = async (): Promise<Loaded> => {
    const { game, ...log } = await findOrBegin(wanted, services);
    const sitting = sitDown(game, log, services.now);
    const bots = seatBots(sitting, {
      ...services,
      pace: wanted.pace,
      play: (seat, action) =>
        new Promise((resolve) => {
          const input = { type: 'act', at: sitting.time(), seat, action } as const;
          run(async () => resolve(await take(sitting, input, null)));
        }),
    });
    return { sitting, bots };
  };
  const welcome = async (): Promise<void> => {
    loaded ??= await load();
    const { sitting, bots } = loaded;
    post({
      t: 'welcome',
      v: PROTOCOL_VERSION,
      you: sitting.seats,
      host: true,
      relieved: [],
      match: infoOf(sitting),
      chat: [],
      table: sitting.audience.snapshot(),
    });
    bots.attend();
    setTick(sitting);
  };
  /** Loads the match anew; whatever was asked of the old table is asked again by the other end. */
  const reload = async (): Promise<void> => {
    loaded?.bots.stop();
    loaded = null;
    await welcome();
  };
  const run = (task: () => Promise<void>): void => {
    queue(async () => {
      if (closed) return;
      try {
        await task();
      } catch (error) {
        if (error instanceof Overtaken) await reload();
        else throw error;
      }
    }).catch(services.fail);
  };

  /** One input: decided, made durable, and only then shown. */
  const take = async (
    sitting: Sitting,
    input: Input<unknown>,
    id: string | null,
  ): Promise<Refusal | null> => {
    const { table, header, audience, applied } = sitting;
    if (sitting !== loaded?.sitting) return null; // meant for a table that was loaded anew
    // The timer may be late. Whoever acts after a deadline must not profit from it.
    if (input.type === 'act') await tickIfDue(sitting);
    const proposal = table.propose(input);
    if (!proposal.ok) return proposal.refusal;
    const { row, outcome } = proposal;
    const seq = table.rows.length;
    const appended = await store.append({
      match: header.match,
      seq,
      row: { ...row, id },
      outcome,
    });
    if (appended === 'conflict')
      throw new Overtaken(`match ${header.match} has moved on elsewhere`);
    table.commit(row);
    if (id !== null) applied.add(id);
    const news = audience.next();
    if (news !== null) post({ t: 'update', ...news, ...(id === null ? {} : { re: id }) });
    else if (id !== null) post({ t: 'done', re: id });
    if (outcome !== null) post({ t: 'match', match: infoOf(sitting) });
    loaded.bots.attend();
    setTick(sitting);
    return null;
  };
  const tickIfDue = async (sitting: Sitting): Promise<void> => {
    const due = dueOf(sitting);
    const at = sitting.time();
    if (due !== null && due <= at) await take(sitting, { type: 'tick', at }, null);
  };
  const setTick = (sitting: Sitting): void => {
    callOffTick?.();
    const due = dueOf(sitting);
    if (due === null || closed) return;
    const wait = Math.max(0, due - sitting.time());
    callOffTick = services.after(Math.min(wait, LONGEST_TIMEOUT), () =>
      run(async () => {
        await tickIfDue(sitting);
        if (sitting === loaded?.sitting) setTick(sitting); // a timer may ring early
      }),
    );
  };
  const ask = async (message: Asked): Promise<void> => {
    if (loaded === null) return joinFirst();
    const { sitting } = loaded;
    if (sitting.applied.has(message.id)) return post({ t: 'done', re: message.id });
    const input = inputOf(sitting, message);
    const refusal = 'code' in input ? input : await take(sitting, input, message.id);
    if (refusal !== null) post({ t: 'refused', re: message.id, message: refusal.code, ...refusal });
    return undefined;
  };
  const join = async ({ match }: Join): Promise<void> => {
    if (match === wanted.match) return welcome();
    return post({ t: 'error', code: 'noSuchMatch', message: `There is no match "${match}" here.` });
  };
  const joinFirst = (): void =>
    post({ t: 'error', code: 'joinFirst', message: 'Send "join" with a match first.' });
  const cannot = (error: unknown): void => {
    if (!(error instanceof BadInput)) throw error;
    post({ t: 'error', code: 'cannotPlay', message: error.message });
  };
  const unwatch = store.watch(wanted.match, () =>
    run(async () => (loaded === null ? undefined : reload())),
  );

  return {
    hear: (message) => {
      if (message.t === 'join') run(() => join(message).catch(cannot));
      else if (message.t === 'hurry') loaded?.bots.hurry();
      else if (message.t === 'ping') post({ t: 'pong', time: loaded?.sitting.time() ?? 0 });
      else run(() => ask(message));
    },
    close: () => {
      closed = true;
      unwatch();
      callOffTick?.();
      loaded?.bots.stop();
    },
  };
}

/** When the game wants its next tick. */
const dueOf = ({ table }: Sitting): Millis | null =>
  table.outcome() === null ? table.deadline() : null;
