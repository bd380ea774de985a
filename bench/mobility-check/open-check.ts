import { registerGolfer } from '../../apps/web/test/e2e/steps/golfer.ts';
import type { E2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { openSensors } from '../../apps/web/test/e2e/steps/play-motion.ts';

/** A machine that does other work is slow, which is no finding here. */
const busyMs = 120_000;

/**
 * A new golfer whose check has just begun, on a page with a phone's sensors. The page's clock stands still from here on, and with it the
 * times of its events and timers.
 */
export async function openCheck(e2e: E2e) {
  const page = await e2e.openPage();
  page.setDefaultTimeout(busyMs);
  await page.clock.install();
  const sensors = await openSensors(page);
  await registerGolfer(page, 'Nora');
  await page.goto('/mobility-check');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return { page, sensors };
}

export type OpenedCheck = Awaited<ReturnType<typeof openCheck>>;
