import { type OpenBrowser, openBrowser } from '../../apps/web/test/e2e/steps/open-browser.ts';
import { type E2e, openE2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { findFreePort } from '../../dev/local-stack/src/processes/free-port.ts';
import type { PremiumPaths } from './interactions/main-actions.ts';
import { seedGolfer, seedPremiumGolfer } from './seed-golfer.ts';

/** A running system, and the browsers of a visitor, of a golfer with an analysis, and of one with Premium. */
export interface SeededSystem {
  webUrl: string;
  visitor: OpenBrowser;
  golfer: OpenBrowser;
  /** A golfer with Premium, two swings, shots and a link. */
  premium: OpenBrowser;
  /** Signed in to the admin panel. */
  admin: OpenBrowser;
  /** Path of the golfer's analysis. */
  analysis: string;
  premiumPaths: PremiumPaths;
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
  const premium = await openBrowser(webUrl, await findFreePort());
  const premiumPage = await premium.context.newPage();
  const premiumPaths = await seedPremiumGolfer(e2e, premiumPage);
  await premiumPage.close();
  const admin = await openBrowser(webUrl, await findFreePort());
  await signInAdmin(e2e, admin);
  return {
    webUrl,
    visitor,
    golfer,
    premium,
    admin,
    analysis,
    premiumPaths,
    async close() {
      await Promise.all([visitor.close(), golfer.close(), premium.close(), admin.close()]);
      await e2e.close();
    },
  };
}

async function signInAdmin({ system }: E2e, { context }: OpenBrowser): Promise<void> {
  const page = await context.newPage();
  await page.goto('/admin-login');
  await page.getByLabel('Admin password').fill(system.adminPassword);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await page.waitForURL('**/admin');
  await page.close();
}
