import { counted, refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { HttpRefusal } from '../../http/errors.ts';

/** The code says it all. */
type NoFacts = null;

/** Every reason not to do something about an account, with the facts its words need. */
interface AccountRefusals {
  readonly nameTaken: { readonly name: string };
  readonly nameReserved: { readonly name: string };
  readonly nameTooShort: NoFacts;
  readonly nameChangedOften: { readonly most: number; readonly seconds: number };
  readonly signInFirst: NoFacts;
  readonly hasAccount: NoFacts;
  readonly ceremonyOver: NoFacts;
  readonly passkeyFailed: NoFacts;
  readonly passkeyDomain: { readonly domain: string };
  readonly unknownPasskey: NoFacts;
  readonly noSuchPasskey: NoFacts;
  readonly lastPasskey: NoFacts;
  readonly tooManyPasskeys: { readonly most: number };
  readonly badCode: NoFacts;
  readonly linkOver: NoFacts;
  readonly tooManyLinks: { readonly most: number; readonly seconds: number };
  readonly nothingToBring: NoFacts;
  readonly otherName: { readonly name: string };
  readonly tooManyTries: { readonly seconds: number };
}
type AccountCode = keyof AccountRefusals;

const inTime = (seconds: number): string =>
  seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');

const WORDS: { readonly [Code in AccountCode]: (facts: AccountRefusals[Code]) => string } = {
  nameTaken: ({ name }) =>
    `“${name}” is an account’s name, or looks like one: please choose another.`,
  nameReserved: ({ name }) =>
    `“${name}” is kept for bots or for those who run this place: please choose another.`,
  nameTooShort: () => 'An account’s name has at least two letters or digits.',
  nameChangedOften: ({ most, seconds }) =>
    `A name can be changed ${most} times a day. The next change is possible in ${inTime(seconds)}.`,
  signInFirst: () => 'This is for people with an account: sign in first.',
  hasAccount: () => 'This browser is signed in to an account already.',
  ceremonyOver: () => 'That took too long, or was done already: please begin again.',
  passkeyFailed: () => 'The passkey could not be checked: please try again.',
  passkeyDomain: ({ domain }) => `Passkeys of this server work at ${domain} only: open it there.`,
  unknownPasskey: () =>
    'This passkey belongs to no account here. It may have been removed, or its account deleted.',
  noSuchPasskey: () => 'You have no such passkey.',
  lastPasskey: () =>
    'This is your last passkey, and no recovery code is left: add another passkey or make new codes first.',
  tooManyPasskeys: ({ most }) => `An account has ${most} passkeys at most: remove one first.`,
  badCode: () => 'No account has this recovery code. Each works once; look for a typing error.',
  linkOver: () =>
    'This link has been used, or is older than 10 minutes: make a new one on the other device.',
  tooManyLinks: ({ most, seconds }) =>
    `There are ${most} unused links already. The next can be made in ${inTime(seconds)}.`,
  nothingToBring: () => 'There are no matches of a guest in this browser.',
  otherName: ({ name }) => `To delete this account, type its name: ${name}.`,
  tooManyTries: ({ seconds }) =>
    `Too many tries from your network. The next is possible in ${inTime(seconds)}.`,
};

const ACCOUNT_STATUS: Readonly<Record<AccountCode, number>> = {
  nameTaken: 409,
  nameReserved: 409,
  nameTooShort: 400,
  nameChangedOften: 429,
  signInFirst: 401,
  hasAccount: 409,
  ceremonyOver: 410,
  passkeyFailed: 400,
  passkeyDomain: 409,
  unknownPasskey: 404,
  noSuchPasskey: 404,
  lastPasskey: 409,
  tooManyPasskeys: 409,
  badCode: 403,
  linkOver: 410,
  tooManyLinks: 429,
  nothingToBring: 409,
  otherName: 400,
  tooManyTries: 429,
};

type FactsOf<Code extends AccountCode> = AccountRefusals[Code] extends null
  ? []
  : [facts: NonNullable<AccountRefusals[Code]>];

/** What a route throws that cannot do what it was asked to. */
export const refused = <Code extends AccountCode>(
  code: Code,
  ...[facts]: FactsOf<Code>
): HttpRefusal =>
  new HttpRefusal(refuse(code, facts ?? {}), {
    status: ACCOUNT_STATUS[code],
    words: accountWords,
  });

const accountWords = {
  refusal: ({ code, facts }: Refusal): string => {
    const words = WORDS[code as AccountCode] as (known: unknown) => string;
    return words(facts ?? {});
  },
};
