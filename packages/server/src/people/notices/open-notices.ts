import type { Clock, Log, Matches } from '@fathom/host';
import type { NoticeSettings } from '../../config.ts';
import type { Store } from '../../store/index.ts';
import { mailLinks } from './mail-addresses.ts';
import type { MailLinks } from './mail-addresses.ts';
import { openMailer } from './mailer.ts';
import type { Mailer } from './mailer.ts';
import type { LetterDesk } from './letters.ts';
import { openNotifier } from './notifier.ts';
import type { Notifier } from './notifier.ts';
import { openPushSender } from './push-sender.ts';
import type { PushSender } from './push-sender.ts';
import { storeDesk } from './store-desk.ts';
import { vapidKeys } from './vapid-keys.ts';

/** All that sends notices away, and what its routes need of it. */
export interface NoticeOffice {
  readonly pushKey: string;
  readonly push: PushSender;
  readonly mail: LetterOffice | null; // null: this site sends no letters
  readonly links: MailLinks;
  readonly isPrivateAllowed: boolean;
  readonly notifier: Notifier;
  readonly stop: () => Promise<void>;
}
export interface LetterOffice {
  readonly mailer: Mailer;
  readonly letters: LetterDesk;
}
interface NoticeWorld {
  readonly store: Store;
  readonly matches: Matches;
  readonly secret: string;
  readonly clock: Clock;
  readonly every: number;
  readonly log: Log;
}

const MINUTE = 60_000;

export async function openNotices(
  settings: NoticeSettings,
  { store, matches, secret, clock, every, log }: NoticeWorld,
): Promise<NoticeOffice> {
  const tables = store.people;
  const keys = await vapidKeys(tables);
  const links = mailLinks(tables, secret);
  const push = openPushSender({
    keys,
    contact: settings.pushContact,
    secret,
    isPrivateAllowed: settings.privatePush,
  });
  const mail: LetterOffice | null = settings.mail && {
    mailer: openMailer(settings.mail),
    letters: { address: settings.mail.address, links },
  };
  const notifier = openNotifier({
    desk: storeDesk({ store, matches, clock, log }),
    tables,
    push,
    mail,
    clock,
    log,
    every,
    digest: (settings.mail?.digestMinutes ?? 0) * MINUTE,
  });
  return {
    pushKey: keys.publicKey,
    push,
    mail,
    links,
    isPrivateAllowed: settings.privatePush,
    notifier,
    stop: async () => {
      await notifier.stop();
      push.close();
      mail?.mailer.close();
    },
  };
}
