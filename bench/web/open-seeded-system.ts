import { type OpenBrowser, openBrowser } from '../../apps/web/test/e2e/steps/open-browser.ts';
import { openE2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { findFreePort } from '../../dev/local-stack/src/processes/free-port.ts';
import { seedGolfer } from './seed-golfer.ts';

/** A running system, and the browsers of a visitor and of a golfer with an analysis. */
export interface SeededSystem {
  webUrl: string;
  visitor: OpenBrowser;
  golfer: OpenBrowser;
  /** Path of the golfer's analysis. */
  analysis: string;
  close(): Promise<void>;
}

export async function openSeededSystem(): Promise<SeededSystem> {
  const e2e = await openE2e();
  const { webUrl } = e2e.system;
  const visitor = await openBrowser(webUrl, await findFreePort());
  const golfer = await openBrowser(webUrl, await findFreePort());
  const page = await golfer.context.newPage();
  const analysis = await seedGolfer(e2e, page);
  await page.close();
  return {
    webUrl,
    visitor,
    golfer,
    analysis,
    async close() {
      await Promise.all([visitor.close(), golfer.close()]);
      await e2e.close();
    },
  };
}
