import type { Chair, Input, Millis, Playable, Refusal, Seat, Seed, Viewer } from '@fathom/kit';
import { batch, createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { actWith } from '../frame/act.ts';
import { asWords } from '../frame/names.ts';
import type { GameTable, NoteStore } from '../games/game-client.ts';

/** A match in this page, seen from any number of seats at once. */
export interface DevMatch {
  readonly chairs: readonly Chair[];
  readonly watch: (viewer: Viewer, you: readonly Seat[]) => GameTable;
  readonly toAct: Accessor<readonly Seat[]>;
  readonly step: () => void; // some legal action of somebody who is waited for
  readonly back: () => void;
}

export interface DevOptions {
  readonly setup: unknown;
  readonly seed: string;
  readonly lag: number; // milliseconds until an action is answered
  readonly isReplay: boolean; // as if looked back on: nobody can act
}

export function openDevMatch(game: Playable, { setup, seed, lag, isReplay }: DevOptions): DevMatch {
  const origin = { setup, seed: seed.padStart(64, '0') as Seed };
  let table = game.open(origin, []);
  const [version, setVersion] = createSignal(0);
  const [isFresh, setFresh] = createSignal(false); // the last change was an action, not a step back
  const changed = (fresh: boolean): void =>
    batch(() => {
      setFresh(fresh);
      setVersion((n) => n + 1);
    });
  const opened = performance.now();
  const time = (): Millis =>
    Math.max(table.rows.at(-1)?.input.at ?? 0, Math.round(performance.now() - opened)) as Millis;
  let alarm: number | undefined;
  const setAlarm = (): void => {
    window.clearTimeout(alarm);
    const due = table.outcome() === null && !isReplay ? table.deadline() : null;
    if (due !== null)
      alarm = window.setTimeout(() => take({ type: 'tick', at: time() }), due - time() + 1);
  };
  const take = (input: Input<unknown>): Refusal | null => {
    const proposal = table.propose(input);
    if (!proposal.ok) return proposal.refusal;
    table.commit(proposal.row);
    changed(true);
    setAlarm();
    return null;
  };
  const act = (seat: Seat, action: unknown): Refusal | null =>
    take({ type: 'act', at: time(), seat, action });
  setAlarm();
  onCleanup(() => window.clearTimeout(alarm));
  const now = <T>(read: () => T): T => {
    version();
    return read();
  };
  const chairs = game.chairs(setup);
  return {
    chairs,
    toAct: () => now(() => table.toAct()),
    watch: (viewer, you) => ({
      view: () => now(() => table.view(viewer)),
      events: () => now(() => [...table.story(viewer)].flatMap(({ events }) => events)),
      news: () => now(() => (isFresh() ? table.heard(viewer) : [])),
      you: () => you,
      seat: () => you[0] ?? null,
      mayAct: () => you.length > 0 && !isReplay && now(() => table.outcome() === null),
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
        return isYou ? 'You' : asWords(side);
      },
      nameOfSeat: (seat) => (you.includes(seat) ? 'You' : asWords(seat)),
      isBot: () => false,
      time,
      notes: openNotes(),
      isReplay,
    }),
    step: () => {
      const [seat] = table.toAct();
      const actions = seat === undefined ? [] : [...table.legal(seat)];
      const action = actions[Math.floor(Math.random() * actions.length)];
      if (seat !== undefined && action !== undefined) act(seat, action);
    },
    back: () => {
      table = game.open(origin, table.rows.slice(0, -1));
      changed(false);
      setAlarm();
    },
  };
}

/** Paper that lasts as long as the page. */
function openNotes(): NoteStore {
  const notes = new Map<string, unknown>();
  return {
    read: (name) => notes.get(name) ?? null,
    write: (name, value) => void notes.set(name, value),
  };
}
