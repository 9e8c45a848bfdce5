import type { Advice } from '@fathom/kit';
import type { ChooseStart, RunSilent, SetCourse } from '../../actions.ts';
import { openCourses } from '../../rules/course.ts';
import { WAYS } from '../../text/names.ts';
import { estimateWords, percent } from '../../text/estimate-words.ts';
import type { Cell } from '../../vocabulary.ts';
import { chanceInRange, chartIn, counted, secrecyWords } from './scene.ts';
import type { Scene } from './scene.ts';

const NEAR = 4;

export function startAdvice(scene: Scene, { cell }: ChooseStart): Advice {
  const room = chartIn(scene).withinSteps(cell, NEAR, 'water').length;
  return {
    what: `Start on ${cell}.`,
    reasons: [
      `There is room: ${counted(room, 'cell')} of water within ${NEAR} courses.`,
      'Any of the roomy cells would do: what counts is that nobody can guess which.',
    ],
  };
}

export function courseAdvice(scene: Scene, { course }: SetCourse): Advice {
  const { boat } = scene;
  const to = boat.position && chartIn(scene).neighbour(boat.position, course);
  return {
    what: `Head ${WAYS[course]}.`,
    reasons: [
      estimateWords(scene.belief.enemy)[0] ?? '',
      ...(to === null ? [] : rangeWords(scene, to)),
      ...secrecyWords(scene),
      ...onlyWay(scene),
    ].slice(0, 4),
  };
}

const FAIR = 0.15; // chance that is worth a word

/** What the course does to the chance of having the enemy in range. */
function rangeWords(scene: Scene, to: Cell): readonly string[] {
  const { position } = scene.boat;
  const now = position === null ? 0 : chanceInRange(scene, position);
  const then = chanceInRange(scene, to);
  if (then < FAIR && now < FAIR) return ['The enemy is hardly within torpedo range there.'];
  if (then > now + FAIR)
    return [
      `It makes it likelier that the enemy is in torpedo range: ${percent(now)} now, ${percent(then)} then.`,
    ];
  if (then < now - FAIR)
    return [
      `It makes it less likely that you are in range of each other: ${percent(now)} now, ${percent(then)} then.`,
    ];
  return [`The chance that the enemy is in torpedo range there is ${percent(then)}.`];
}

const onlyWay = ({ view, boat, side }: Scene): readonly string[] =>
  openCourses({ table: view, boat, side }).length === 1 ? ['No other course is open.'] : [];

export function silenceAdvice(scene: Scene, { course, cells }: RunSilent): Advice {
  return {
    what:
      cells === 0
        ? `Run silent and stay where you are, heading ${WAYS[course]}.`
        : `Run silent, ${counted(cells, 'cell')} ${WAYS[course]}.`,
    reasons: [
      ...secrecyWords(scene),
      'Afterwards you may be on any cell up to four away, and the hunt begins anew.',
      ...(cells === 0 ? ['Who looks for you will not expect you to stay.'] : []),
    ],
  };
}

export function surfaceAdvice(scene: Scene): Advice {
  const { view, boat, side, belief } = scene;
  const isBoxedIn = openCourses({ table: view, boat, side }).length === 0;
  return {
    what: 'Surface.',
    reasons: [
      isBoxedIn
        ? 'No course is open any more.'
        : `It mends ${counted(boat.broken.length, 'breakdown')} and clears ${counted(boat.route.length, 'cell')} of route behind you.`,
      estimateWords(belief.enemy)[0] ?? '',
      ...(boat.position === null
        ? []
        : [
            `The chance that it has you in range now is ${percent(chanceInRange(scene, boat.position))}.`,
          ]),
    ],
  };
}
