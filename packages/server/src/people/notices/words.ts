import { counted } from '@fathom/kit';
import type { NoticeText } from '@fathom/host';

/** What stands in letters besides the notices. */
export const letterWords = {
  oneSubject: ({ title, body }: NoticeText): string => `${title}: ${body.replace(/\.$/u, '')}`,
  severalSubject: (matches: number): string =>
    `${counted(matches, 'match has', 'matches have')} news for you`,
  greeting: 'News of your matches at Fathom:',
  foot: (settings: string, stop: string): string =>
    `--\nWhat you hear about, and how: ${settings}\nNo more e-mail: ${stop}`,
  confirmSubject: 'E-mail from Fathom?',
  confirm: (address: string): string =>
    `Somebody at ${address} has asked for news of their matches to be sent to this address: whose turn it is, and where. If that was you, confirm here within two days:`,
  notYou:
    'If it was not you, there is nothing to do: no e-mail will come. If you do not want to be asked again:',
  testSubject: 'A test from Fathom',
  test: 'This is the test you asked for. News of your matches will come to this address.',
} as const;

export const testNote: NoticeText = {
  title: 'Notices work here',
  body: 'News of your matches will look like this.',
};

/** Why something about notices was not done. */
export const noticeRefusals = {
  badEndpoint: (why: string): string =>
    `This push service cannot be used: ${why}. It should be an https address of a browser's push service.`,
  noMail: 'This site sends no e-mail.',
  askedEnough:
    'This address was asked often enough, or does not want to be asked. Try another one, or try again tomorrow.',
  tooMany: 'Too much of this was asked for lately. Try again later.',
  notSent: 'The e-mail could not be sent just now. Try again later.',
  badLink: 'This link is not valid any more.',
} as const;
