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
      rolldownOptions: { output: { footer: `(${keepHandledMessages})();push.listenForPush(self);` } },
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
  // Chromium drops a notification that is being shown while the list is read, so each is waited for before any is read.
  deliver = async (message) => {
    const before = await worker.evaluate(handledMessages);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    await expect.poll(() => worker.evaluate(handledMessages)).toBe(before + 1);
  };
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

interface WorkerOfTest {
  handledMessages: number;
  PushEvent: { prototype: { waitUntil(work: Promise<unknown>): void } };
}

/** Runs in the worker, before its own code: counts the messages whose work has ended, well or not. */
function keepHandledMessages(): void {
  const scope = globalThis as unknown as WorkerOfTest;
  const { waitUntil } = scope.PushEvent.prototype;
  scope.handledMessages = 0;
  scope.PushEvent.prototype.waitUntil = function (work) {
    waitUntil.call(this, work);
    const count = () => scope.handledMessages++;
    work.then(count, count);
  };
}

const handledMessages = () => (globalThis as unknown as WorkerOfTest).handledMessages;

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
  expect(await shown()).toHaveLength(3);
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
  expect((await shown()).map(({ tag }) => tag).sort()).toEqual([message.id, last.id].sort());
});

test('a tap closes the notification and opens its screen', async () => {
  await deliver(messageWith({ route: { screen: 'daily-workout' } }));
  expect((await shown()).map(({ data }) => data)).toEqual(['/daily-workout']);
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
  expect((await shown()).map(({ tag }) => tag)).toEqual([message.id]);
});
