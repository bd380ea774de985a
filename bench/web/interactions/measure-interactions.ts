import { machineLoad } from '../../machine-load.ts';
import type { SeededSystem } from '../open-seeded-system.ts';
import { golferActions, type MainAction, premiumActions, visitorActions } from './main-actions.ts';
import type { Browsing, Page } from './page.ts';
import { adminActions, sheetActions } from './sheet-actions.ts';
import { takeSlowestMs, watchInteractions } from './watch-interactions.ts';

export const interactionScreens = [
  ...visitorActions,
  ...golferActions(''),
  ...premiumActions({ analysis: '', compare: '', shared: '' }),
  ...sheetActions({ analysis: '' }),
  ...adminActions,
].map(({ screen }) => screen);

const slowdown = 4;
const goalMs = 200;
const rounds = 3;

/**
 * Prints the time to the next paint of each screen's main action, and of presses in sheets and by admins, on a processor slowed down to a
 * quarter. Each line is printed when it is known, and `screens` chooses some, so that a run which was cut off goes on.
 */
export async function measureInteractions(
  { visitor, golfer, premium, admin, analysis, premiumPaths }: SeededSystem,
  screens: readonly string[],
): Promise<void> {
  console.log(`Milliseconds from the tap to the next paint, processor ÷ ${slowdown}, median of ${rounds}`);
  const all = [
    ...visitorActions.map((action) => ({ ...action, context: visitor.context })),
    ...golferActions(analysis).map((action) => ({ ...action, context: golfer.context })),
    ...premiumActions(premiumPaths).map((action) => ({ ...action, context: premium.context })),
    ...sheetActions(premiumPaths).map((action) => ({ ...action, context: premium.context })),
    ...adminActions.map((action) => ({ ...action, context: admin.context })),
  ];
  for (const action of all.filter(({ screen }) => screens.length === 0 || screens.includes(screen))) {
    console.log(`${action.screen}, ${action.action}: ${await measure(action.context, action)}, load ${machineLoad()}`);
  }
}

async function measure(context: Browsing, action: MainAction): Promise<string> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage();
    try {
      found.push(await measureOnce(page, action));
    } catch (error) {
      return `FAILED: ${String(error).slice(0, 200)}\nThe page says: ${await textOf(page)}`;
    } finally {
      await page.close();
    }
  }
  const median = found.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  return `${median} ms (slowest ${Math.max(...found)}), ${median <= goalMs ? 'ok' : 'MISSED'}`;
}

/** The first words of the page, for a failure. */
const textOf = async (page: Page): Promise<string> => (await page.locator('body').ariaSnapshot()).slice(0, 600);

async function measureOnce(page: Page, { path, ready, prepare, act }: MainAction): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(watchInteractions);
  await page.goto(path);
  await page.locator('#first-paint').waitFor({ state: 'detached', timeout: 20_000 });
  await page.getByText(ready).first().waitFor({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  page.setDefaultTimeout(10_000);
  await prepare?.(page);
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await takeSlowestMs(page);
  await act(page);
  return takeSlowestMs(page);
}
