import { onTestFinished } from 'vitest';
import { openMailService } from './mail-service.ts';
import type { MailService } from './mail-service.ts';
import { openPushService } from './push-service.ts';
import type { PushService } from './push-service.ts';

/** Until the test is over. */
export async function startPushService(): Promise<PushService> {
  const service = await openPushService();
  onTestFinished(service.stop);
  return service;
}

export async function startMailService(): Promise<MailService> {
  const service = await openMailService();
  onTestFinished(service.stop);
  return service;
}
