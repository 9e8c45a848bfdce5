import { HUNTERS } from '@fathom/dark-water-salvage/client';
import type { HunterName } from '@fathom/dark-water-salvage/client';
import type { Frames } from '../people/frames.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every object and every list in a message, however deep. */
function* partsOf(value: unknown): Iterable<Fields> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Fields;
  for (const inner of Object.values(value)) yield* partsOf(inner);
}

const PRIVATE = ['answer', 'seen'] as const;

/** What `own` (null: who only watches) may not be told before the end. */
function isLeak(part: Fields, own: HunterName | null): boolean {
  const { type, hunter, truths, applications } = part;
  if (Array.isArray(truths)) return true;
  // In a view: one entry per seat, of which at most the viewer's own is filled.
  if (Array.isArray(applications)) {
    const seen = applications.filter((amount) => amount !== null).length;
    return seen > (own === null ? 0 : 1);
  }
  if (hunter === undefined || hunter === own) return false;
  if (type === 'applied' && part['amount'] !== null) return true;
  if (type === 'applicationChanged') return true;
  return PRIVATE.some((field) => field in part && part[field] !== null);
}

/** A change of the view, [path, value], to a place where nothing may stand for `own`. */
function isLeakingChange(part: Fields, own: HunterName | null): boolean {
  if (!Array.isArray(part) || !Array.isArray(part[0]) || part[1] === null) return false;
  const [field, seat] = part[0] as readonly unknown[];
  if (field === 'truths') return true;
  return field === 'applications' && seat !== undefined && HUNTERS[Number(seat)] !== own;
}

export const beforeTheEnd = ({ heard }: Frames): readonly string[] => {
  const end = heard.findIndex((text) => text.includes('"gameEnded"'));
  return end < 0 ? heard : heard.slice(0, end);
};

export const leaksTo = (own: HunterName | null, frames: Frames): readonly string[] =>
  beforeTheEnd(frames).filter((text) =>
    [...partsOf(JSON.parse(text))].some((part) => isLeak(part, own) || isLeakingChange(part, own)),
  );

/** How often an event of this kind by that hunter was told. */
export const heardOf = (type: string, hunter: HunterName, frames: Frames): number =>
  beforeTheEnd(frames)
    .flatMap((text) => Array.from(partsOf(JSON.parse(text))))
    .filter((part) => part['type'] === type && part['hunter'] === hunter).length;
