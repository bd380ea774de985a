import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/** Registers a new golfer on the sign-in screen; ends on the home screen. */
export async function registerGolfer(
  page: Page,
  firstName: string,
  email = `${randomUUID()}@example.com`,
): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'New here? Create an account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(`Let's get started, ${firstName}`).waitFor();
}

/** Uploads the sample from the upload screen; ends on the loading screen. Returns the id of the analysis. */
export async function uploadSample(page: Page): Promise<string> {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Try a sample swing' }).click();
  await page.getByText('sample-face-on.mp4').waitFor();
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await page.waitForURL(/\/analysis-loading\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}

/** The frame whose skeleton is drawn, and the media time of the video. */
export async function readSkeleton(page: Page): Promise<{ frame: number; mediaTimeS: number }> {
  const data = await page.getByTestId('skeleton').evaluate((canvas) => ({ ...(canvas as HTMLElement).dataset }));
  return { frame: Number(data.skeletonFrame || Number.NaN), mediaTimeS: Number(data.mediaTime) };
}
