import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, type RunningSystem, startSystem } from '@trueswing/local-stack';
import type { SharedSystem, SharedSystemName } from '@trueswing/testkit';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core';
import { inject } from 'vitest';
import { adoptStyle } from './adopt-style.ts';
import { watchPage } from './open-pages.ts';
import { outliveIdleConnections } from './outlive-idle-connections.ts';
import { watchPolicy } from './policy-violations.ts';
import { resizePage } from './resize-page.ts';

/** The whole system with a data folder of its own, and a real browser. */
export interface E2e<System extends SharedSystem = RunningSystem> {
  system: System;
  /** A page in a browser context of its own, so it shares no cookies. */
  openPage(viewport?: Viewport, options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

/**
 * A page loads only what its golfer opens, which saves a test seconds of the processor. With `loadsAhead` it does as for most golfers:
 * the service worker keeps the app, further tabs are loaded, and the first look at a chosen video loads its model.
 */
export interface PageOptions extends BrowserContextOptions {
  loadsAhead?: boolean;
}

/** A system that other files use too, in their own order, and a browser of one's own. */
export type SharedE2e = E2e<SharedSystem>;

export interface Viewport {
  width: number;
  height: number;
}
export const phone: Viewport = { width: 390, height: 844 };
export const desktop: Viewport = { width: 1280, height: 800 };

const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const screenshotFolder = fileURLToPath(new URL('../.screenshots/', import.meta.url));

/** For a test that stops parts, or counts what all golfers have. */
export async function openE2e(): Promise<E2e> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-e2e-'));
  const system = await startSystem({ dataFolder, ports: 'any', fsync: false });
  const browser = await launchChromium();
  return openPages(system, browser, async () => {
    await browser.close();
    await system.remove();
    await rm(dataFolder, { recursive: true, force: true });
  });
}

/** For a test of golfers who need nothing but their own data, on the system of that name. */
export async function openSharedE2e(name: SharedSystemName = 'golfers'): Promise<SharedE2e> {
  const answer = await fetch(`${inject('sharedSystemsUrl')}/${name}`);
  if (!answer.ok) throw new Error(`the shared system did not start: ${await answer.text()}`);
  return openPages((await answer.json()) as SharedSystem, await openSharedBrowser(), async () => undefined);
}

const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: browserFlags });

let sharedBrowser: Browser | undefined;
/** The browser of this process, in which its files open contexts of their own. It ends with the process. */
async function openSharedBrowser(): Promise<Browser> {
  if (!sharedBrowser?.isConnected()) sharedBrowser = await launchChromium();
  return sharedBrowser;
}

function openPages<System extends SharedSystem>(
  system: System,
  browser: Browser,
  closeSystem: () => Promise<void>,
): E2e<System> {
  const contexts: BrowserContext[] = [];
  return {
    system,
    async openPage(viewport = phone, { loadsAhead = false, ...options } = {}) {
      const serviceWorkers = loadsAhead ? 'allow' : 'block';
      const context = await browser.newContext({ viewport, baseURL: system.webUrl, serviceWorkers, ...options });
      contexts.push(context);
      await watchPolicy(context);
      context.on('page', watchPage);
      if (!loadsAhead) await context.addInitScript(saveData);
      outliveIdleConnections(context.request);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await closeSystem();
    },
  };
}

/** Runs in the page: the golfer pays for each megabyte. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });

export type Scheme = 'light' | 'dark';

/** No test reads a screenshot, and the whole run would spend a minute on them: a person who wants them sets SCREENSHOTS=1. */
export const takesScreenshots = process.env.SCREENSHOTS === '1';

/** Saves a screenshot of that width for people to look at, if they asked for it. */
export async function saveScreenshot(
  page: Page,
  name: string,
  { width, height }: Viewport = phone,
  { scheme = 'light', style = '', ...options }: { scheme?: Scheme } & PageScreenshotOptions = {},
): Promise<void> {
  if (!takesScreenshots) return;
  const shown = page.viewportSize();
  await resizePage(page, { width, height });
  const removeStyle = await adoptStyle(page, style);
  await page.screenshot({ path: `${screenshotFolder}${name}-${width}x${height}-${scheme}.png`, ...options });
  await removeStyle();
  if (shown) await resizePage(page, shown);
}
