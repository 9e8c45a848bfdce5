import { createHmac } from 'node:crypto';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import type { PushBrowser, PushNote } from '@fathom/protocol';
import webPush from 'web-push';
import { publicLookup, whyNoEndpoint } from './endpoints.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** sent · gone: there is no such browser any more · later: to be tried again · refused: the same would be refused again. */
export type PushOutcome =
  | { readonly type: 'sent' }
  | { readonly type: 'gone' }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'later'; readonly problem: string; readonly after: number | null };

export interface PushLetter {
  readonly to: PushBrowser;
  readonly note: PushNote;
  readonly seconds: number; // for so long the push service keeps it for a browser that is off
  readonly isUrgent: boolean; // wakes a phone that saves its battery
}
export interface PushSender {
  readonly send: (letter: PushLetter, signal: AbortSignal) => Promise<PushOutcome>;
  readonly close: () => void;
}
export interface PushSenderOptions {
  readonly keys: VapidKeys;
  readonly contact: string;
  readonly secret: string;
  readonly isPrivateAllowed: boolean;
  readonly patience?: number; // milliseconds for one letter
}

const PATIENCE = 10_000;
const MOST_SOCKETS = 6; // to one push service at a time
const LONGEST_WAIT = 3_600; // seconds that a push service may ask for

/** Sends to browsers' push services, and nowhere else: no redirect is followed and no answer is read. */
export function openPushSender({
  keys,
  contact,
  secret,
  isPrivateAllowed,
  patience = PATIENCE,
}: PushSenderOptions): PushSender {
  const options = { keepAlive: true, maxSockets: MOST_SOCKETS, timeout: 30_000 };
  const agent = new Agent(options);
  const plainAgent = new PlainAgent(options);
  const sealed = ({ to, note, seconds, isUrgent }: PushLetter): SealedLetter => {
    const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(note), {
      vapidDetails: { subject: contact, ...keys },
      TTL: seconds,
      urgency: isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
      ...(note.match !== null && { topic: topicOf(secret, note.match) }),
    });
    return { headers, body };
  };
  const post = (endpoint: URL, letter: SealedLetter, signal: AbortSignal): Promise<PushAnswer> => {
    const isPlain = endpoint.protocol === 'http:';
    const how: RequestOptions = {
      method: 'POST',
      headers: letter.headers,
      agent: isPlain ? plainAgent : agent,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      ...(!isPrivateAllowed && { lookup: publicLookup }),
    };
    return answerTo((onAnswer) =>
      (isPlain ? plainRequest : request)(endpoint, how, onAnswer).end(letter.body),
    );
  };
  return {
    send: async (letter, signal) => {
      const { endpoint } = letter.to;
      const why = whyNoEndpoint(endpoint, isPrivateAllowed);
      if (why !== null) return { type: 'refused', problem: why };
      const ready = tried(() => sealed(letter));
      if (ready === null) return { type: 'refused', problem: 'its key cannot be used' };
      try {
        return outcomeOf(await post(new URL(endpoint), ready, signal));
      } catch (error) {
        return { type: 'later', problem: codeOf(error), after: null };
      }
    },
    close: () => {
      agent.destroy();
      plainAgent.destroy();
    },
  };
}

interface SealedLetter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
}
interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** By what a push service knows that a letter takes the place of another. It must not learn the address of a match by it. */
const topicOf = (secret: string, match: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['topic', match]))
    .digest('base64url')
    .slice(0, 32);

/** What it says beyond its status is nobody's concern, however long it is. */
const answerTo = (
  ask: (onAnswer: (answer: IncomingMessage) => void) => ReturnType<typeof request>,
): Promise<PushAnswer> =>
  new Promise((resolve, reject) => {
    const asked = ask((answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      if (answer.headers['content-length'] === '0') answer.resume();
      else answer.destroy();
    });
    asked.on('error', reject);
  });

function outcomeOf({ status, retryAfter }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return { type: 'sent' };
  if (status === 404 || status === 410) return { type: 'gone' };
  const problem = `status ${status}`;
  if (status === 429 || status >= 500) return { type: 'later', problem, after: waitOf(retryAfter) };
  return { type: 'refused', problem };
}

/** In milliseconds. */
const waitOf = (retryAfter = ''): number | null =>
  /^\d{1,9}$/u.test(retryAfter) ? Math.min(Number(retryAfter), LONGEST_WAIT) * 1_000 : null;

/** No more than this is said of it anywhere: an endpoint is a secret of its browser. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

function tried<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
