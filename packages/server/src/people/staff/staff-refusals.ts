import { counted, refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { HttpRefusal } from '../../http/errors.ts';

/** The code says it all. */
type NoFacts = null;

/** Every reason not to block or report somebody, with the facts its words need. */
interface ConductRefusals {
  readonly nobodyThere: NoFacts;
  readonly onlyYourself: NoFacts;
  readonly tooManyBlocked: { readonly most: number };
  readonly tooManyReports: { readonly most: number };
}
type ConductCode = keyof ConductRefusals;

const WORDS: { readonly [Code in ConductCode]: (facts: ConductRefusals[Code]) => string } = {
  nobodyThere: () => 'There is no such person: they may have left, or it is a bot.',
  onlyYourself: () => 'That is you.',
  tooManyBlocked: ({ most }) =>
    `You have blocked ${counted(most, 'person', 'people')}, and nobody can block more: let one of them be first.`,
  tooManyReports: ({ most }) =>
    `There are enough reports from here for now: one person can send ${counted(most, 'report')} a day. Those who run this server will look at them first.`,
};
const STATUS: Readonly<Record<ConductCode, number>> = {
  nobodyThere: 404,
  onlyYourself: 409,
  tooManyBlocked: 409,
  tooManyReports: 429,
};
type FactsOf<Code extends ConductCode> = ConductRefusals[Code] extends null
  ? []
  : [facts: NonNullable<ConductRefusals[Code]>];

export const refusedConduct = <Code extends ConductCode>(
  code: Code,
  ...[facts]: FactsOf<Code>
): HttpRefusal =>
  new HttpRefusal(refuse(code, facts ?? {}), {
    status: STATUS[code],
    words: {
      refusal: (refusal: Refusal): string =>
        (WORDS[refusal.code as ConductCode] as (known: unknown) => string)(refusal.facts ?? {}),
    },
  });
