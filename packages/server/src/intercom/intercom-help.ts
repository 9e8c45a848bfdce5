import { createHmac } from 'node:crypto';
import type { Clock, IntercomHelp, Services } from '@fathom/host';
import type { IceServer } from '@fathom/protocol';
import type { IntercomSettings, RelaySettings } from './intercom-settings.ts';

interface IntercomParts extends Pick<Clock, 'calendar'> {
  readonly secret: string; // of the store
}

export const intercomPart = (
  settings: IntercomSettings | null,
  parts: IntercomParts,
): Pick<Services, 'intercom'> =>
  settings === null ? {} : { intercom: openIntercomHelp(settings, parts) };

const NAME_DIGITS = 16;
const A_DAY = 24 * 60 * 60; // seconds: without a relay nothing runs out

export function openIntercomHelp(
  { stun, relay }: IntercomSettings,
  { secret, calendar }: IntercomParts,
): IntercomHelp {
  /** The relay can tell two people apart by it, and tell nobody who they are. */
  const nameOf = (guest: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['relay', guest]))
      .digest('hex')
      .slice(0, NAME_DIGITS);
  return {
    hasRelay: relay !== null,
    iceFor: (guest) => ({
      servers: [
        ...(stun.length === 0 ? [] : [{ urls: stun }]),
        ...(relay === null ? [] : [relayServer(relay, nameOf(guest), calendar())]),
      ],
      seconds: relay === null ? A_DAY : relay.minutes * 60,
    }),
  };
}

/** As coturn's `use-auth-secret` has it: a name that begins with its end, and as password its keyed hash. */
function relayServer(
  { urls, secret, minutes }: RelaySettings,
  name: string,
  now: number,
): IceServer {
  const username = `${Math.floor(now / 1_000) + minutes * 60}:${name}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return { urls, username, credential };
}
