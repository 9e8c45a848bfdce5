import { evenly } from '../chances.ts';
import { answersAt } from '../listening.ts';
import type { Deed, Option, Post } from '../post.ts';
import { numberOf } from '../sea.ts';

const AS_GOOD = 0.97; // an answer that leaves so much of what the best leaves will do as well

/** 3.5 Two claims that tell the enemy least, by what it can know already. */
export function answer({ boat, sea, luck, self, skill }: Post): Deed | null {
  if (boat.position === null) return null;
  const chances = self()?.chances ?? evenly(sea);
  const answers = answersAt(sea, chances, numberOf(sea, boat.position));
  const most = skill.weighsInformation ? Math.max(...answers.map(({ left }) => left)) : 0;
  const options = answers.map(({ claims, left }): Option => ({
    action: { type: 'answer', claims },
    value: skill.weighsInformation ? left : 0,
  }));
  const { action } = luck.pick(options.filter(({ value }) => value >= most * AS_GOOD));
  return { action, options };
}
