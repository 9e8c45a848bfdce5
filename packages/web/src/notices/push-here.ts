import type { PushBrowser } from '@fathom/protocol';
import type { PushState } from '../words/notices.ts';
import { noticesApi } from './notices-api.ts';

// Notices of this browser, shown by its service worker while no page is open.

/** What this browser can do, and does. */
export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'homeScreen' : 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscriptionHere()) === null ? 'ready' : 'on';
}

const isApplePhone = (): boolean => /iPhone|iPad/u.test(navigator.userAgent);

export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** To be called from a click: the browser asks the person. False: they said no. */
export async function switchPushOn(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One that was made for another key gets nothing from here.
  if (known !== null && keyOf(known) !== pushKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  await noticesApi.addBrowser(browserOf(subscription));
  return true;
}

export async function switchPushOff(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  const id = await browserIdOf(subscription);
  await subscription.unsubscribe();
  await noticesApi.removeBrowser(id);
}

/** Whoever uses this browser now gets its notices: after signing in or out, that is somebody else. */
export async function renewPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription !== null) await noticesApi.addBrowser(browserOf(subscription));
}

export const browserOf = (subscription: PushSubscription): PushBrowser => {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
};

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** As the server names it. */
export async function browserIdOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}
