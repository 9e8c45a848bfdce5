import { chanceToFind, chanceToTurn } from '@fathom/search-diver/client';
import type {
  Dived,
  Event,
  EventHappened,
  Face,
  Hex,
  Scheduled,
  Searched,
  SideName,
  OpenTable,
} from '@fathom/search-diver/client';
import type { Sound } from '../../game-client.ts';

/** One throw of a die, of a search or on the table of special events. */
export type Throw = Searched | EventHappened;

/** A dive as it was made, with the odds it had. */
export interface DiveStory {
  readonly number: number; // from 1, over all divers
  readonly dive: Dived;
  readonly modifier: number; // to its first roll
  readonly left: number; // face-down markers before it
  readonly turns: number; // chance it had to turn its marker
  readonly wins: number; // chance it had to find the target
  readonly throws: readonly Throw[];
  readonly next: Scheduled | null; // null: not chosen yet
}

type Draft = { -readonly [Field in keyof DiveStory]: DiveStory[Field] };

/** All dives so far, the first one first. */
export function storyOf(table: OpenTable, events: readonly Event[]): readonly DiveStory[] {
  const up = new Map<Hex, Face>();
  const stories: Draft[] = [];
  for (const [at, event] of events.entries()) {
    const last = stories.at(-1);
    if (event.type === 'dived')
      stories.push(
        begin(stories.length + 1, asItWas(table, up), { dive: event, after: events.slice(at + 1) }),
      );
    else if (event.type === 'searched') {
      if (event.face !== null) up.set(event.hex, event.face);
      if (last !== undefined) last.throws = [...last.throws, event];
    } else if (event.type === 'eventHappened') {
      if (last !== undefined) last.throws = [...last.throws, event];
    } else if (event.type === 'scheduled' && !event.passed && last?.dive.side === event.side)
      last.next = event;
  }
  return stories;
}

/** The same stories, those of them that nothing was added to as they were before: what shows them can stay. */
export const keptStories = (
  before: readonly DiveStory[],
  now: readonly DiveStory[],
): readonly DiveStory[] =>
  now.map((story, i) => {
    const was = before[i];
    const isSame =
      was !== undefined &&
      was.dive === story.dive &&
      was.modifier === story.modifier &&
      was.next === story.next &&
      was.throws.length === story.throws.length &&
      was.throws.every((each, at) => each === story.throws[at]);
    return isSame ? was : story;
  });

/** The table with only those markers up that were so before a dive. */
const asItWas = (table: OpenTable, up: ReadonlyMap<Hex, Face>): OpenTable => ({
  ...table,
  markers: table.markers.map((marker) => ({ ...marker, face: up.get(marker.hex) ?? null })),
});

interface Made {
  readonly dive: Dived;
  readonly after: readonly Event[]; // whatever came after it
}

function begin(number: number, before: OpenTable, { dive, after }: Made): Draft {
  const roll = after[0];
  const modifier = roll?.type === 'searched' ? roll.modifier : 0;
  const { hex, search } = dive;
  return {
    number,
    dive,
    modifier,
    left: before.markers.filter(({ face }) => face === null).length,
    turns: chanceToTurn(search, { naturalSix: before.setup.naturalSix, modifier }),
    wins: chanceToFind(before, { hex, search, modifier }),
    throws: [],
    next: null,
  };
}

/** What a dive turned up. */
export const facesOf = ({ throws }: Pick<DiveStory, 'throws'>): readonly Face[] =>
  throws.flatMap((each) => (each.type === 'searched' && each.face !== null ? [each.face] : []));

/** What a side's dives add up to. */
export interface DiverTally {
  readonly dives: number;
  readonly minutes: number; // under water
  readonly turned: number; // markers
  readonly expected: number; // markers that its dives turn on average
  readonly missed: number; // chance that none of them found the target
}

export function tallyOf(stories: readonly DiveStory[], side: SideName): DiverTally {
  const own = stories.filter(({ dive }) => dive.side === side);
  const sum = (of: (story: DiveStory) => number): number =>
    own.reduce((before, story) => before + of(story), 0);
  return {
    dives: own.length,
    minutes: sum(({ dive }) => dive.minutes),
    turned: sum(
      ({ throws }) =>
        throws.filter((each) => each.type === 'searched' && each.face !== null).length,
    ),
    expected: sum(({ turns }) => turns),
    missed: own.reduce((left, { wins }) => left * (1 - wins), 1),
  };
}

/** Winning and losing sound different to each side: that is the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'markerPlaced':
      return 'splash';
    case 'dived':
      return 'dive';
    case 'searched':
      return event.face === null ? 'ping' : 'mark';
    case 'eventHappened':
      return 'alarm';
    case 'freeSearchOffered':
      return 'ready';
    case 'scheduled':
      return 'surface';
    case 'targetHidden':
    case 'turnBegan':
    case 'freeSearchSkipped':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
