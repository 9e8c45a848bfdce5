import { counted } from '@fathom/kit';
import type {
  StaffAct,
  StaffDone,
  StaffFound,
  StaffListedMatch,
  StaffMatch,
  StaffPerson,
  StaffReport,
  StaffRestriction,
} from '@fathom/protocol/staff';
import type { Paint } from '../paint.ts';
import { momentText } from './duration.ts';

// What staff read.

const restrictionText = ({ kind, until }: StaffRestriction): string =>
  `${kind === 'mute' ? 'muted' : 'banned'} ${until === null ? 'for good' : `until ${momentText(until)}`}`;

function kindOf({ account, gone }: StaffPerson): string {
  if (gone) return 'deleted';
  return account ? 'account' : 'guest';
}

/** p-0123456789abcdef  Ann (account), muted until …; 2 reports, 1 open */
export function personText(person: StaffPerson, { strong }: Paint): string {
  const { reports } = person;
  const more = [
    ...person.restrictions.map(restrictionText),
    ...(reports.all === 0 ? [] : [`${counted(reports.all, 'report')}, ${reports.open} open`]),
  ];
  const tail = more.length === 0 ? '' : `; ${more.join('; ')}`;
  return `${person.person}  ${strong(person.name)} (${kindOf(person)})${tail}`;
}

const matchLine = ({ match, game, status, seats }: StaffListedMatch): string =>
  `  ${match}  ${game}, ${status}${seats.length === 0 ? '' : `, on ${seats.join(', ')}`}`;

function matchText(match: StaffMatch, paint: Paint): string {
  const seats = match.seats.map(({ seat, person, bot }) => {
    const stands = person !== null && bot !== null ? `, and ${bot} plays for them` : '';
    const holder = person === null ? (bot ?? 'nobody') : `${personText(person, paint)}${stands}`;
    return `  ${seat}: ${holder}`;
  });
  return [
    `${paint.strong(`Match ${match.match}`)}: ${match.game}, ${match.status}, made ${momentText(match.createdAt)}`,
    `  host: ${personText(match.host, paint)}`,
    ...seats,
  ].join('\n');
}

export function foundText({ people, match, matches }: StaffFound, paint: Paint): string {
  const parts = [
    ...(match === null ? [] : [matchText(match, paint)]),
    ...(people.length === 0 ? [] : [people.map((one) => personText(one, paint)).join('\n')]),
    ...(matches.length === 0 ? [] : [['Matches:', ...matches.map(matchLine)].join('\n')]),
  ];
  return parts.length === 0 ? 'Nothing was found.' : parts.join('\n\n');
}

export function reportText(report: StaffReport, paint: Paint): string {
  const { settled } = report;
  const state = settled === null ? 'open' : `settled by ${settled.by}, ${momentText(settled.at)}`;
  const renamed = report.nameThen === report.about.name ? '' : ` (then called ${report.nameThen})`;
  return [
    `${paint.strong(`Report ${report.report}`)}: ${report.reason}, ${momentText(report.at)}, ${state}`,
    `  about ${personText(report.about, paint)}${renamed}`,
    `  by    ${personText(report.by, paint)}`,
    ...(report.match === null ? [] : [`  match ${report.match}`]),
    ...report.text.split('\n').map((line) => `  | ${line}`),
    ...report.lines.map(
      ({ to, name, person, text }) =>
        `    [${to}] ${person === report.about.person ? paint.strong(name) : name}: ${text}`,
    ),
  ].join('\n');
}

const detailText = (detail: StaffAct['detail']): string =>
  Object.entries(detail)
    .map(([name, value]) => {
      if (name === 'until')
        return value === null ? 'for good' : `until ${momentText(Number(value))}`;
      return `${name} ${value ?? 'none'}`;
    })
    .join(', ');

/** 2026-11-16 12:30 UTC  ann: mute p-… (name Ben, until …): spam */
export function actText({ at, staff, key, did, subject, detail, why }: StaffAct): string {
  const by = staff === key ? staff : `${staff} (key ${key})`;
  const details = detailText(detail);
  return `${momentText(at)}  ${by}: ${did} ${subject}${details === '' ? '' : ` (${details})`}: ${why}`;
}

export const doneText = ({ done, dryRun }: StaffDone): string =>
  `${dryRun ? 'Would be done, and was not: ' : 'Done: '}${actText(done)}`;
