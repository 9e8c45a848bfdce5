import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly id: string; // a letter that is sent again has the same: mail programs show it once
  /** Where the address can be struck off by one click, without signing in (RFC 8058). */
  readonly unsubscribe: string;
}
/** returned: the address takes no letters. later: nobody knows, or not now. */
export type MailOutcome =
  | { readonly type: 'sent' }
  | { readonly type: 'returned'; readonly problem: string }
  | { readonly type: 'later'; readonly problem: string };

export interface Mailer {
  readonly send: (letter: Letter) => Promise<MailOutcome>;
  readonly close: () => void;
}

const PATIENCE = 20_000;

export function openMailer({ smtp, from, address }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtp,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(address);
  return {
    send: async ({ to, subject, text, id, unsubscribe }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${hostname}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        });
        return { type: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Only what is said of the recipient for good concerns the address; all else is between the two servers. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const problem = `${code ?? 'unknown'} ${responseCode ?? ''}`.trim();
  const isReturned = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return { type: isReturned ? 'returned' : 'later', problem };
}
