import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@trueswing/local-stack';
import { type BrowserContext, chromium } from 'playwright-core';

/** A browser with a profile of its own, which another program reaches at `port`. */
export interface OpenBrowser {
  context: BrowserContext;
  port: number;
  close(): Promise<void>;
}

export async function openBrowser(baseURL: string, port: number): Promise<OpenBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'trueswing-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    baseURL,
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  return {
    context,
    port,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
