import { type AnalysisId, swingShotsSchema } from '@trueswing/contracts';
import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { databaseUrl } from './steps/database-url.ts';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { openSharedE2e, phone, type SharedE2e } from './steps/open-system.ts';

/** A swing without numbers, with the time of its video. */
let e2e: SharedE2e;
let page: Page;
let analysisId: AnalysisId;
let filmedAt: Date;

beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(phone, { reducedMotion: 'reduce' });
  await registerGolfer(page, 'Jo');
  analysisId = await addSampleSwing(e2e, page, { launchMonitorAssessment: null });
  const select = 'select filmed_at from gateway.swing where id = $1';
  const [row] = await queryDatabase(databaseUrl(e2e), select, [analysisId]);
  filmedAt = row?.filmed_at as Date;
});
afterAll(() => e2e.close());

/** A session as Garmin Golf exports it, with shots at so many seconds from the video. */
function garminFile(seconds: readonly number[]): string {
  const header = [
    'Date,Club Name,Club Type,Club Speed,Club Path,Club Face,Ball Speed,Spin Rate,Carry Distance,Carry Deviation Distance',
    ',,,[mph],[deg],[deg],[mph],[rpm],[yds],[yds]',
  ];
  const rows = seconds.map((second, shot) => {
    const time = new Date(filmedAt.getTime() + second * 1_000).toISOString();
    return `${time.replace(/\.\d+/, '')},,Driver,92.${shot},-1.${shot},5.8,133.${shot},2600,${205 + shot}.0,9.0`;
  });
  return [...header, ...rows].join('\n');
}
const openBallTab = async () => {
  await page.goto(`/analysis/${analysisId}`);
  await page.getByRole('tab', { name: 'Ball' }).click();
};
const dialog = () => page.getByRole('dialog', { name: 'Which shot was it?' });
const readJoined = async () =>
  swingShotsSchema.parse(await (await page.request.get(`/api/swing-analyses/${analysisId}/shots`)).json()).joined;

test('the Ball tab of a swing without numbers leads to the import, which leads back to the swing', async () => {
  await openBallTab();
  await page.getByText('Join the shot you hit with this swing.').waitFor();
  await looksRight(page, 'analysis-detail-no-numbers', { fullPage: true });
  await page.getByRole('button', { name: 'Join a Shot' }).click();
  await dialog().getByText('You have no shots with your Driver yet. Import a file first.').waitFor();
  await dialog().getByRole('link', { name: 'Import a File' }).click();
  const file = { name: 'range.csv', mimeType: 'text/csv', buffer: Buffer.from(garminFile([-130, -70, 4, 75])) };
  await page.getByLabel('Choose a File').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 4 Shots' }).click();
  await page.getByText('4 shots imported').waitFor();
  await page.getByRole('link', { name: 'Back to My Swing' }).click();
  await page.waitForURL(`**/analysis/${analysisId}`);
});

test('the shot at the time of the video is proposed, and joined it gives the swing its numbers', async () => {
  await openBallTab();
  await page.getByRole('button', { name: 'Join a Shot' }).click();
  await dialog()
    .getByText('One shot with your Driver is near the time of your video. Tap it if it is yours.')
    .waitFor();
  await looksRight(page, 'analysis-detail-shot-choice');
  await dialog().getByLabel('PGA Tour', { exact: true }).check({ force: true });
  const proposed = dialog().getByRole('region', { name: 'Nearest to your video' });
  await expectToast(page, 'Shot Joined', () => proposed.getByText('207 yd, ball 133.2 mph, club 92.2 mph').click());
  await page.getByRole('heading', { name: 'Ball Flight' }).waitFor();
  await page.getByText('Tour 275').waitFor();
  await page.getByText('207 yd, ball 133.2 mph, club 92.2 mph').waitFor();
  await page.getByText(/^Garmin, range\.csv, /).waitFor();
  expect((await readJoined())?.carryYd).toBe(207);
  await looksRight(page, 'analysis-detail-joined', { fullPage: true });
});

test('another shot takes its place, and without one the swing is as before', async () => {
  await page.getByRole('button', { name: 'Choose Another' }).click();
  await dialog().getByText('205 yd, ball 133.0 mph, club 92.0 mph').click();
  await expect.poll(readJoined).toMatchObject({ carryYd: 205 });
  await expectToast(page, 'Shot Removed', () => page.getByRole('button', { name: 'Remove', exact: true }).click());
  await page.getByRole('button', { name: 'Join a Shot' }).waitFor();
  expect(await readJoined()).toBeNull();
});

test('a deleted file leaves the swing without numbers', async () => {
  await page.getByRole('button', { name: 'Join a Shot' }).click();
  const proposed = dialog().getByRole('region', { name: 'Nearest to your video' });
  // Without a shot the swing has no tour either.
  await proposed.getByRole('button').click();
  await dialog().getByText('Choose a tour first. Then tap your shot.').waitFor();
  await dialog().getByLabel('LPGA Tour', { exact: true }).check({ force: true });
  await expectToast(page, 'Shot Joined', () => proposed.getByRole('button').click());
  await page.goto('/shots/import');
  await page.getByRole('button', { name: 'Delete range.csv' }).click();
  await page.getByRole('button', { name: 'Delete Import' }).click();
  await page.getByText('Your imports').waitFor({ state: 'detached' });
  await openBallTab();
  await page.getByText('Join the shot you hit with this swing.').waitFor();
});
