import { randomUUID } from 'node:crypto';
import { userSchema } from '@trueswing/contracts';
import type { SmtpInbox } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { sampleOf } from './make-video.ts';
import { post } from './post.ts';

let inbox: SmtpInbox | undefined;
/** Where the system has a mail server, new golfers open the link that arrives here. */
export function confirmEmailsIn(mails: SmtpInbox | undefined): void {
  inbox = mails;
}

const password = 'a-long-enough-password';

/** Registers a new golfer by the calls of the sign-in screen, which first-path walks; ends on the home screen. */
export async function registerGolfer(
  page: Page,
  firstName: string,
  email = `${randomUUID()}@example.com`,
): Promise<void> {
  await post(page, '/api/auth/register', { firstName, lastName: 'Park', email, password });
  if (inbox) {
    const token = new URL(await receiveLink(inbox, email)).hash.replace('#token=', '');
    await post(page, '/api/auth/confirm-registration', { token, password });
  }
  await page.goto('/');
  await page.getByText(`Let's get started, ${firstName}`).waitFor();
}

async function receiveLink(mails: SmtpInbox, email: string): Promise<string> {
  await mails.untilReceived(email, 1);
  return /https?:\/\/\S+/.exec(mails.mailsTo(email)[0]?.text ?? '')?.[0] ?? '';
}

/** Opens the link that a registration was mailed. False where the system has no mail server. */
export async function openConfirmation(page: Page, email: string): Promise<boolean> {
  if (!inbox) return false;
  await page.getByText('Check your e-mail').waitFor();
  await page.goto(await receiveLink(inbox, email));
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
