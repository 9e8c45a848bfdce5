import {
  chanceFrom,
  foldLog,
  makeDisk,
  memoryLog,
  NO_FIGURES,
  NO_KEYS,
  NO_LOG,
  openLiveMatch,
  openThinker,
} from '@fathom/host';
import type { Clock, LiveMatch, MatchRow, Services } from '@fathom/host';
import { rngFor } from '@fathom/kit';
import type { Chair, Playable, Refusal, Seat, Seed, Table, Viewer } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { batch, createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { actWith } from '../frame/act.ts';
import { asWords } from '../words/as-words.ts';
import type { GameTable, NoteStore } from '../games/game-client.ts';
import { newInputId } from '../net/random.ts';
import { tableWords } from '../words/table.ts';

/** A match in this page, seen from any number of seats at once. */
export interface DevMatch {
  readonly chairs: readonly Chair[];
  readonly watch: (viewer: Viewer, you: readonly Seat[]) => GameTable;
  readonly toAct: Accessor<readonly Seat[]>;
  readonly step: () => void; // some legal action of somebody who is waited for
  readonly back: () => void;
  /** Nothing falls due any more. */
  readonly stop: () => Promise<void>;
}

export interface DevOptions {
  readonly setup: unknown;
  readonly seed: string;
  readonly lag: number; // milliseconds until an action is answered
  readonly isReplay: boolean; // as if looked back on: nobody can act
}

/** Whoever looks at this page holds every seat. */
const GUEST = 'developer';

export function openDevMatch(game: Playable, options: DevOptions): DevMatch {
  const { setup, lag, isReplay } = options;
  const chairs = game.chairs(setup);
  const [version, setVersion] = createSignal(0);
  const [isFresh, setFresh] = createSignal(false); // the last change was an action, not a step back
  const changed = (fresh: boolean): void =>
    batch(() => {
      setFresh(fresh);
      setVersion((n) => n + 1);
    });
  const open = (rows: readonly MatchRow[]): OpenMatch =>
    openFrom(rows, { game, clock: isReplay ? NO_TIME : PAGE_TIME, onRow: () => changed(true) });
  let match = open(firstRows(game, options));
  onCleanup(() => void match.live.stop());
  const table = (): Table => match.live.state.table as Table; // it has begun from the first rows on
  const act = (seat: Seat, action: unknown): Promise<Refusal | null> =>
    match.live.act({ t: 'act', id: newInputId(), seat, action }, match.listener);
  const now = <T>(read: () => T): T => {
    version();
    return read();
  };
  return {
    chairs,
    toAct: () => now(() => table().toAct()),
    watch: (viewer, you) => ({
      view: () => now(() => table().view(viewer)),
      told: () => now(() => table().view(viewer)),
      pending: () => [],
      events: () => now(() => [...table().story(viewer)].flatMap(({ events }) => events)),
      news: () => now(() => (isFresh() ? table().heard(viewer) : [])),
      you: () => you,
      seat: () => you[0] ?? null,
      mayAct: () => you.length > 0 && !isReplay && now(() => table().outcome() === null),
      act: actWith(
        () => you,
        (seat, action) =>
          new Promise((resolve) => {
            window.setTimeout(() => resolve(act(seat, action)), lag);
          }),
      ),
      nameOf: (side) => {
        const [only, ...others] = chairs.filter((chair) => chair.side === side);
        const isYou = others.length === 0 && only !== undefined && you.includes(only.seat);
        return isYou ? tableWords.you : asWords(side);
      },
      nameOfSeat: (seat) => (you.includes(seat) ? tableWords.you : asWords(seat)),
      isBot: () => false,
      time: () => match.live.time(),
      notes: openNotes(),
      isReplay,
    }),
    step: () => {
      const [seat] = table().toAct();
      const actions = seat === undefined ? [] : [...table().legal(seat)];
      const action = actions[Math.floor(Math.random() * actions.length)];
      if (seat !== undefined && action !== undefined) void act(seat, action);
    },
    back: () => {
      const rows = match.rows();
      if (rows.at(-1)?.type !== 'played') return;
      void match.live.stop();
      match = open(rows.slice(0, -1));
      changed(false);
    },
    stop: () => match.live.stop(),
  };
}

const PAGE_TIME: Clock = {
  now: () => Date.now(),
  calendar: () => Date.now(),
  after: (millis, run) => {
    const timer = window.setTimeout(run, millis);
    return () => window.clearTimeout(timer);
  },
};
/** In what is looked back on nothing falls due. */
const NO_TIME: Clock = { ...PAGE_TIME, after: () => () => {} };

/** A match whose seats are all taken, and which has just begun. */
function firstRows(game: Playable, { setup, seed }: DevOptions): readonly MatchRow[] {
  const at = Date.now();
  const seats = game.chairs(setup).map(({ seat }) => seat);
  return [
    {
      type: 'created',
      at,
      id: 'dev',
      game: game.id,
      version: game.version,
      setup: game.parseSetup(setup),
      clock: { type: 'none' },
      visibility: 'private',
      pace: 'instant',
      creator: GUEST,
      plan: {},
      hostSeed: seed.padStart(64, '0') as Seed,
    },
    ...seats.map((seat): MatchRow => ({
      type: 'seated',
      at,
      seat,
      guest: GUEST,
      name: seat,
      contribution: null,
    })),
    { type: 'started', at },
  ];
}

const NO_LUCK = '0'.repeat(64) as Seed; // nobody here needs any: there are no bots

interface OpenMatch {
  readonly live: LiveMatch;
  readonly listener: Parameters<LiveMatch['join']>[0];
  readonly rows: () => readonly MatchRow[];
}
interface Around {
  readonly game: Playable;
  readonly clock: Clock;
  readonly onRow: () => void; // of the table
}

/** The host's match from these rows on; the log is in this page's memory. */
function openFrom(rows: readonly MatchRow[], { game, clock, onRow }: Around): OpenMatch {
  const disk = makeDisk();
  const log = rows.map((row) => JSON.stringify(row));
  disk.logs.set('dev', log);
  const services: Services = {
    ...clock,
    games: [game],
    store: memoryLog(disk),
    chance: chanceFrom(() => NO_LUCK),
    keys: NO_KEYS,
    bots: openThinker([game], () => rngFor(NO_LUCK, 0)),
    figures: NO_FIGURES,
    log: NO_LOG,
  };
  const state = foldLog(
    log.map((row, seq) => ({ seq, row })),
    services.games,
  );
  const live = openLiveMatch(state, services);
  // Whoever holds every seat hears of every row.
  const listener = {
    guest: GUEST,
    send: (text: string): void => {
      const { t } = JSON.parse(text) as { readonly t: string };
      if (t === 'update' || t === 'paper') onRow();
    },
    dismiss: () => {},
  };
  live.join(listener, { t: 'join', v: PROTOCOL_VERSION, match: 'dev' });
  void live.resume(0);
  return { live, listener, rows: () => log.map((row) => JSON.parse(row) as MatchRow) };
}

/** Paper that lasts as long as the page. */
function openNotes(): NoteStore {
  const notes = new Map<string, unknown>();
  return {
    read: (name) => notes.get(name) ?? null,
    write: (name, value) => void notes.set(name, value),
  };
}
