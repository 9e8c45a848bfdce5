import { counted, refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { HttpRefusal } from '../http/errors.ts';

/** Why somebody cannot be looked up or looked for, with the facts its words need. */
interface OpponentRefusals {
  readonly noSuchPool: {
    readonly game: string;
    readonly mode: string;
    readonly modes: readonly string[]; // none: there is no such game
  };
  readonly noSuchPerson: { readonly name: string };
  readonly noOpponents: null;
  readonly tooManySeeks: { readonly most: number };
  readonly notToday: { readonly day: string; readonly today: string };
  readonly notAlone: null;
}
type OpponentCode = keyof OpponentRefusals;

const WORDS: { readonly [Code in OpponentCode]: (facts: OpponentRefusals[Code]) => string } = {
  noSuchPool: ({ game, mode, modes }) =>
    modes.length === 0
      ? `There is no game "${game}".`
      : `${game} has no mode "${mode}"; there are ${modes.join(', ')}.`,
  noSuchPerson: ({ name }) => `Nobody with an account is called "${name}".`,
  noOpponents: () => 'With these options there is no other side to look for.',
  tooManySeeks: ({ most }) =>
    `Your network looks for ${counted(most, 'opponent')} already: wait until one of these searches is over.`,
  notToday: ({ day, today }) =>
    `The search of ${day} is not open yet: today's is that of ${today}, by UTC.`,
  notAlone: () => 'The search of the day is for one person: sit down in it yourself.',
};
const OPPONENT_STATUS: { readonly [Code in OpponentCode]: number } = {
  noSuchPool: 400,
  noSuchPerson: 404,
  noOpponents: 400,
  tooManySeeks: 429,
  notToday: 400,
  notAlone: 400,
};
const opponentWords = {
  refusal: ({ code, facts }: Refusal): string => {
    const words = WORDS[code as OpponentCode] as (known: unknown) => string;
    return words(facts ?? {});
  },
};

type FactsOf<Code extends OpponentCode> = OpponentRefusals[Code] extends null
  ? []
  : [facts: NonNullable<OpponentRefusals[Code]>];

/** What a route throws that cannot do what it was asked to. */
export const unable = <Code extends OpponentCode>(
  code: Code,
  ...[facts]: FactsOf<Code>
): HttpRefusal =>
  new HttpRefusal(refuse(code, facts ?? {}), {
    status: OPPONENT_STATUS[code],
    words: opponentWords,
  });
