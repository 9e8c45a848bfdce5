import { createEffect, createMemo, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { eventLines, namesAt } from '../table/event-lines.ts';
import type { Replay } from './load-replay.ts';
import type { Watched } from './replay-table.ts';

interface CaptionProps {
  readonly replay: Replay;
  readonly watched: Watched;
}

/** What happened at this step, in words. */
export function Caption(props: CaptionProps): JSX.Element {
  const { record, client } = props.replay;
  const { moments, playback } = props.watched;
  const { step, last } = playback;
  const text = createMemo((): string => {
    if (step() === 0) return 'The match begins';
    const lines = eventLines(client, moments()[step()]?.events ?? [], namesAt(props.watched));
    return lines.length === 0 ? 'Nothing that could be noticed from here' : lines.join(' ');
  });
  const seconds = (): number => Math.floor((record.lines[step() - 1]?.input.at ?? 0) / 1000);
  createEffect(on(step, () => announce(`${step()}: ${text()}`), { defer: true }));
  return (
    <div class="now caption">
      <h1>{text()}</h1>
      <p>
        Step {step()} of {last}
        <Show when={seconds() > 0}> · {clockTime(seconds())} into the match</Show>
      </p>
    </div>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "4:05", or with hours "1:04:05". */
function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
