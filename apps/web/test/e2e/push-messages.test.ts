import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PushMessage } from '@trueswing/contracts';
import { repositoryRoot } from '@trueswing/local-stack';
import type { Browser, CDPSession, Page, Worker } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { servePage } from './steps/open-built-page.ts';

/** A real service worker that only listens for messages, in a real browser, which delivers them as its push service would. */
let folder: string;
let served: Awaited<ReturnType<typeof servePage>>;
let browser: Browser;
let page: Page;
let worker: Worker;
let deliver: (message: unknown) => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-push-'));
  await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: folder,
      lib: {
        entry: join(repositoryRoot, 'apps/web/src/service-worker/push.ts'),
        formats: ['iife'],
        name: 'push',
        fileName: () => 'worker.js',
      },
      rolldownOptions: { output: { footer: 'push.listenForPush(self);' } },
    },
  });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>TrueSwing</title>');
  served = await servePage(folder);
  ({ page, browser } = await served.open([]));
  const context = page.context();
  await context.grantPermissions(['notifications']);
  const cdp = await context.newCDPSession(page);
  const registrationId = await register(cdp);
  worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const { origin } = new URL(page.url());
  deliver = (message) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
});
afterAll(async () => {
  await browser.close();
  await served.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const notification of await registration.getNotifications()) notification.close();
    while ((await registration.getNotifications()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }),
);

async function register(cdp: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    // `ready` comes while the worker is still being activated, and a message that arrives then may be lost.
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 10));
  });
  return await registered;
}

const messageWith = (part: Partial<PushMessage> = {}): PushMessage => ({
  id: randomUUID(),
  title: 'Your analysis is ready',
  message: 'Your driver swing is analyzed. See the one step to work on next.',
  route: { screen: 'analysis', analysisId: randomUUID() as never },
  ...part,
});

const shown = () =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });

test('a message is shown with its words and leads to its screen', async () => {
  const [analysis, streak, plain] = [
    messageWith(),
    messageWith({ title: 'Your streak is at risk', route: { screen: 'daily-workout' } }),
    messageWith({ title: 'News', route: null }),
  ];
  for (const message of [analysis, streak, plain]) await deliver(message);
  await expect.poll(async () => (await shown()).length).toBe(3);
  const paths = Object.fromEntries((await shown()).map(({ title, data }) => [title, data]));
  expect(paths).toEqual({
    'Your analysis is ready': `/analysis/${(analysis.route as { analysisId: string }).analysisId}`,
    'Your streak is at risk': '/daily-workout',
    News: '/',
  });
  expect((await shown()).find(({ tag }) => tag === analysis.id)?.body).toBe(analysis.message);
});

test('a message that arrives twice is shown once', async () => {
  const message = messageWith();
  await deliver(message);
  await deliver(message);
  const last = messageWith({ title: 'The last' });
  await deliver(last);
  await expect.poll(async () => (await shown()).map(({ tag }) => tag).sort()).toEqual([message.id, last.id].sort());
});

test('a tap closes the notification and opens its screen', async () => {
  await deliver(messageWith({ route: { screen: 'daily-workout' } }));
  await expect.poll(async () => (await shown()).map(({ data }) => data)).toEqual(['/daily-workout']);
  // Only a golfer's own tap may open windows, so what the browser would open is recorded.
  const tapped = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      clients: { openWindow(url: string): Promise<null> };
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const opened: string[] = [];
    scope.clients.openWindow = (url) => {
      opened.push(url);
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('no notification');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    return { opened, left: (await scope.registration.getNotifications()).length };
  });
  expect(tapped).toEqual({ opened: ['/daily-workout'], left: 0 });
});

test('a message that is none shows nothing', async () => {
  await deliver({ title: 'No id' });
  const message = messageWith();
  await deliver(message);
  await expect.poll(async () => (await shown()).map(({ tag }) => tag)).toEqual([message.id]);
});
