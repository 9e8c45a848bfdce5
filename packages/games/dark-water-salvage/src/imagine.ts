import type { Rng } from '@fathom/kit';
import { dealsFor } from './belief.ts';
import { drawDeal } from './belief/deals.ts';
import { contentOf } from './content/index.ts';
import { dollars } from './rules/loans.ts';
import { answerOf } from './rules/research.ts';
import type { State, Truth } from './state.ts';
import type { View } from './view.ts';

/**
 * A state this view could come from. The wrecks are dealt in one of the ways that fit, each as likely as the others;
 * others' answers follow from that, and a sealed application is any amount that could be in it.
 */
export function imagine(view: View, rng: Rng): State {
  const truths = view.truths ?? dealtTruths(view, rng);
  return {
    rules: view.rules,
    setup: view.setup,
    phase: view.phase,
    round: view.round,
    last: view.last,
    bag: view.bag,
    pool: view.pool,
    order: view.order,
    hunters: view.hunters,
    applications: imagineApplications(view, rng),
    wrecks: view.wrecks,
    truths,
    loop: view.loop,
    step: view.step,
    acted: view.acted,
    inOrder: view.inOrder,
    waiting: view.waiting,
    until: view.until,
    openings: view.openings,
    researches: withAnswers(view, truths),
    attempts: withSights(view, truths),
    result: view.result,
  };
}

function dealtTruths(view: View, rng: Rng): readonly Truth[] {
  const { wreckRegions } = contentOf(view.setup);
  const deals = dealsFor(view);
  const regions = drawDeal(deals.regions, rng).map((place) => wreckRegions[place] ?? 'A1');
  const values = drawDeal(deals.values, rng);
  return regions.map((region, i) => ({ region, value: values[i] ?? 0 }));
}

/** Whoever is not waited for has applied. */
function imagineApplications(view: View, rng: Rng): State['applications'] {
  const { applications, hunters, waiting, phase } = view;
  return hunters.map(({ name, out }, i) => {
    const known = applications[i] ?? null;
    const isSealed = phase === 'applying' && out === null && !waiting.includes(name);
    return known === null && isSealed ? rng.int(dollars(view.pool) + 1) : known;
  });
}

function withAnswers({ setup, researches }: View, truths: readonly Truth[]): State['researches'] {
  const content = contentOf(setup);
  return researches.map((note) => {
    const truth = truths[note.wreck - 1];
    return note.answer !== null || truth === undefined
      ? note
      : { ...note, answer: answerOf(content, truth, note.card) };
  });
}

function withSights({ setup, attempts }: View, truths: readonly Truth[]): State['attempts'] {
  const { values } = contentOf(setup);
  return attempts.map((attempt) => {
    const truth = truths[attempt.wreck - 1];
    const rumour = truth && values[truth.value]?.rumour;
    return attempt.seen !== null || truth === undefined || rumour === undefined
      ? attempt
      : { ...attempt, seen: { region: truth.region, rumour } };
  });
}
