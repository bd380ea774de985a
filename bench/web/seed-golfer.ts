import { addSampleSwing } from '../../apps/web/test/e2e/steps/add-sample-swing.ts';
import { finishAsSample } from '../../apps/web/test/e2e/steps/finish-as-sample.ts';
import { readGolfer, registerGolfer, uploadSample } from '../../apps/web/test/e2e/steps/golfer.ts';
import { logSession } from '../../apps/web/test/e2e/steps/log-shots.ts';
import type { E2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { payForYear } from '../../apps/web/test/e2e/steps/payments.ts';
import { analysisIdSchema } from '../../packages/contracts/src/index.ts';
import type { PremiumPaths } from './interactions/main-actions.ts';

type Page = Parameters<typeof registerGolfer>[0];

/** Registers a golfer in the browser of the page, with the analysis of the sample swing. Returns the path of the analysis. */
export async function seedGolfer(e2e: E2e, page: Page): Promise<string> {
  await e2e.system.parts['analysis-worker']?.stop();
  return `/analysis/${await registerWithSwing(e2e, page, 'Penny')}`;
}

/** Registers a golfer with Premium, two swings, two sessions with shots, and a link to the newer swing. The worker must be stopped. */
export async function seedPremiumGolfer(e2e: E2e, page: Page): Promise<PremiumPaths> {
  const id = await registerWithSwing(e2e, page, 'Paula');
  await payForYear(page);
  await page.waitForFunction(async () => (await (await fetch('/api/auth/user')).json()).isPremium);
  const before = await addSampleSwing(e2e, page, { daysAgo: 10 });
  const { id: userId } = await readGolfer(page);
  for (const club of ['driver', '7-iron'] as const) {
    await logSession(e2e, userId, { club, shots: 40, carryYd: 150, clubSpeedMph: 80, daysAgo: 1 });
  }
  await page.goto(`/analysis/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create Link' }).click();
  const link = await page.getByLabel('Your new link').inputValue();
  return { analysis: `/analysis/${id}`, compare: `/progress/compare/${before}/${id}`, shared: new URL(link).pathname };
}

async function registerWithSwing(e2e: E2e, page: Page, name: string) {
  await registerGolfer(page, name);
  const id = analysisIdSchema.parse(await uploadSample(page));
  await finishAsSample(e2e, id);
  return id;
}
