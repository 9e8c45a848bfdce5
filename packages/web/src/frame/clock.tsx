import type { Seat } from '@fathom/kit';
import { createSignal, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { clockText, tableWords } from '../words/table.ts';

const LOW = 15_000;

/** How much time a seat has, as of this moment. */
export function timeLeft(link: MatchLink, seat: Seat, now: number): number | null {
  const info = link.info();
  const clocks = info?.clocks ?? null;
  if (info === null || clocks === null) return null;
  const left = clocks.left[seat] ?? 0;
  if (!clocks.running.includes(seat) || info.status !== 'running') return left;
  const since = Math.max(0, now - link.clockSetAt()); // `now` is of the last tick, which may be older
  return left - (info.time + since - clocks.at);
}

export function SeatClock(props: { readonly link: MatchLink; readonly seat: Seat }): JSX.Element {
  const [now, setNow] = createSignal(performance.now());
  const timer = window.setInterval(() => setNow(performance.now()), 200);
  onCleanup(() => window.clearInterval(timer));
  const left = (): number | null => timeLeft(props.link, props.seat, now());
  const runs = (): boolean => props.link.info()?.clocks?.running.includes(props.seat) ?? false;
  return (
    <Show when={left() !== null}>
      <span
        class="clock"
        classList={{ runs: runs(), low: runs() && (left() ?? 0) < LOW }}
        role="timer"
        aria-label={tableWords.timeLeft(clockText(left() ?? 0))}
      >
        {clockText(left() ?? 0)}
      </span>
    </Show>
  );
}
