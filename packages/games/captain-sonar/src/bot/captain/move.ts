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
import type { Tactics } from './tactics.ts';
import { threatOf } from './threat.ts';
import { prospect, voyageOf } from './voyage.ts';
import type { Voyage } from './voyage.ts';

/** Every course, stretch of silence or surfacing that is open, and how good it is. */
export function moves(post: Post, tactics: Tactics): readonly Option[] {
  const bridge = bridgeOf(post);
  const voyage = voyageOf(post, tactics, 0);
  const courses = openCourses(bridge).map((course) => courseOption(voyage, course));
  const isSilent = cannotActivate(bridge, post.role, 'silence') === null;
  return [
    ...courses,
    ...(isSilent ? silences(voyageOf(post, tactics, 1)) : []),
    ...(courses.length === 0 || isWorn(post) ? [surfacing(voyage)] : []),
  ];
}

const WORN = 5;

/** Two crews that come up with nothing to mend and no route to be rid of might do so for ever. */
const isWorn = ({ boat: { route, broken } }: Post): boolean =>
  route.length > WORN || broken.length >= WORN;

function courseOption(voyage: Voyage, course: Course): Option {
  const { post } = voyage;
  const said: Announcement = { type: 'courseSet', side: post.side, course };
  const way = wayAhead(bridgeOf(post), course, 1);
  return {
    action: { type: 'course', course },
    value: worth(voyage, { course, way, self: post.self()?.after(said) ?? null }),
  };
}

/** 3.6 It takes the place of a use of another system, so a torpedo has to wait. */
function silences(voyage: Voyage): readonly Option[] {
  const { post } = voyage;
  const said: Announcement = { type: 'silenceRun', side: post.side, course: null, cells: null };
  const self = post.self()?.after(said) ?? null;
  return COURSES.flatMap((course) => {
    const way = wayAhead(bridgeOf(post), course, SILENCE_RANGE);
    return [0, ...way.map((_, i) => i + 1)].map((cells): Option => ({
      action: { type: 'silence', course, cells },
      value: worth(voyage, { course, way: way.slice(0, cells), self }) - post.skill.temper.silence,
    }));
  });
}

interface Stretch {
  readonly course: Course;
  readonly way: readonly Cell[];
  readonly self: Plot | null; // what the enemy makes of it
}

/** How good it is to have gone this way. */
function worth(voyage: Voyage, { course, way, self }: Stretch): number {
  const { post, tactics } = voyage;
  const { sea, boat, skill } = post;
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
  return prospect(voyage, { at, closed, known, stage: 0, shot: 0 }) + skill.temper.panel * panel;
}

const ENEMY_TURNS = 3;
const EXPOSED = 1.5; // the enemy has time for a shot or two
const ICE = 1.2; // what the damage of breaking through the ice weighs
const DEATH = 50;

/** 5. It mends everything and clears the way, at a price. */
function surfacing(voyage: Voyage): Option {
  const { post, tactics, stages } = voyage;
  const { sea, boat, skill, side } = post;
  const { at } = tactics;
  const { temper } = skill;
  const said: Announcement = { type: 'surfaced', side, sector: sea.sector[at] ?? 1 };
  const known = post.self()?.after(said).chances ?? null;
  const closed = closedFor({ ...post, boat: { ...boat, route: [] } });
  const later = { at, closed, known, stage: stages.length, shot: 0 };
  const danger = EXPOSED * tactics.calm * temper.threat * threatOf(post, ENEMY_TURNS).on(at, known);
  return {
    action: { type: 'surface' },
    value: prospect(voyage, later) - temper.surfacing - danger - iceAt(post, tactics),
  };
}

/** 6. Under the ice it hurts to come up anywhere but in a hole. */
function iceAt({ view, boat, sea }: Post, { ownLeft }: Tactics): number {
  const { position } = boat;
  if (view.setup.scenario !== 'ice' || position === null) return 0;
  if (sea.chart.holes.includes(position)) return 0;
  return ownLeft <= 1 ? DEATH : ICE;
}
