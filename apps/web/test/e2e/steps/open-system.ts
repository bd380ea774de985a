import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, type RunningSystem, startSystem } from '@trueswing/local-stack';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core';
import { watchPage } from './open-pages.ts';

/** The whole system with a data folder of its own, and a real browser. */
export interface E2e {
  system: RunningSystem;
  /** A page in a browser context of its own, so it shares no cookies. */
  openPage(viewport?: Viewport, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

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
const screenshotFolder = fileURLToPath(new URL('../.screenshots/', import.meta.url));

export async function openE2e(): Promise<E2e> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-e2e-'));
  const system = await startSystem({ dataFolder, ports: 'any', fsync: false });
  const browser: Browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
  return {
    system,
    async openPage(viewport = phone, options = {}) {
      const context = await browser.newContext({ viewport, baseURL: system.webUrl, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      watchPage(page);
      return page;
    },
    async close() {
      await browser.close();
      await system.remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export type Scheme = 'light' | 'dark';

/** No test reads a screenshot, and the whole run would spend a minute on them: a person who wants them sets SCREENSHOTS=1. */
export const takesScreenshots = process.env.SCREENSHOTS === '1';

/** Saves a screenshot for people to look at, if they asked for it. */
export async function saveScreenshot(
  page: Page,
  name: string,
  { width, height }: Viewport = phone,
  { scheme = 'light', ...options }: { scheme?: Scheme } & PageScreenshotOptions = {},
): Promise<void> {
  if (!takesScreenshots) return;
  await page.screenshot({ path: `${screenshotFolder}${name}-${width}x${height}-${scheme}.png`, ...options });
}
