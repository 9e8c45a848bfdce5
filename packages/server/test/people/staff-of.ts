import type {
  StaffDone,
  StaffFound,
  StaffLog,
  StaffReports,
  StaffRequest,
} from '@fathom/protocol/staff';
import type { App } from '../../src/app.ts';

type Asked = StaffRequest extends infer R
  ? R extends StaffRequest
    ? Omit<R, 'dryRun' | 'limit' | 'all'> & { dryRun?: boolean }
    : never
  : never;
type AnswerTo<Do extends StaffRequest['do']> = Do extends 'find'
  ? StaffFound
  : Do extends 'reports'
    ? StaffReports
    : Do extends 'log'
      ? StaffLog
      : StaffDone;

/** Asks as staff do, without a door. */
export const staffOf =
  ({ staffDesk }: Pick<App, 'staffDesk'>) =>
  <R extends Asked>(request: R): Promise<AnswerTo<R['do']>> =>
    staffDesk(
      { dryRun: false, all: false, limit: 50, ...request } as unknown as StaffRequest,
      'tests',
    ) as Promise<AnswerTo<R['do']>>;

export const WHY = { why: 'a test' };
export const DAY = 86_400_000;
