import type { Choice } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { evenly } from '../chances.ts';
import { answersAt } from '../listening.ts';
import type { Post } from '../post.ts';
import { numberOf } from '../sea.ts';

const AS_GOOD = 0.97; // an answer that leaves so much of what the best leaves will do as well

/** 3.5 Two claims that tell the enemy least, by what it can know already. */
export function answer({ boat, sea, luck, self, skill }: Post): Choice<Action> | null {
  if (boat.position === null) return null;
  const chances = self()?.chances ?? evenly(sea);
  const answers = answersAt(sea, chances, numberOf(sea, boat.position));
  if (!skill.weighsInformation)
    return { action: { type: 'answer', claims: luck.pick(answers).claims } };
  const most = Math.max(...answers.map(({ left }) => left));
  const { claims } = luck.pick(answers.filter(({ left }) => left >= most * AS_GOOD));
  return {
    action: { type: 'answer', claims },
    options: answers.map((each) => ({
      action: { type: 'answer', claims: each.claims },
      value: each.left,
    })),
  };
}
