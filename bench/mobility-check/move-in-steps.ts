import { show } from '../../apps/web/test/e2e/steps/play-motion.ts';
import { type CheckPart, promptsFrom } from '../../packages/domain/src/index.ts';
import { type MadeRecording, recordTurns } from '../../packages/domain/test/record-turns.ts';
import type { OpenedCheck } from './open-check.ts';

/** A slow phone; each sample takes the browser a few milliseconds. */
const hz = 30;

/**
 * Moves as a part asks, sample by sample: the sensors are set, the page's clock goes on to the sample's time, and an event shows it.
 * So the times of the samples are those of the recording, however busy the machine is.
 */
export async function moveInSteps(
  { page, sensors }: OpenedCheck,
  part: CheckPart,
  made: Omit<MadeRecording, 'prompts'>,
): Promise<void> {
  await page.getByRole('heading', { name: part.title }).waitFor();
  await runUntil(page, page.getByText('Stand still.', { exact: true }));
  let atMs = 0;
  for (const sample of recordTurns({ ...made, hz, unit: 'rad', prompts: promptsFrom(part, 0) }).samples) {
    await show(sensors, sample);
    const stepMs = Math.max(1, Math.round(sample.timeMs - atMs));
    await page.clock.runFor(stepMs);
    atMs += stepMs;
    await page.evaluate(() => new Promise<void>((go) => addEventListener('devicemotion', () => go(), { once: true })));
  }
}

/** Lets the page's clock go on until this is shown. */
export async function runUntil(page: OpenedCheck['page'], shown: ReturnType<typeof page.getByText>): Promise<void> {
  for (let steps = 0; !(await shown.isVisible()); steps++) {
    if (steps > 200) throw new Error('the check does not go on');
    await page.clock.runFor(100);
  }
}
