import { enemyOf } from '@fathom/captain-sonar/client';
import type { Event, SideName } from '@fathom/captain-sonar/client';
import type { Frames } from '../frames.ts';

/** What only the crew of `side` may read in an event that all hear. */
const HIDDEN: { readonly [Type in Event['type']]?: readonly string[] } = {
  startChosen: ['cell'],
  mineLaid: ['cell'],
  silenceRun: ['course', 'cells'],
  gaugeMarked: ['system'],
  brokeDown: ['symbol'],
};
const CREW_ONLY: ReadonlySet<unknown> = new Set<Event['type']>([
  'circuitRepaired',
  'mineLost',
  'traced',
  'traceVoided',
  'readyToDive',
  'sheetDrawn',
]);

type Fields = Readonly<Record<string, unknown>>;

/** Every object in a message, however deep. */
function* objectsIn(value: unknown): Iterable<Fields> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Fields;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** A path into the view that leads aboard a boat: ["boats", "alpha", …]. */
const leadsAboard = (value: Fields, side: SideName): boolean =>
  Array.isArray(value) && value[0] === 'boats' && value[1] === side;

function isLeak(value: Fields, side: SideName): boolean {
  const { type, boats } = value;
  if (leadsAboard(value, side)) return true;
  if (typeof boats === 'object' && boats !== null) return (boats as Fields)[side] !== null;
  if (value['side'] !== side) return false;
  const hidden = HIDDEN[type as Event['type']] ?? [];
  return CREW_ONLY.has(type) || hidden.some((field) => value[field] !== null);
}

/** What was sent to a page before the game was over, when everything lies open. */
export const beforeTheEnd = ({ heard }: Frames): readonly string[] => {
  const end = heard.findIndex((text) => text.includes('"gameEnded"'));
  return end < 0 ? heard : heard.slice(0, end);
};

/** All that a crew was sent and should not have been: the very messages. */
export function leaksTo(crew: SideName, frames: Frames): readonly string[] {
  return beforeTheEnd(frames).filter((text) =>
    [...objectsIn(JSON.parse(text))].some((value) => isLeak(value, enemyOf(crew))),
  );
}

/** How often a crew heard of something the other crew did, without its secret. */
export const heardOf = (type: Event['type'], side: SideName, frames: Frames): number =>
  beforeTheEnd(frames)
    .flatMap((text) => Array.from(objectsIn(JSON.parse(text))))
    .filter((value) => value['type'] === type && value['side'] === side).length;
