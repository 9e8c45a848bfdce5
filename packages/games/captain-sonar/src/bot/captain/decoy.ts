import { COURSES } from '../../vocabulary.ts';
import type { Course } from '../../vocabulary.ts';
import type { BotContext } from '../context.ts';

/** 6. What can be called instead of a course. */
export const falseCourses = (course: Course): readonly Course[] =>
  COURSES.filter((called) => called !== course);

const DELIGHT = 0.05; // those who do not think of what the enemy knows lie as soon as they can

/** What a decoy must be better by than the plain course. */
export const priceOfDecoy = ({ weights, skill }: BotContext): number =>
  skill.plotsSelf === null ? -DELIGHT : weights.decoy;
