import type { E2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { checkParts } from '../../packages/domain/src/index.ts';
import { seededRandom } from '../../packages/swing/test/seeded-random.ts';
import type { SpoiledRecording } from './kept-results.ts';
import { between, makePerson } from './make-person.ts';
import { moveInSteps, runUntil } from './move-in-steps.ts';
import { openCheck } from './open-check.ts';

/** The first part of a check in which the phone slips, or, of every fifth person, the sensor drifts. */
export async function spoilRecording(e2e: E2e, index: number): Promise<SpoiledRecording> {
  const random = seededRandom(2000 + index);
  const opened = await openCheck(e2e);
  const { page } = opened;
  const [part] = checkParts;
  if (!part) throw new Error('the check has no part');
  const slip = { turn: index % 4, deg: (index % 3 === 0 ? -1 : 1) * between(random, 9, 20) };
  const spoiled = index % 5 === 4 ? { driftDegPerS2: between(random, 0.4, 0.8) } : { slip };
  await moveInSteps(opened, part, { ...makePerson(random, 80, 75), ...spoiled });
  await runUntil(page, page.getByRole('button', { name: 'Next part' }));
  const isNoticed = await page.getByText(/The phone slipped|The sensor drifted/).isVisible();
  await page.context().close();
  return { isNoticed };
}
