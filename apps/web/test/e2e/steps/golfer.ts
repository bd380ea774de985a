import { randomUUID } from 'node:crypto';
import { userSchema } from '@trueswing/contracts';
import type { SmtpInbox } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { sampleOf } from './make-video.ts';

let inbox: SmtpInbox | undefined;
/** Where the system has a mail server, new golfers open the link that arrives here. */
export function confirmEmailsIn(mails: SmtpInbox | undefined): void {
  inbox = mails;
}

/** Registers a new golfer on the sign-in screen; ends on the home screen. */
export async function registerGolfer(
  page: Page,
  firstName: string,
  email = `${randomUUID()}@example.com`,
): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').waitFor();
  // After Get Started the registration is open already.
  const create = page.getByRole('button', { name: 'New here? Create an account' });
  if (await create.isVisible()) await create.click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  if (await openConfirmation(page, email)) {
    await page.getByLabel('Password').fill('a-long-enough-password');
    await page.getByRole('button', { name: 'Create account' }).click();
  }
  await page.getByText(`Let's get started, ${firstName}`).waitFor();
}

/** Opens the link that a registration was mailed. False where the system has no mail server. */
export async function openConfirmation(page: Page, email: string): Promise<boolean> {
  if (!inbox) return false;
  await page.getByText('Check your e-mail').waitFor();
  await inbox.untilReceived(email, 1);
  await page.goto(/https?:\/\/\S+/.exec(inbox.mailsTo(email)[0]?.text ?? '')?.[0] ?? '');
  await page.getByLabel('Password').waitFor();
  return true;
}

/** Chooses the sample videos on the upload screen: from the front, and with Premium from behind. */
export async function chooseSample(page: Page): Promise<void> {
  const faceOn = page.getByLabel(/^Face-On Video/);
  await faceOn.setInputFiles(sampleOf(page, 'face-on'));
  await page.getByText('face-on.mp4').waitFor();
  const downTheLine = page.getByLabel(/^Down-the-Line Video/);
  if (await downTheLine.isDisabled()) return;
  await downTheLine.setInputFiles(sampleOf(page, 'down-the-line'));
  await page.getByText('down-the-line.mp4').waitFor();
}

/** Uploads the sample from the upload screen; ends on the loading screen. Returns the id of the analysis. */
export async function uploadSample(page: Page): Promise<string> {
  await page.goto('/upload');
  await chooseSample(page);
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await page.waitForURL(/\/analysis-loading\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}

/** The frame whose skeleton is drawn, and the media time of the video. */
export async function readSkeleton(page: Page): Promise<{ frame: number; mediaTimeS: number }> {
  const data = await page.getByTestId('skeleton').evaluate((canvas) => ({ ...(canvas as HTMLElement).dataset }));
  return { frame: Number(data.skeletonFrame || Number.NaN), mediaTimeS: Number(data.mediaTime) };
}

/** The signed-in golfer of the page. */
export const readGolfer = async (page: Page) =>
  userSchema.parse(await (await page.request.get('/api/auth/user')).json());
