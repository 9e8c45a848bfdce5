import type {
  StaffDone,
  StaffFound,
  StaffLog,
  StaffPerson,
  StaffReport,
  StaffReports,
  StaffRequest,
} from '@fathom/protocol/staff';
import type { PeopleTables } from '../../store/index.ts';
import { lastActs } from './acts.ts';
import type { DoDeed } from './deeds.ts';
import type { LookUp } from './look-up.ts';
import { lastReports, openReports } from './reports.ts';
import type { KeptReport } from './reports.ts';

export type StaffAnswer = StaffFound | StaffReports | StaffLog | StaffDone;

/** Answers what staff ask for, by whatever door it comes. Throws a StaffFault where it cannot. */
export type StaffDesk = (request: StaffRequest, key: string) => Promise<StaffAnswer>;

export interface DeskParts {
  readonly people: PeopleTables;
  readonly lookUp: LookUp;
  readonly doDeed: DoDeed;
}

export function openStaffDesk({ people, lookUp, doDeed }: DeskParts): StaffDesk {
  return async (request, key) => {
    if (request.do === 'find') return lookUp.find(request.text);
    if (request.do === 'log') return { acts: await lastActs(people, request.limit) };
    if (request.do !== 'reports') return doDeed(request, key);
    const read = request.all ? lastReports : openReports;
    return { reports: await shown(lookUp, await read(people, request.limit)) };
  };
}

async function shown(
  lookUp: LookUp,
  reports: readonly KeptReport[],
): Promise<readonly StaffReport[]> {
  const asked = reports.flatMap(({ reporter, reported }) => [reported, reporter]);
  const described = await lookUp.describe(asked);
  return reports.map((report, place) => ({
    report: report.id,
    at: report.at,
    about: described[2 * place] as StaffPerson,
    by: described[2 * place + 1] as StaffPerson,
    nameThen: report.name,
    reason: report.reason,
    text: report.words,
    match: report.match,
    lines: JSON.parse(report.lines) as StaffReport['lines'],
    settled:
      report.settledAt === null ? null : { at: report.settledAt, by: report.settledBy ?? '' },
  }));
}
