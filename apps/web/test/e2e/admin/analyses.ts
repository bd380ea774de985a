import { openTestS3 } from '@trueswing/testkit';
import { expect } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { uploadSample } from '../steps/golfer.ts';
import { asPanelAsks, openScreen, records, textOf } from './admin-page.ts';
import { type AdminSystem, workerOf } from './admin-system.ts';

export async function retryFailedAnalysis(system: AdminSystem, firstAnalysis: string): Promise<void> {
  const { e2e, admin, fred, query } = system;
  const { bucket, s3 } = e2e.system.stores;
  const store = openTestS3(s3);
  const id = await uploadSample(fred);
  const [swing] = await query('select face_on_key as key from gateway.swing where id = $1', [id]);
  const key = String(swing?.key);
  const video = await (await store.getObject(bucket, key)).toArray();
  await store.removeObject(bucket, key);
  await workerOf(system).restart();
  await admin.goto('/admin/analyses');
  const item = records(admin, 'Analyses').filter({ hasText: id });
  const untilItSays = (status: string, timeout: number) => {
    const says = () => item.getByText(status, { exact: true }).count();
    return expect.poll(() => asPanelAsks(admin, says), { timeout, interval: 1_000 }).toBe(1);
  };
  // The third failure is the last; it would come after 25 s.
  const skipWaits = () =>
    query(
      `update analysis.job set failures = 2, due_at = now()
       where analysis_id = $1 and status = 'queued' and failures = 1 returning 1`,
      [id],
    );
  await expect.poll(skipWaits, { timeout: 20_000 }).toHaveLength(1);
  await untilItSays('failed', 30_000);
  await item.getByText(/^analysis-failed: /).waitFor();
  expect(await textOf(item)).toContain('Attempt 2, after 1 without a result; began after ');
  expect(await item.locator('[aria-current=step]').textContent()).toMatch(/^probe \d+%$/);

  await store.putObject(bucket, key, Buffer.concat(video));
  await expectToast(admin, ['Retry Queued', 'A worker takes the analysis within seconds.'], () =>
    item.getByRole('button', { name: `Retry the analysis ${id}` }).click(),
  );
  await untilItSays('succeeded', 170_000);
  expect(await textOf(item)).toMatch(
    /Attempt 3, after 2 without a result;.*ran \d+\.\d s.*total \d+\.\d s · .*pose \d+\.\d s/,
  );
  const finished = records(admin, 'Analyses').filter({ hasText: firstAnalysis });
  expect(await textOf(finished)).toMatch(/^succeededfred@example\.com.*Attempt 1; /);
  await admin.getByText('Failed', { exact: true }).click();
  await admin.getByText('No analyses found').waitFor();
}

export async function followFlaggedPoints({ admin }: AdminSystem): Promise<void> {
  await openScreen(admin, 'Flagged points');
  await expect
    .poll(() => textOf(records(admin, 'Flagged points')), { timeout: 20_000 })
    .toMatch(/^Uploaded the same video again.*fred@example\.com/);
  await records(admin, 'Flagged points')
    .getByRole('link', { name: /^Analysis of flag/ })
    .click();
  await admin.getByRole('heading', { level: 1, name: 'Analyses' }).waitFor();
  await expect.poll(() => records(admin, 'Analyses').count()).toBe(1);
}
