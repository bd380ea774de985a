import type { Page } from 'playwright-core';

/** Opens every exercise of the workout list that is folded. */
export async function openExercises(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Exercises' });
  await list.getByRole('region').first().waitFor();
  const folded = list.getByRole('button', { expanded: false });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}
