import type { Announcement } from '../../events.ts';
import { openCourses, wayAhead } from '../../rules/course.ts';
import { SILENCE_RANGE } from '../../rules/silence.ts';
import { cannotActivate } from '../../rules/systems.ts';
import { COURSES } from '../../vocabulary.ts';
import type { Cell, Course } from '../../vocabulary.ts';
import { wearOf } from '../needs.ts';
import { panelAfter, panelOf } from '../panel-plan.ts';
import { bridgeOf } from '../post.ts';
import type { Option, Post } from '../post.ts';
import { numberOf } from '../sea.ts';
import type { Plot } from '../whereabouts.ts';
import { closedFor } from './room.ts';
import { stakesOf } from './stakes.ts';
import type { Tactics } from './tactics.ts';
import { fighter, sailor } from './pilot.ts';
import type { Pilot } from './pilot.ts';

/** Every course, stretch of silence or surfacing that is open, and how good it is. */
export function moves(post: Post, tactics: Tactics): readonly Option[] {
  const bridge = bridgeOf(post);
  const pilot = post.skill.fights ? fighter(post, tactics) : sailor(post, tactics);
  const courses = openCourses(bridge).map((course) => courseOption(pilot, course));
  const isSilent = cannotActivate(bridge, post.role, 'silence') === null;
  return [
    ...courses,
    ...(isSilent ? silences(pilot) : []),
    ...(courses.length === 0 || isWorn(post) ? [surfacing(pilot)] : []),
  ];
}

const WORN = 5;

/** Two crews that come up with nothing to mend and no route to be rid of might do so for ever. */
const isWorn = ({ boat: { route, broken } }: Post): boolean =>
  route.length > WORN || broken.length >= WORN;

function courseOption(pilot: Pilot, course: Course): Option {
  const { post } = pilot;
  const said: Announcement = { type: 'courseSet', side: post.side, course };
  const way = wayAhead(bridgeOf(post), course, 1);
  return {
    action: { type: 'course', course },
    value: worth(pilot, { course, way, self: post.self()?.after(said) ?? null, wait: 0 }),
  };
}

/** 3.6 It takes the place of a use of another system, so a torpedo has to wait. */
function silences(pilot: Pilot): readonly Option[] {
  const { post } = pilot;
  const said: Announcement = { type: 'silenceRun', side: post.side, course: null, cells: null };
  const self = post.self()?.after(said) ?? null;
  return COURSES.flatMap((course) => {
    const way = wayAhead(bridgeOf(post), course, SILENCE_RANGE);
    return [0, ...way.map((_, i) => i + 1)].map((cells): Option => ({
      action: { type: 'silence', course, cells },
      value:
        worth(pilot, { course, way: way.slice(0, cells), self, wait: 1 }) - post.temper.silence,
    }));
  });
}

interface Stretch {
  readonly course: Course;
  readonly way: readonly Cell[];
  readonly self: Plot | null; // what the enemy makes of it
  readonly wait: 0 | 1; // courses more until a torpedo can be fired
}

/** How good it is to have gone this way. */
function worth(pilot: Pilot, { course, way, self, wait }: Stretch): number {
  const { post, tactics } = pilot;
  const { sea, boat, skill, temper } = post;
  const end = way.at(-1);
  const at = end === undefined ? tactics.at : numberOf(sea, end);
  const closed = closedFor(post);
  for (const cell of way) closed[numberOf(sea, cell)] = 1;
  const panel = panelAfter(panelOf(boat.broken), COURSES.indexOf(course), {
    sea,
    at,
    horizon: Math.min(1, skill.panelHorizon),
    wear: wearOf(post),
  });
  const known = self?.chances ?? null;
  return pilot.arrive({ at, closed, known, wait }) + temper.panel * panel;
}

const ICE = 1.2; // what the damage of breaking through the ice weighs
const DEATH = 50;

/** 5. It mends everything and clears the way, at a price. */
function surfacing(pilot: Pilot): Option {
  const { post, tactics } = pilot;
  const { sea, boat, temper, side } = post;
  const { at } = tactics;
  const said: Announcement = { type: 'surfaced', side, sector: sea.sector[at] ?? 1 };
  const known = post.self()?.after(said).chances ?? null;
  const closed = closedFor({ ...post, boat: { ...boat, route: [] } });
  return {
    action: { type: 'surface' },
    value: pilot.comeUp({ at, closed, known }) - temper.surfacing - iceAt(post, tactics),
  };
}

/** 6. Under the ice it hurts to come up anywhere but in a hole. */
function iceAt({ view, boat, sea, skill, temper }: Post, { ownLeft, enemyLeft }: Tactics): number {
  const { position } = boat;
  if (view.setup.scenario !== 'ice' || position === null) return 0;
  if (sea.chart.holes.includes(position)) return 0;
  if (ownLeft <= 1) return DEATH;
  return skill.fights ? temper.ice * stakesOf(ownLeft, enemyLeft).losses[1] : ICE;
}
