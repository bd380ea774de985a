import { machineLoad } from '../../machine-load.ts';
import type { SeededSystem } from '../open-seeded-system.ts';
import { golferActions, type MainAction, visitorActions } from './main-actions.ts';
import type { Browsing, Page } from './page.ts';
import { takeSlowestMs, watchInteractions } from './watch-interactions.ts';

const slowdown = 4;
const goalMs = 200;
const rounds = 3;

/** Prints how long the main action of each screen takes to the next paint, on a processor slowed down to a quarter. */
export async function measureInteractions({ visitor, golfer, analysis }: SeededSystem): Promise<void> {
  const rows: Record<string, object> = {};
  for (const [context, actions] of [
    [visitor.context, visitorActions],
    [golfer.context, golferActions(analysis)],
  ] as const) {
    for (const action of actions) rows[`${action.screen}: ${action.action}`] = await measure(context, action);
  }
  console.log(
    `Milliseconds from the tap to the next paint, processor ÷ ${slowdown}, median of ${rounds}, load ${machineLoad()}`,
  );
  console.table(rows);
}

async function measure(context: Browsing, action: MainAction): Promise<object> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage();
    try {
      found.push(await measureOnce(page, action));
    } catch (error) {
      return { ms: Number.NaN, 'of goal': String(error).slice(0, 80) };
    } finally {
      await page.close();
    }
  }
  const median = found.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  return { ms: median, slowest: Math.max(...found), 'of goal': median <= goalMs ? 'ok' : 'MISSED' };
}

async function measureOnce(page: Page, { path, ready, act }: MainAction): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(watchInteractions);
  await page.goto(path);
  await page.getByText(ready).first().waitFor({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await takeSlowestMs(page);
  page.setDefaultTimeout(10_000);
  await act(page);
  return takeSlowestMs(page);
}
