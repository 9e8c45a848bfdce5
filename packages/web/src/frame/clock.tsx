import type { Seat } from '@fathom/kit';
import { createSignal, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LOW = 15_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** "3 days 4 h", "1:02:03", "4:05", or "9.4" when it gets tight. */
export function clockText(left: number): string {
  const millis = Math.max(0, left);
  if (millis >= DAY) return `${Math.floor(millis / DAY)} d ${Math.floor((millis % DAY) / HOUR)} h`;
  const seconds = Math.ceil(millis / 1000);
  const minutes = Math.floor(seconds / 60);
  if (millis >= HOUR)
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return millis < 10_000 ? (millis / 1000).toFixed(1) : `${minutes}:${two(seconds % 60)}`;
}

/** How much time a seat has, as of this moment. */
export function timeLeft(link: MatchLink, seat: Seat, now: number): number | null {
  const info = link.info();
  const clocks = info?.clocks ?? null;
  if (info === null || clocks === null) return null;
  const left = clocks.left[seat] ?? 0;
  if (!clocks.running.includes(seat) || info.status !== 'running') return left;
  return left - (info.time + (now - link.clockSetAt()) - clocks.at);
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
        aria-label={`Time left: ${clockText(left() ?? 0)}`}
      >
        {clockText(left() ?? 0)}
      </span>
    </Show>
  );
}
