import type { E2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { readTurn } from '../../apps/web/test/e2e/steps/walk-mobility-check.ts';
import { checkParts } from '../../packages/domain/src/index.ts';
import { seededRandom } from '../../packages/swing/test/seeded-random.ts';
import type { CheckedPerson } from './kept-results.ts';
import { between, makePerson } from './make-person.ts';
import { moveInSteps, runUntil } from './move-in-steps.ts';
import { openCheck } from './open-check.ts';

const sides = [
  ['Right', 0],
  ['Left', 1],
] as const;

/** A whole check of one made person. The truth of a side is the mean of its two turns. */
export async function checkPerson(e2e: E2e, index: number): Promise<CheckedPerson> {
  const random = seededRandom(1000 + index);
  const opened = await openCheck(e2e);
  const { page } = opened;
  const errorsDeg: number[] = [];
  for (const [i, part] of checkParts.entries()) {
    const reach = part.name === 'chest' ? 85 : 45;
    const far = () => between(random, reach - 20, reach + 15);
    const made = makePerson(random, far(), far());
    await moveInSteps(opened, part, made);
    const goOn = page.getByRole('button', { name: i === checkParts.length - 1 ? 'Show my result' : 'Next part' });
    await runUntil(page, goOn);
    for (const [side, turn] of sides) {
      const shown = await readTurn(page, side);
      const truth = ((made.turnsDeg[turn] ?? 0) + (made.turnsDeg[turn + 2] ?? 0)) / 2;
      if (!Number.isNaN(shown)) errorsDeg.push(Math.abs(shown - truth));
    }
    await goOn.click();
  }
  await page.context().close();
  return { errorsDeg };
}
