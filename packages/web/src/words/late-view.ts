import { counted } from '@fathom/kit';

/** For spectators who may see everything some minutes late, and for whoever allows it. */
export const lateWords = {
  legend: 'What you see',
  now: 'What everybody hears, now',
  late: (minutes: number): string => `All of both sides, ${counted(minutes, 'minute')} ago`,
  noteNow: 'Whoever looks at both sides cannot talk to the table until the match is over.',
  noteLate:
    'Nothing later than that is shown. You can talk to the table again once the match is over.',
  soon: (time: string): string =>
    `The match has just begun: the first of it can be seen in ${time}.`,

  fieldTitle: 'What spectators see',
  fieldNever: 'Only what everybody hears',
  field: (minutes: number): string => `Everything, ${counted(minutes, 'minute')} late`,
  fieldText: 'Players never see it. Anyone watching this way cannot talk to the table.',
  theySee: (minutes: number): string => `(may see everything, ${counted(minutes, 'minute')} late)`,
  fact: 'Spectators see',
  factValue: (minutes: number): string => `everything, ${counted(minutes, 'minute')} late`,
} as const;
