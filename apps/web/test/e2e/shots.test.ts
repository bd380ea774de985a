import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { findViolations } from './steps/check-accessibility.ts';
import { databaseUrl } from './steps/database-url.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { internalError } from './steps/internal-error.ts';
import { logSession, type Session } from './steps/log-shots.ts';
import { looksRight } from './steps/looks-right.ts';
import { openSharedE2e, phone, type SharedE2e } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
beforeAll(async () => {
  e2e = await openSharedE2e();
  // Colors that fade from one scheme to the other would be measured halfway.
  page = await e2e.openPage(phone, { reducedMotion: 'reduce' });
  await registerGolfer(page, 'Bella');
});
afterAll(() => e2e.close());

const bag: readonly Session[] = [
  { club: 'driver', shots: 18, carryYd: 212, clubSpeedMph: 92, daysAgo: 1 },
  { club: '5-wood', shots: 3, carryYd: 186, clubSpeedMph: 86, daysAgo: 1 },
  { club: '6-iron', shots: 14, carryYd: 153, clubSpeedMph: 79, daysAgo: 1 },
  { club: '7-iron', shots: 40, carryYd: 150, clubSpeedMph: 78, daysAgo: 1 },
  { club: '9-iron', shots: 16, carryYd: 121, clubSpeedMph: 74, daysAgo: 1 },
  { club: '7-iron', shots: 30, carryYd: 143, clubSpeedMph: 76, daysAgo: 40 },
];

test('a golfer without shots is led to the import', async () => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See my shots' }).click();
  await page.waitForURL('**/shots');
  await page.getByText('No shots yet').waitFor();
  expect(await page.getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe('/shots/import');
  await looksRight(page, 'shots-none', { fullPage: true });
});

test('the shots of a session become averages, a picture and a bag, beside the month before and a group', async () => {
  const { id } = await readGolfer(page);
  for (const session of bag) await logSession(e2e, id, session);
  await page.reload();
  await page.getByRole('heading', { name: '7-Iron' }).waitFor();
  const carry = page.getByText('Carry', { exact: true }).and(page.locator('dt')).locator('..');
  await carry.getByText('Beyond chance', { exact: true }).waitFor();
  await page.getByText(/^Your shots center \d yd right of the target/).waitFor();
  await page.getByText('7-Iron and 6-Iron overlap').or(page.getByText('6-Iron and 7-Iron overlap')).waitFor();
  await page.getByText('More shots needed: 5-Wood.').waitFor();

  await page.getByLabel('Compare with').selectOption('amateur-men');
  await page.getByText(/^(Level with|Above|Below) the group’s about 78\.0$/).waitFor();
  await page.reload();
  await page.getByText(/the group’s about 78\.0$/).waitFor();
  await looksRight(page, 'shots', { fullPage: true });

  await page.getByLabel('Club').selectOption('driver');
  await page.getByRole('heading', { name: 'Driver' }).waitFor();
  await page.getByText(/the group’s 3,275$/).waitFor();

  await page.getByLabel('Club').selectOption('5-wood');
  await page.getByText('No picture yet').waitFor();
  await looksRight(page, 'shots-few', { fullPage: true });
});

test('shots that could not be loaded can be asked for again', async () => {
  for (const [path, name, sentence] of [
    ['**/api/ball/months', 'shots-failed', 'We could not load your shots.'],
    ['**/api/ball/months/*', 'shots-month-failed', 'We could not load this month.'],
  ] as const) {
    await page.route(path, (route) => route.fulfill(internalError));
    await page.goto('/shots');
    await page.getByText(sentence).waitFor();
    await looksRight(page, name, { fullPage: true });
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: '7-Iron' }).waitFor();
  }
});

test('a report says that one shot contradicts the average, and shows each number beside its average', async () => {
  const onLine = { n: 18, leftOut: 0, mean: 0, standardDeviation: 1.5 };
  const ballHistory = { faceAngleDeg: onLine, clubPathDeg: onLine, faceToPathDeg: onLine };
  const id = await addSampleSwing(e2e, page, { ballHistory });
  await queryDatabase(
    databaseUrl(e2e),
    `update gateway.swing set club_speed_mph = 93, ball_speed_mph = 121, carry_yd = 205, face_angle_deg = 7, club_path_deg = 0
     where id = $1`,
    [id],
  );
  await page.goto(`/analysis/${id}`);
  await page
    .getByText(/^This ball flew off line, but your average of 18 shots is on line\. One shot is noise\.$/)
    .waitFor();
  await looksRight(page, 'analysis-detail-contradiction', { fullPage: true });
  await page.getByRole('tab', { name: 'Ball' }).click();
  await page.getByRole('heading', { name: 'Beside Your Average' }).waitFor();
  await page.getByText('Average of 19 shots').first().waitFor();
  await looksRight(page, 'analysis-detail-beside-average', { fullPage: true });
});

test('the shots lead to what really changed, without a swing and without Premium', async () => {
  await page.goto('/shots');
  await page.getByRole('link', { name: 'What really changed' }).click();
  await page.waitForURL('**/progress');
  await page.getByRole('list', { name: 'Ball' }).getByText('Carry', { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('the monthly averages have the imported shots', async () => {
  await page.goto('/analysis');
  await page.getByRole('heading', { name: 'Monthly Performance Averages' }).waitFor();
  await page.getByText('40 shots').first().waitFor();
  await looksRight(page, 'averages-of-shots', { fullPage: true });
  await page.getByRole('link', { name: 'See all my shots' }).click();
  await page.waitForURL('**/shots');
});

test('another golfer sees none of them', async () => {
  const other = await e2e.openPage();
  await registerGolfer(other, 'Otto');
  await other.goto('/shots');
  await other.getByText('No shots yet').waitFor();
  await other.context().close();
});
