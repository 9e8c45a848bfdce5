import type { CDPSession, Page, Worker } from '@playwright/test';
import type { PushBrowser, PushNote } from '@fathom/protocol';
import { openMailService } from '../../server/test/notices/mail-service.ts';
import { openPushService } from '../../server/test/notices/push-service.ts';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { fastForward, sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';
import { startServer } from './people/server.ts';

test('which notices come which way is kept, and so are quiet hours', async ({ come }) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/');
  await page.getByRole('link', { name: 'Notices', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Notices', exact: true })).toBeVisible();
  const box = (name: string) => page.getByRole('checkbox', { name });
  await expect(box('A match is over: In browsers')).toBeChecked();
  await box('A match is over: In browsers').uncheck();
  await box('Keep quiet hours').check();
  await page.getByLabel('From').fill('23:30');
  await page.getByLabel('From').blur();
  await expect(page.getByText('Saved.')).toBeAttached();
  await expectAccessible(page, 'notices');
  await page.reload();
  await expect(box('A match is over: In browsers')).not.toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('23:30');
  await expect(page.getByText('This site sends no e-mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('There is nowhere to send it')).toBeVisible();
});

/** Black has moved and gone elsewhere; red moves. */
async function moveWhileAway(
  players: { readonly black: Person; readonly red: Person },
  away: (match: string) => Promise<void>,
): Promise<string> {
  const match = await sitDown(players);
  await fastForward(players, match, { turns: [['black', 'move', 'a4']] });
  await away(match);
  await players.red.seesTheirTurn();
  await players.red.move('h7');
  return match;
}

const linkIn = (text: string | undefined, to: string): string =>
  new RegExp(`https://play.example.org(/notices/${to}/\\w+)`, 'u').exec(text ?? '')?.[1] ?? '';

test('letters: asked for, confirmed by their link in any browser, and stopped by another', async ({
  come,
}) => {
  const post = await openMailService();
  const server = await startServer({
    settings: {
      FATHOM_SMTP: post.url,
      FATHOM_MAIL_FROM: 'Fathom <fathom@example.org>',
      FATHOM_MAIL_MINUTES: '0',
      FATHOM_ADDRESS: 'https://play.example.org',
    },
  });
  try {
    const here = { baseURL: server.url };
    const [anna, ben, phone] = [
      await come('Anna', here),
      await come('Ben', here),
      await come('Her phone', here),
    ];
    const { page } = anna;
    await anna.open('/notices');
    await page.getByLabel('Your address').fill('anna@example.org');
    await page.getByRole('button', { name: 'Send e-mail here' }).click();
    await expect(page.getByText('An e-mail was sent to anna@example.org')).toBeVisible();
    await expectAccessible(page, 'an address to be confirmed');
    const [question] = await post.after(1);
    await phone.open(linkIn(question?.text, 'confirm'));
    await expect(phone.button('Yes, send it')).toBeVisible();
    await expectAccessible(phone.page, 'a link of a letter');
    await phone.button('Yes, send it').click();
    await expect(phone.page.getByText('E-mail goes to anna@example.org')).toBeVisible();
    await page.reload();
    await expect(page.getByText('News is collected and sent to anna@example.org')).toBeVisible();

    const match = await moveWhileAway({ black: anna, red: ben }, async () => {
      await page.goto('about:blank');
    });
    const [, letter] = await post.after(2);
    expect(letter?.headers.get('subject')).toBe('Your turn: Depth Charge with Ben');
    expect(letter?.text).toContain(`https://play.example.org/m/${match}`);

    await phone.open(linkIn(letter?.text, 'unsubscribe'));
    await phone.button('Send no more e-mail').click();
    await expect(phone.page.getByText('No more e-mail is sent')).toBeVisible();
    await anna.open('/notices');
    await expect(page.getByLabel('Your address')).toBeVisible();
  } finally {
    await server.stop();
    await post.stop();
  }
});

/** A browser without a push service of its own vendor: its subscriptions are handed out by the test. */
function lendSubscription(browser: PushBrowser): void {
  let isOn = sessionStorage.getItem('subscribed') === 'yes';
  const subscription = {
    ...browser,
    options: { applicationServerKey: null, userVisibleOnly: true },
    toJSON: () => browser,
    unsubscribe: async () => {
      isOn = false;
      sessionStorage.removeItem('subscribed');
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
  PushManager.prototype.subscribe = async () => {
    isOn = true;
    sessionStorage.setItem('subscribed', 'yes');
    return subscription;
  };
}

/** The service worker of a page, and how a push message reaches it. */
async function serviceWorkerOf(
  page: Page,
): Promise<{ readonly worker: Worker; readonly deliver: (note: PushNote) => Promise<void> }> {
  const line: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  return {
    worker,
    deliver: (note) =>
      line
        .send('ServiceWorker.deliverPushMessage', {
          origin: new URL(page.url()).origin,
          registrationId,
          data: JSON.stringify(note),
        })
        .then(() => undefined),
  };
}

const shownBy = (worker: Worker): Promise<readonly (readonly [string, string, string])[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as ServiceWorkerGlobal;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => [title, body, tag] as const);
  });
interface ServiceWorkerGlobal {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (address: string) => Promise<unknown> };
  opened?: string[];
}

/** A browser opens a page for a notice only after a real click, which no test can make: what would be opened is noted. */
const clickOn = (worker: Worker, title: string): Promise<readonly string[]> =>
  worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as ServiceWorkerGlobal;
    const opened: string[] = [];
    scope.clients.openWindow = async (address) => {
      opened.push(address);
      return null;
    };
    const all = await scope.registration.getNotifications();
    const notification = all.find((each) => each.title === wanted);
    const Click = (globalThis as unknown as { readonly NotificationEvent: typeof Event })
      .NotificationEvent;
    const event = new Click('notificationclick', { notification } as EventInit);
    globalThis.dispatchEvent(event);
    while (opened.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    return opened;
  }, title);

test('notices of a browser: switched on by a click, sent while no page is open, shown and followed', async ({
  come,
}) => {
  const push = await openPushService();
  const server = await startServer({ settings: { FATHOM_PUSH_PRIVATE: 'yes' } });
  try {
    const anna = await come('Anna', { baseURL: server.url, serviceWorkers: 'allow' });
    const ben = await come('Ben', { baseURL: server.url });
    const { page } = anna;
    const answer = await page.request.get('/api/me/notices');
    const { pushKey } = (await answer.json()) as { readonly pushKey: string };
    const { subscription } = push.browser(pushKey);
    await page.addInitScript(lendSubscription, subscription);
    await page.context().grantPermissions(['notifications'], { origin: server.url });
    await anna.open('/notices');
    await expect(page.getByText('Off in this browser.')).toBeVisible();
    await anna.button('Switch notices on').click();
    await expect(page.getByText('On in this browser.')).toBeVisible();
    await anna.button('Send a test').click();
    await expect(page.getByText('Sent to 1 browser.')).toBeVisible();
    const [tested] = await push.after(1);
    const { worker, deliver } = await serviceWorkerOf(page);
    // A worker that has only just become active may miss the first: push services send it again, and so do we.
    const deliverAgain = async (): ReturnType<typeof shownBy> => {
      await deliver(tested?.note as PushNote);
      return shownBy(worker);
    };
    await expect
      .poll(deliverAgain)
      .toContainEqual(['Notices work here', expect.any(String), 'test']);

    const match = await moveWhileAway({ black: anna, red: ben }, async () => {
      await anna.open('/notices');
    });
    const [, turn] = await push.after(2);
    expect(turn?.note).toEqual({ title: 'Your turn', body: 'Depth Charge with Ben.', match });
    await deliver(turn?.note as PushNote);
    await deliver(turn?.note as PushNote);
    await expect
      .poll(async () => (await shownBy(worker)).filter(([, , tag]) => tag === match))
      .toEqual([['Your turn', 'Depth Charge with Ben.', match]]);
    expect(await clickOn(worker, 'Your turn')).toEqual([`/m/${match}`]);
    await expect.poll(() => shownBy(worker)).toHaveLength(1);

    // Whoever looks at the match sees it there.
    await anna.open(`/m/${match}`);
    await anna.seesTheirTurn();
    await deliver(turn?.note as PushNote);
    await deliver({ title: 'Last', body: '', match: null });
    await expect
      .poll(async () => (await shownBy(worker)).map(([title]) => title))
      .toEqual(['Last']);

    await anna.open('/notices');
    await anna.button('Switch off').click();
    await expect(page.getByText('Off in this browser.')).toBeVisible();
    await anna.button('Send a test').click();
    await expect(page.getByText('There is nowhere to send it')).toBeVisible();
  } finally {
    await server.stop();
    await push.stop();
  }
});

test('on a phone nothing is wider than the screen, whatever waits', async ({ come }) => {
  const anna = await come('Anna', { viewport: { width: 360, height: 740 } });
  const ben = await come('Ben');
  for (let n = 0; n < 2; n += 1) {
    const { match, keys } = await anna.makeMatch({
      seats: { black: 'me' },
      options: { first: 'black' },
    });
    await ben.takeSeat(match.id, keys['red'] ?? '');
  }
  await anna.open('/notices');
  await expect(anna.page.locator('.turns')).toHaveText('2');
  await expect(anna.page.getByRole('region', { name: 'News of your matches' })).toBeVisible();
  await expectAccessible(anna.page, 'notices on a phone');
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a browser that was told to show nothing says so, and asks nobody', async ({ come }) => {
  const anna = await come('Anna');
  await anna.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await anna.open('/notices');
  await expect(anna.page.getByText('This browser has been told not to show notices')).toBeVisible();
  await expect(anna.button('Switch notices on')).toHaveCount(0);
});

test('where the push service of the browser cannot be reached, it is said', async ({ come }) => {
  const anna = await come('Anna', { serviceWorkers: 'allow' });
  await anna.page.context().grantPermissions(['notifications']);
  await anna.page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'));
  });
  await anna.open('/notices');
  await anna.button('Switch notices on').click();
  await expect(anna.page.getByRole('alert')).toHaveText(
    'Notices could not be switched on in this browser.',
  );
});

test('news of another match are shown on every page, said once, and gone when it is visited', async ({
  come,
}) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  const news = anna.page.getByRole('region', { name: 'News of your matches' });
  const match = await moveWhileAway(players, () => anna.open('/matches'));
  await expect(news).toContainText('Your turn Depth Charge with Ben.');
  await expect(anna.announced.first()).toContainText('Your turn: Depth Charge with Ben.');
  await expectAccessible(anna.page, 'news of a match');
  await news.getByRole('button', { name: /^Dismiss/u }).click();
  await expect(news).toHaveCount(0);
  await anna.open(`/m/${match}`);
  await anna.move('a7');
  await anna.open('/depth-charge/rules');
  await ben.move('h8');
  await news.getByRole('link', { name: 'Go there' }).click();
  await anna.seesTheirTurn();
  await expect(news).toHaveCount(0);
});
