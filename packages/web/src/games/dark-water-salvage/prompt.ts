import {
  DEADLINES,
  LOCATE_COST,
  OWN_PROMPTS,
  WAITING_PROMPTS,
  dollars,
  regionWords,
  resultWords,
  salvageCost,
  whyWords,
} from '@fathom/dark-water-salvage/client';
import { waiting, yours } from '../../table/prompt.ts';
import type { Prompt, StepDeadline } from '../game-client.ts';
import type { Desk } from './desk/desk.ts';
import { dueNow } from './desk/own-seat.ts';
import type { Duty } from './desk/own-seat.ts';

/** What to do now, in words. */
export function promptFor(desk: Desk): Prompt {
  const duty = desk.duty();
  const isOwn = duty !== null && duty !== 'reapply' && desk.view().phase !== 'over';
  const { title, hint } = isOwn ? ownPrompt(desk, duty) : waitingPrompt(desk);
  return isOwn ? yours(title, hint) : waiting(title, hint);
}

/** Who is too slow has applied for nothing, takes the first free city, or passes. */
export function deadlineAt(desk: Desk): StepDeadline | null {
  const { until, phase } = desk.view();
  if (until === null) return null;
  const duty = desk.duty();
  if (duty === null || duty === 'reapply') return { until, label: DEADLINES.others };
  if (phase === 'loop') return { until, label: DEADLINES.pass };
  return { until, label: phase === 'cities' ? DEADLINES.city : DEADLINES.apply };
}

type Words = Pick<Prompt, 'title' | 'hint'>;

function ownPrompt(desk: Desk, duty: Exclude<Duty, 'reapply'>): Words {
  const { pool, order } = desk.view();
  const own = desk.hunter();
  const cash = desk.standing()?.cash ?? 0;
  switch (duty) {
    case 'apply':
      return OWN_PROMPTS.apply(dollars(pool), order.length);
    case 'city':
      return OWN_PROMPTS.city();
    case 'research':
      return OWN_PROMPTS.research(cash);
    case 'move':
      return OWN_PROMPTS.move(cash, LOCATE_COST);
    case 'locate':
      return OWN_PROMPTS.locate(cash, LOCATE_COST);
    case 'salvage':
      return OWN_PROMPTS.salvage(cash, own === null ? 0 : salvageCost(desk.view(), own));
    default:
      return duty satisfies never;
  }
}

function waitingPrompt(desk: Desk): Words {
  const { phase, step, waiting: left, inOrder, hunters, result } = desk.view();
  const names = (who: typeof left): readonly string[] => who.map(desk.nameOf);
  const due = names(dueNow(desk.view()));
  if (phase === 'over') {
    const [gone, ...others] = names(
      hunters.filter(({ out }) => out !== null).map(({ name }) => name),
    );
    return WAITING_PROMPTS.over(
      result &&
        resultWords(names(result.winners), result.reason, others.length === 0 ? gone : undefined),
      whyWords(desk.view(), desk.nameOf),
    );
  }
  if (phase === 'applying') return WAITING_PROMPTS.applying(due);
  if (phase === 'cities') return WAITING_PROMPTS.cities(due, names(left.slice(1)));
  if (step === null) return WAITING_PROMPTS.roundEnding();
  if (inOrder) return WAITING_PROMPTS.inOrder(step, due, names(left.slice(1)));
  const token = desk.standing()?.token ?? null;
  return WAITING_PROMPTS.atOnce(step, due, token && regionWords(desk.content(), token));
}
