import type { Notices, NoticeTest, NoticeWishes, PushBrowser, PutMail } from '@fathom/protocol';
import { ask } from '../net/api.ts';

const ME = '/api/me/notices';

export const noticesApi = {
  read: (): Promise<Notices> => ask('GET', ME),
  wish: (wishes: NoticeWishes): Promise<Notices> => ask('PUT', `${ME}/wishes`, wishes),
  addBrowser: (browser: PushBrowser): Promise<Notices> => ask('POST', `${ME}/browsers`, browser),
  removeBrowser: (id: string): Promise<Notices> => ask('DELETE', `${ME}/browsers/${id}`),
  askMail: (mail: PutMail): Promise<Notices> => ask('PUT', `${ME}/mail`, mail),
  stopMail: (): Promise<Notices> => ask('DELETE', `${ME}/mail`),
  test: (): Promise<NoticeTest> => ask('POST', `${ME}/test`),
  confirm: (token: string): Promise<{ readonly address: string }> =>
    ask('POST', `/api/notices/confirm/${token}`),
  unsubscribe: (token: string): Promise<{ readonly address: string | null }> =>
    ask('POST', `/api/notices/unsubscribe/${token}`),
} as const;
