import type { NoticeLine } from './delivering.ts';
import type { LinkPurpose, MailAddress, MailLinks } from './mail-addresses.ts';
import type { Letter } from './mailer.ts';
import { letterWords } from './words.ts';

/** Where the links of letters lead. */
export interface LetterDesk {
  readonly address: string; // origin of this site
  readonly links: MailLinks;
}

interface Digest {
  readonly mail: MailAddress;
  readonly id: string;
  readonly told: readonly NoticeLine[];
}

/** All that was collected for a person, in one letter. */
export function digestLetter(desk: LetterDesk, { mail, id, told }: Digest): Letter {
  const lines = told.map(
    ({ match, text }) => `${text.title}\n${text.body}\n${desk.address}/m/${match}`,
  );
  const [only, ...more] = told;
  return {
    to: mail.address,
    subject:
      only !== undefined && more.length === 0
        ? letterWords.oneSubject(only.text)
        : letterWords.severalSubject(told.length),
    text: [letterWords.greeting, ...lines, footOf(desk, mail)].join('\n\n'),
    id,
    unsubscribe: oneClick(desk, mail),
  };
}

/** Asks whether an address wants letters. It says so little that nothing can be sent to strangers by it. */
export const confirmLetter = (desk: LetterDesk, mail: MailAddress): Letter => ({
  to: mail.address,
  subject: letterWords.confirmSubject,
  text: [
    letterWords.confirm(desk.address),
    pageFor(desk, 'confirm', mail),
    letterWords.notYou,
    pageFor(desk, 'unsubscribe', mail),
  ].join('\n\n'),
  id: mail.id,
  unsubscribe: oneClick(desk, mail),
});

export const testLetter = (desk: LetterDesk, mail: MailAddress, id: string): Letter => ({
  to: mail.address,
  subject: letterWords.testSubject,
  text: [letterWords.test, footOf(desk, mail)].join('\n\n'),
  id,
  unsubscribe: oneClick(desk, mail),
});

const pageFor = ({ address, links }: LetterDesk, purpose: LinkPurpose, mail: MailAddress): string =>
  `${address}/notices/${purpose}/${links.tokenFor(purpose, mail)}`;

const oneClick = ({ address, links }: LetterDesk, mail: MailAddress): string =>
  `${address}/api/notices/unsubscribe/${links.tokenFor('unsubscribe', mail)}`;

const footOf = (desk: LetterDesk, mail: MailAddress): string =>
  letterWords.foot(`${desk.address}/notices`, pageFor(desk, 'unsubscribe', mail));
