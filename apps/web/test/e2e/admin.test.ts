import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEvent, openTestS3, queryDatabase } from '@trueswing/testkit';
import ExcelJS from 'exceljs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from './steps/database-url.ts';
import { readGolfer, registerGolfer, uploadSample } from './steps/golfer.ts';
import { makeSmallSample, serveSamples } from './steps/make-video.ts';
import { desktop, type E2e, openE2e } from './steps/open-system.ts';
import { cards, control, expectPremiumSoon, typeCard } from './steps/payments.ts';

/** An admin on the running system, with what two golfers did: Fred is on the free plan, Penny pays. */
let e2e: E2e;
let folder: string;
let fred: Page;
let penny: Page;
let admin: Page;
let firstAnalysis: string;

beforeAll(async () => {
  e2e = await openE2e();
  folder = await mkdtemp(join(tmpdir(), 'trueswing-admin-'));
  makeSmallSample(folder, 'face-on');
  makeSmallSample(folder, 'down-the-line');
  admin = await e2e.openPage(desktop, {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

const query = (statement: string, values?: readonly unknown[]) => queryDatabase(databaseUrl(e2e), statement, values);
/** Acts and reads the toast: its title, then its sentence. */
async function toast(texts: readonly string[], act: () => Promise<void>): Promise<void> {
  await Promise.all([...texts.map((text) => admin.getByText(text, { exact: true }).waitFor()), act()]);
}
const open = async (name: string) => {
  await admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
  await admin.getByRole('heading', { level: 1, name }).waitFor();
};
const users = () => admin.getByRole('region', { name: 'User list' }).getByRole('list').locator('> li');
const userOf = (email: string) => users().filter({ hasText: email });
/** What stands beside a name in a list of facts. */
const factOf = (within: Locator | Page, name: string) =>
  within.locator('dl > div').filter({ hasText: name }).locator('dd').first().textContent();
const records = (name: string) => admin.getByRole('list', { name, exact: true }).locator('> li');
const text = (locator: Locator) => locator.first().textContent();

test('two golfers register; one uploads a swing, one subscribes', async () => {
  fred = await e2e.openPage();
  await serveSamples(fred, folder);
  await registerGolfer(fred, 'Fred', 'fred@example.com');
  // The worker analyzes it during the next tests.
  firstAnalysis = await uploadSample(fred);
  penny = await e2e.openPage();
  await registerGolfer(penny, 'Penny', 'penny@example.com');
  await penny.goto('/subscribe');
  await typeCard(penny, cards.good);
  await penny.getByRole('button', { name: 'Subscribe to Premium - $99.99/year', exact: true }).click();
  await expectPremiumSoon(penny);
});

test('the panel leads a visitor to the sign-in, which refuses a wrong password', async () => {
  await admin.goto('/admin');
  await admin.waitForURL('**/admin-login');
  const submit = admin.getByRole('button', { name: 'Access Admin Panel', exact: true });
  const password = admin.getByLabel('Admin password');
  expect(await submit.isDisabled()).toBe(true);
  await password.fill('a wrong password');
  expect(await password.getAttribute('type')).toBe('password');
  await admin.getByRole('button', { name: 'Show', exact: true }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await submit.click();
  expect(await text(admin.getByRole('alert').locator('> div'))).toBe('Invalid admin password');
  expect(await admin.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect((await admin.request.get('/api/admin/users')).status()).toBe(401);
  expect((await penny.request.get('/api/admin/users')).status()).toBe(403);
});

test('the right password opens the users, with their plans, points and usage', async () => {
  await admin.getByLabel('Admin password').fill(e2e.system.adminPassword);
  await toast(['Access Granted', 'Welcome to the admin panel'], () =>
    admin.getByRole('button', { name: 'Access Admin Panel' }).click(),
  );
  expect(new URL(admin.url()).pathname).toBe('/admin');
  await userOf('penny@example.com').waitFor();
  const counts = () => Promise.all(['Total Users', 'Premium Users', 'Free Users'].map((name) => factOf(admin, name)));
  await expect.poll(counts).toEqual(['2', '1', '1']);
  expect(await users().count()).toBe(2);
  await userOf('penny@example.com').getByText('Premium', { exact: true }).waitFor();
  await userOf('penny@example.com')
    .getByText(/^Subscription: annual, active, period ends /)
    .waitFor();
  await userOf('fred@example.com').getByText('Free', { exact: true }).waitFor();
  expect(await factOf(userOf('fred@example.com'), 'Video Uploads')).toBe('1 / 1');
  expect(await factOf(userOf('penny@example.com'), 'Video Uploads')).toBe('0 / unlimited');
  await toast(['Copied!'], () => admin.getByRole('button', { name: 'Copy the user id of penny@example.com' }).click());
  // Pages of ours may not read the clipboard; a paste finds the user.
  await admin.getByLabel('Search').press('Control+V');
  expect(await admin.getByLabel('Search').inputValue()).toBe((await readGolfer(penny)).id);
  await expect.poll(() => users().count()).toBe(1);
  await admin.getByLabel('Search').fill('');
  await expect.poll(() => users().count()).toBe(2);
});

test('each counter is set back, and the golfer can upload again', async () => {
  await fred.waitForURL(`**/analysis/${firstAnalysis}`, { timeout: 170_000 });
  await fred.getByRole('link', { name: "Today's Workout" }).first().click();
  await fred.getByText('Workout Overview').waitFor();
  await admin.getByRole('button', { name: 'Refresh' }).click();
  for (const [label, field, used] of [
    ['Video Uploads', 'videoUploadsUsed', '/ 1'],
    ['Analysis Views', 'analysisViewsUsed', '/ unlimited'],
    ['Workout Views', 'workoutViewsUsed', '/ 1'],
  ] as const) {
    const card = userOf('fred@example.com');
    await expect.poll(() => factOf(card, label), { timeout: 15_000 }).toBe(`1 ${used}`);
    await toast(['Usage Reset', `Successfully reset ${field} for user`], () =>
      card.getByRole('button', { name: `Reset ${label} of fred@example.com` }).click(),
    );
    await expect.poll(() => factOf(card, label)).toBe(`0 ${used}`);
  }
  expect(await readGolfer(fred)).toMatchObject({ videoUploadsUsed: 0, analysisViewsUsed: 0, workoutViewsUsed: 0 });
});

test('the list refreshes by itself, is searched, and turns its pages', async () => {
  await query(
    `insert into gateway.account (id, email, first_name, last_name, created_at)
     select gen_random_uuid(), 'golfer-' || n || '@example.com', 'Golfer', 'Number' || n, now() - interval '1 day' * n
     from generate_series(1, 120) n`,
  );
  await expect.poll(() => factOf(admin, 'Total Users'), { timeout: 15_000 }).toBe('122');
  const shown: string[] = [];
  for (const page of [1, 2, 3]) {
    if (page > 1) await admin.getByRole('button', { name: 'Next', exact: true }).click();
    await admin.getByText(`Page ${page}`, { exact: true }).waitFor();
    // The page before stays until this one is there.
    await admin.locator('ul[aria-busy=false]').waitFor();
    expect(await users().count()).toBe([50, 50, 22][page - 1]);
    shown.push(...(await users().getByText('@example.com').allTextContents()));
  }
  expect(new Set(shown).size).toBe(122);
  expect(await admin.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
  await admin.getByRole('button', { name: 'Previous', exact: true }).click();
  await admin.getByText('Page 2', { exact: true }).waitFor();
  const search = admin.getByLabel('Search');
  await search.fill('NUMBER117');
  await expect.poll(() => users().count()).toBe(1);
  await userOf('golfer-117@example.com').waitFor();
  await search.fill('nobody-has-this');
  await admin.getByText('No users found').waitFor();
  await search.fill('penny@');
  await userOf('penny@example.com').waitFor();
});

test('a link for a lost password is made, and works', async () => {
  await admin.getByRole('button', { name: 'Password link for penny@example.com' }).click();
  await admin.getByRole('button', { name: 'Make Link' }).click();
  const link = await text(admin.getByRole('dialog').getByText(/^http/));
  const visitor = await e2e.openPage();
  await visitor.goto(link ?? '');
  await visitor.getByLabel('New password').fill('another-long-password');
  await visitor.getByRole('button', { name: 'Set password' }).click();
  await visitor.getByText('Your password is set').waitFor();
  await visitor.context().close();
  await admin.keyboard.press('Escape');
});

test('an analysis that fails on our side shows stage, attempts and error, and a retry finishes it', async () => {
  const worker = e2e.system.parts['analysis-worker'];
  if (!worker) throw new Error('the system has no analysis worker to stop');
  const { bucket, s3 } = e2e.system.stores;
  const store = openTestS3(s3);
  await worker.stop();
  const id = await uploadSample(fred);
  const [swing] = await query('select face_on_key as key from gateway.swing where id = $1', [id]);
  const key = String(swing?.key);
  const video = await (await store.getObject(bucket, key)).toArray();
  await store.removeObject(bucket, key);
  await worker.restart();
  await admin.goto('/admin/analyses');
  const item = records('Analyses').filter({ hasText: id });
  // The third failure is the last; it would come after 25 s.
  const skipWaits = () =>
    query(
      `update analysis.job set failures = 2, due_at = now()
       where analysis_id = $1 and status = 'queued' and failures = 1 returning 1`,
      [id],
    );
  await expect.poll(skipWaits, { timeout: 20_000 }).toHaveLength(1);
  await item.getByText('failed', { exact: true }).waitFor();
  await item.getByText(/^analysis-failed: /).waitFor();
  expect(await text(item)).toContain('Attempt 2, after 1 without a result; began after ');
  expect(await item.locator('[aria-current=step]').textContent()).toMatch(/^probe \d+%$/);

  await store.putObject(bucket, key, Buffer.concat(video));
  await toast(['Retry Queued', 'A worker takes the analysis within seconds.'], () =>
    item.getByRole('button', { name: `Retry the analysis ${id}` }).click(),
  );
  await item.getByText('succeeded', { exact: true }).waitFor({ timeout: 60_000 });
  expect(await text(item)).toMatch(/Attempt 3, after 2 without a result;.*ran \d+\.\d s.*total \d+\.\d s · /);
  const finished = records('Analyses').filter({ hasText: firstAnalysis });
  expect(await text(finished)).toMatch(/^succeededfred@example\.com.*Attempt 1; .*pose \d+\.\d s/);
  await admin.getByText('Failed', { exact: true }).click();
  await admin.getByText('No analyses found').waitFor();
});

test('the same video again is among the flagged points, which lead to its analysis', async () => {
  await open('Flagged points');
  await expect
    .poll(() => text(records('Flagged points')), { timeout: 20_000 })
    .toMatch(/^Uploaded the same video again.*fred@example\.com/);
  await records('Flagged points')
    .getByRole('link', { name: /^Analysis of flag/ })
    .click();
  await admin.getByRole('heading', { level: 1, name: 'Analyses' }).waitFor();
  await expect.poll(() => records('Analyses').count()).toBe(1);
});

test('refunds and disputes are payment alerts', async () => {
  const [paid] = await query('select stripe_customer_id as customer from billing.customer');
  await control(e2e, 'refunds', { customer: paid?.customer, amount: 500 });
  await control(e2e, 'disputes', { customer: paid?.customer });
  await open('Payment alerts');
  const shown = async () => (await records('Payment alerts').allTextContents()).toSorted();
  await expect
    .poll(shown, { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(/^Dispute of \$\d+\.99needs response.*penny@example\.comch_/),
      expect.stringMatching(/^Refund of \$5\.00partial.*penny@example\.comch_/),
    ]);
});

test('a dead letter names its cause, and is processed when that is repaired', async () => {
  await query('alter table billing.customer rename to customer_away');
  await addEvent(databaseUrl(e2e), {
    type: 'user.email-changed',
    payload: { userId: (await readGolfer(fred)).id },
    consumers: ['billing'],
    failedAttempts: 11,
  });
  await open('Dead letters');
  await expect
    .poll(() => text(records('Dead letters')), { timeout: 20_000 })
    .toMatch(/^user\.email-changedbilling.*12 attempts; the last one: .*relation "billing\.customer" does not exist/);
  await query('alter table billing.customer_away rename to customer');
  await toast(['Redriven', '1 event is processed again.'], () =>
    admin.getByRole('button', { name: 'Redrive user.email-changed for billing' }).click(),
  );
  await admin.getByText('No dead letters').waitFor();
  const processed = () =>
    query(
      "select 1 from events.event e join events.delivery d on d.event_id = e.id where e.type = 'user.email-changed' and d.processed_at is not null",
    );
  await expect.poll(processed, { timeout: 20_000 }).toHaveLength(1);
});

test('the spreadsheet is downloaded, edited and imported', async () => {
  await open('Downloads');
  await admin.getByText(/^398 videos in 7 categories, about \d+ KB\./).waitFor();
  expect(await factOf(admin, 'Core Control & Rotational Strength')).toBe('153');
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Download Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('golf-exercise-videos.xlsx');
  const file = await readFile(await download.path());
  const check = async (buffer: Buffer) => {
    await admin.getByLabel('Edited spreadsheet').setInputFiles({ name: 'edited.xlsx', mimeType: '', buffer });
    await admin.getByRole('button', { name: 'Check File' }).click();
  };
  await check(file);
  await admin.getByText('0 added · 0 removed · 0 changed · 398 unchanged').waitFor();
  await check(await editFirstRow(file, { Difficulty: 'very hard' }));
  await admin.getByText('There is 1 mistake in this file, so nothing changed.').waitFor();
  await check(await editFirstRow(file, { Name: 'The Renamed Exercise' }));
  await admin.getByText('0 added · 0 removed · 1 changed · 397 unchanged').waitFor();
  await admin.getByRole('button', { name: 'Import Now' }).click();
  await admin.getByText('Imported. Golfers see the new exercises now.').waitFor();
  await fred.goto('/exercises');
  await fred.getByPlaceholder('Search exercises...').fill('The Renamed');
  await fred.getByText('The Renamed Exercise').first().waitFor();
});

test('what was done is in the audit, the newest first', async () => {
  await open('Audit');
  const actions = async () =>
    (await records('Audit').locator('p:first-child > span').allTextContents()).map((each) => each.trim());
  await expect.poll(async () => (await actions()).length).toBe(10);
  expect(await actions()).toEqual([
    ...['Spreadsheet imported', 'Spreadsheet downloaded', 'Dead letters redriven', 'Analysis retried'],
    ...['Password link made', 'Usage reset', 'Usage reset', 'Usage reset', 'Signed in', 'Sign-in refused'],
  ]);
  expect(await text(records('Audit').nth(5))).toContain('field: workoutViewsUsed');
});

test('the queue board is open to the admin, and closed with the panel after signing out', async () => {
  await admin.getByRole('link', { name: 'Queue', exact: true }).click();
  await admin.getByText('analyze-video').first().waitFor();
  await admin.goBack();
  await toast(['Signed Out'], () => admin.getByRole('button', { name: 'Sign Out' }).click());
  await admin.waitForURL('**/admin-login');
  expect((await admin.request.get('/api/admin/queues')).status()).toBe(401);
  await admin.goto('/admin/audit');
  await admin.waitForURL('**/admin-login');
});

/** The spreadsheet with other values in the first exercise of the first category. */
async function editFirstRow(file: Buffer, values: Readonly<Record<string, string>>): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  const sheet = workbook.getWorksheet('Core Control & Rotation');
  const headers = (sheet?.getRow(1).values ?? []) as string[];
  for (const [header, value] of Object.entries(values)) {
    const cell = sheet?.getRow(2).getCell(headers.indexOf(header));
    if (cell) cell.value = value;
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
