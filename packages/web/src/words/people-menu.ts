import type { ReportReason } from '@fathom/protocol';

export const REPORT_REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  insult: 'Insults, threats or harassment',
  name: 'An offensive name',
  cheating: 'Cheating',
  spoiling: 'Spoiling the game on purpose',
  other: 'Something else',
};

/** What people can do about each other. */
export const peopleMenuWords = {
  close: 'Close',
  back: 'Back',
  block: (name: string): string => `Block ${name}`,
  blockMeans: (name: string): string =>
    `You will no longer see what ${name} writes, you two will never be paired, and ${name} cannot sit down at your tables. ${name} is not told.`,
  isBlocked: (name: string): string => `${name} is blocked.`,
  whereToUnblock: 'You can undo this here, or at any time on your account page.',
  unblock: 'Take it back',
  isUnblocked: (name: string): string => `${name} is not blocked any more.`,
  report: (name: string): string => `Report ${name}`,
  reportMeans:
    'The people who run this server will look at it. This match, and what was said here as far as you could read it, goes with it.',
  why: 'What is it about?',
  whatHappened: 'What happened? (optional)',
  left: (count: number): string => `${count} characters left`,
  send: 'Send report',
  sending: 'Sending …',
  thanks: 'Thank you. The people who run this server will look at it.',
  alsoBlock: (name: string): string => `You can also block ${name}:`,
} as const;

/** On the page about oneself. */
export const blockListWords = {
  title: 'Blocked people',
  means:
    'You never see what they write and are never paired with them, and they cannot sit down at your tables. They are not told.',
  none: 'You have not blocked anybody. You can do so next to a player’s name at a table, in chat, or here.',
  guest: 'guest',
  since: (day: string): string => `since ${day}`,
  unblock: (name: string): string => `Unblock ${name}`,
  unblockShort: 'Unblock',
  name: 'Name of an account',
  block: 'Block',
} as const;
