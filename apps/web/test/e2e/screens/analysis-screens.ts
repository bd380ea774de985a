import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { registerGolfer, uploadSample } from '../steps/golfer.ts';
import { holdCalls } from '../steps/hold-calls.ts';
import { internalError } from '../steps/internal-error.ts';
import { h264, makeVideo, testPicture } from '../steps/make-video.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';
import { checkNoNotifications, checkNotifications } from './notification-screens.ts';
import { checkFreeWorkout, checkMissingWorkout } from './workout-screens.ts';

/** A free golfer's analysis in all states: none, waiting, running, complete, failed, deleted. */
export function analysisScreens(walk: () => ScreenWalk, folder: () => string): void {
  let page: Page;
  let id: string;

  test('before the first analysis', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Grace');
    await page.goto('/');
    await page.getByText('0/1 videos used').waitFor();
    await page.getByText('Week Streak').waitFor();
    await walk().check(page, 'home-empty');
    await page.getByRole('button', { name: 'Dismiss the checklist' }).click();
    await page.getByText('Your First Steps').waitFor({ state: 'detached' });
    await walk().recordTexts(page, 'home-checklist-dismissed');
    await checkMissingWorkout(walk(), page);
    await checkNoNotifications(walk(), page);
    await page.goto('/analysis');
    await page.getByText('No Analyses Yet').waitFor();
    await page.getByText('No Monthly Data Available').waitFor();
    await walk().check(page, 'analysis-list-empty');
  });

  test('while it waits and runs', async () => {
    const worker = walk().e2e.system.parts['analysis-worker'];
    if (!worker) throw new Error('the system has no analysis worker to stop');
    await worker.stop();
    await walk().allowShift(page, 'upload-successful', () =>
      expectToast(page, 'Upload Successful!', async () => {
        id = await uploadSample(page);
      }),
    );
    await walk().recordTexts(page, 'upload-successful');
    await page.getByText('next in line').waitFor();
    await walk().check(page, 'analysis-loading-waiting');
    await page.goto('/analysis');
    await page.getByText('AI analysis in progress...').waitFor();
    await walk().check(page, 'analysis-list-in-progress');
    await page.goto(`/analysis/${id}`);
    await page.getByText('AI analysis in progress...').waitFor();
    await walk().check(page, 'analysis-detail-in-progress');
    await page.goto('/');
    await page.getByText('AI analysis in progress...').waitFor();
    await walk().check(page, 'home-in-progress');
    await page.goto('/daily-workout');
    await page.getByText('Your swing is being analyzed').waitFor();
    await walk().check(page, 'workout-analyzing');
    await page.goto(`/analysis-loading/${id}`);
    const step = page.locator('li[data-state=current]', { hasText: 'Analyzing swing biomechanics' });
    // The step may be over before the worker says that it has started.
    await Promise.all([step.waitFor({ timeout: 60_000 }), worker.restart()]);
    // The analysis goes on meanwhile; the screen shows it when the step is checked.
    const status = `**/api/swing-analyses/${id}?*`;
    const release = await holdCalls(page, status);
    await walk().check(page, 'analysis-loading-steps');
    release();
    await page.unroute(status);
    await page.waitForURL(`**/analysis/${id}`, { timeout: 120_000 });
  });

  test('when it is complete', async () => {
    await page.goto(`/analysis/${id}`);
    await page.getByText('Mobility Analysis', { exact: true }).waitFor();
    await walk().check(page, 'analysis-detail-complete');
    await checkNotifications(walk(), page);
    await page.goto(`/analysis/${id}`);
    await page.getByText('Mobility Analysis', { exact: true }).waitFor();
    await page.goto('/');
    await page.getByText('Welcome back,').waitFor();
    await page.getByText('1/1 videos used').waitFor();
    await walk().check(page, 'home-with-analysis');
    await page.goto('/analysis');
    await page.getByText('Analysis Complete').waitFor();
    await page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor();
    await walk().check(page, 'analysis-list-free');
    await checkFreeWorkout(walk(), page);
    await page.goto('/upload');
    await page.getByText('Upload Limit Reached').waitFor();
    await walk().check(page, 'upload-limit-free');
  });

  test('when it cannot be loaded or deleted, and when it is deleted', async () => {
    await page.route('**/api/swing-analyses/**', (route) => route.fulfill(internalError));
    await page.goto('/analysis');
    await page.getByText('Failed to load swing analyses. Please try again.').first().waitFor();
    await walk().check(page, 'analysis-list-error');
    await page.goto(`/analysis/${id}`);
    // The upload is spent, and its form would refuse.
    await page.getByRole('link', { name: 'See what Premium adds' }).waitFor();
    await walk().check(page, 'analysis-detail-error');
    await page.unroute('**/api/swing-analyses/**');
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/analysis');
    await page.route(`**/api/swing-analyses/${id}`, (route) => route.fulfill(internalError));
    await expectToast(page, 'Failed to delete analysis. Please try again.', () =>
      page.getByRole('button', { name: 'Delete analysis' }).click(),
    );
    await page.getByText('Analysis Complete').waitFor();
    await walk().check(page, 'analysis-list-delete-failed');
    await page.unroute(`**/api/swing-analyses/${id}`);
    await expectToast(page, 'Analysis deleted', () => page.getByRole('button', { name: 'Delete analysis' }).click());
    await walk().recordTexts(page, 'analysis-list-deleted');
    await page.context().close();
  });

  test('when it failed', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Fred');
    await page.goto('/upload');
    const clip = makeVideo(folder(), 'without-golfer.mp4', [...testPicture('360x640', 3), ...h264]);
    await page.getByText('Try a sample swing').waitFor();
    await walk().allowShift(page, 'upload-without-golfer', async () => {
      await expectToast(page, 'Video Added', () => page.getByLabel(/^Face-On Video/).setInputFiles(clip));
      // Its card comes with code of its own.
      await page.getByRole('button', { name: 'Take a First Look' }).waitFor();
    });
    await page.getByRole('button', { name: 'Analyze My Swing' }).click();
    await page.getByRole('heading', { name: 'Analysis Failed' }).waitFor({ timeout: 90_000 });
    await walk().check(page, 'analysis-loading-failed');
    await page.goto(page.url().replace('analysis-loading', 'analysis'));
    await page.getByRole('link', { name: 'Upload New Video' }).waitFor();
    await page.getByText('We could not find a golfer.').waitFor();
    await walk().check(page, 'analysis-detail-failed');
    await page.goto(`/analysis/${randomUUID()}`);
    await page.getByText('Analysis not found. Please try again.').waitFor();
    await walk().check(page, 'analysis-detail-not-found');
    await page.goto('/analysis');
    await page.getByText('Unable to analyze video. Please try uploading again.').waitFor();
    await walk().check(page, 'analysis-list-failed');
    await page.goto('/');
    await page.getByText('Unable to analyze video. Please try uploading again.').waitFor();
    await page.getByText('0/1 videos used').waitFor();
    await walk().check(page, 'home-failed');
    await page.context().close();
  });
}
