import type { Chair, MatchRecord, Playable, Seat, Side, Viewer } from '@fathom/kit';
import { roleName, sideName } from '../frame/people/names.ts';
import type { Naming } from '../frame/people/names.ts';
import { replayWords } from '../words/replay.ts';

/** One whose knowledge can be shown. */
export interface Viewpoint {
  readonly key: string; // as in the address of the replay
  readonly label: string;
  readonly viewer: Viewer;
  readonly you: readonly Seat[]; // the same seats, or none where they are no one side's
}
/** Viewpoints that belong together: a crew as a whole and each of its seats, or one who stands alone. */
export interface ViewpointGroup {
  readonly whole: Viewpoint;
  readonly seats: readonly Viewpoint[]; // empty where there is nothing to choose
}

const SPECTATOR: Viewpoint = {
  key: 'spectator',
  label: replayWords.spectator,
  viewer: [],
  you: [],
};

const EVERYTHING = 'everything';

/** Whether it is the open record, in which nothing needs to be hidden that came to light at the end. */
export const showsEverything = ({ key }: Viewpoint): boolean => key === EVERYTHING;

/** Each side, a spectator, and the open record. */
export function viewpointsOf(
  game: Playable,
  record: MatchRecord,
  naming: Naming,
): readonly ViewpointGroup[] {
  const chairs = game.chairs(record.setup);
  const everything: Viewpoint = {
    key: EVERYTHING,
    label: replayWords.everything,
    viewer: chairs.map(({ seat }) => seat),
    you: [],
  };
  return [
    ...sidesOf(chairs).map((side) => groupOf(side, chairs, naming)),
    { whole: SPECTATOR, seats: [] },
    { whole: everything, seats: [] },
  ];
}

function groupOf(side: Side, all: readonly Chair[], naming: Naming): ViewpointGroup {
  const chairs = all.filter((chair) => chair.side === side);
  const seats = chairs.map(({ seat }) => seat);
  const label = sideName(naming, side);
  const [only] = seats;
  if (seats.length === 1 && only !== undefined)
    return { whole: { key: only, label, viewer: seats, you: seats }, seats: [] };
  return {
    whole: { key: side, label, viewer: seats, you: seats },
    seats: chairs.map(({ seat, role }) => ({
      key: seat,
      label: roleName(naming, role),
      viewer: [seat],
      you: [seat],
    })),
  };
}

export const sidesOf = (chairs: readonly Chair[]): readonly Side[] => [
  ...new Set(chairs.map(({ side }) => side)),
];

/** The viewpoint a key means; an unknown one means everything. */
export function findViewpoint(groups: readonly ViewpointGroup[], key: string | null): Viewpoint {
  const all = groups.flatMap(({ whole, seats }) => [whole, ...seats]);
  return all.find((viewpoint) => viewpoint.key === key) ?? all.at(-1) ?? SPECTATOR;
}

/** What each side is called: a crew by its side's name, others by their player, told apart where two share a name. */
export function sideNames(
  game: Playable,
  record: MatchRecord,
  naming: Naming,
): (side: Side) => string {
  const chairs = game.chairs(record.setup);
  const called = (side: Side): string => {
    const [only, ...others] = chairs.filter((chair) => chair.side === side);
    const player = record.players.find(({ seat }) => seat === only?.seat);
    return others.length > 0 || player === undefined ? sideName(naming, side) : player.name;
  };
  const names = sidesOf(chairs).map((side) => [side, called(side)] as const);
  const known = new Map(
    names.map(([side, name]) => {
      const isShared = names.some(([other, same]) => other !== side && same === name);
      return [side, isShared ? replayWords.toldApart(name, sideName(naming, side)) : name];
    }),
  );
  return (side) => known.get(side) ?? side;
}
