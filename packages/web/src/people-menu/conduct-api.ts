import type { BlockList, PersonMark, ReportPerson, ReportTaken } from '@fathom/protocol';
import { ask } from '../net/api.ts';

export const conductApi = {
  blocks: (): Promise<BlockList> => ask('GET', '/api/me/blocks'),
  block: (about: PersonMark): Promise<BlockList> => ask('POST', '/api/me/blocks', about),
  unblock: (id: string): Promise<BlockList> => ask('DELETE', `/api/me/blocks/${id}`),
  report: (report: ReportPerson): Promise<ReportTaken> => ask('POST', '/api/reports', report),
} as const;
