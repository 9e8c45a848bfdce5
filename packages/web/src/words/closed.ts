import type { CloseReason } from '@fathom/protocol';

/** Of a match that nobody goes on with. */
export const closedWords: {
  readonly title: string;
  readonly why: Readonly<Record<CloseReason, string>>;
} = {
  title: 'This match is closed',
  why: {
    givenUp: 'The host closed it before it began.',
    nobodyCame:
      'Nobody was waiting here any more. With nobody there, a public match stays open for 2 hours and a private one for a day.',
    abandoned: 'Nobody had been here for a week, so it ended without a result.',
    botsAlone: 'Only bots were playing, and nobody had watched for a while.',
    tooLong: 'It had become longer than a match can be, so it ended without a result.',
    byStaff: 'The people who run this server closed it, without a result.',
  },
};
