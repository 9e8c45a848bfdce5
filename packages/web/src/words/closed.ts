import type { CloseReason } from '@fathom/protocol';

/** Of a match that nobody goes on with. */
export const closedWords: {
  readonly title: string;
  readonly why: Readonly<Record<CloseReason, string>>;
} = {
  title: 'This match is closed',
  why: {
    givenUp: 'Its host gave it up before it began.',
    nobodyCame:
      'Nobody was waiting here any more. A public match waits for 2 hours with nobody there, a private one for a day.',
    abandoned: 'Nobody had been here for a week, so it ended without a result.',
    botsAlone: 'Only bots were playing, and nobody had watched for a while.',
    tooLong: 'It had become longer than a match can be, so it ended without a result.',
    byStaff: 'It was closed by those who run this server, without a result.',
  },
};
