import type { Page } from 'playwright-core';

/** Longer than any rest or hold. */
const longMs = 400_000;

/** Does all sets of the exercise that the guided mode shows, and completes it. The page's clock must be installed. */
export async function trainExercise(page: Page): Promise<void> {
  const sets = page.getByRole('region', { name: 'Sets' });
  const total = Number((await sets.getByText(/of \d+ sets done/).textContent())?.match(/of (\d+)/)?.[1]);
  for (let set = 1; set <= total; set += 1) {
    await page.getByRole('button', { name: new RegExp(`^(Start set ${set}|Set ${set} done)$`) }).click();
    // The hold, then the rest.
    await page.clock.fastForward(longMs);
  }
  await sets.getByText(/^(All \d+ sets|The set is) done$/).waitFor();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
}
