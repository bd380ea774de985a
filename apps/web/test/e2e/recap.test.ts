import { readFile, writeFile } from 'node:fs/promises';
import { recapAnswerSchema } from '@trueswing/contracts';
import { addDays, centralMonthKey, nameMonth, nameMonthAndYear, previousMonth } from '@trueswing/domain';
import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRecapsAt } from '../../../../services/gateway/test/write-recaps-at.ts';
import { longestRecap, recapOf } from '../fixtures/recap.ts';
import { databaseUrl } from './steps/database-url.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { openSharedE2e, phone, type SharedE2e, screenshotFolder, takesScreenshots } from './steps/open-system.ts';
import { payForPremium } from './steps/payments.ts';

let e2e: SharedE2e;
/** A golfer with Premium and shots, and one on the free plan who did nothing. */
let page: Page;
let free: Page;
/** The month that is summed up: the clock of the job is set to ten or eleven of the day after it. Only the golfers' shots lie in it. */
const thisMonth = centralMonthKey(new Date());
const afterMonth = new Date(`${thisMonth}T16:00:00Z`);
const month = previousMonth(thisMonth);
const monthBefore = previousMonth(month);

beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(phone, { reducedMotion: 'reduce' });
  free = await e2e.openPage(phone, { reducedMotion: 'reduce' });
  await registerGolfer(page, 'Rita');
  await registerGolfer(free, 'Frida');
});
afterAll(() => e2e.close());

const check = (of: Page, name: string) => looksRight(of, name, { fullPage: true });

/** A session as Garmin Golf exports it, on two days of each month; in the newer one the driver carries farther. */
function garminFile(): string {
  const header = [
    'Date,Club Name,Club Type,Club Speed,Club Path,Club Face,Ball Speed,Spin Rate,Carry Distance,Carry Deviation Distance',
    ',,,[mph],[deg],[deg],[mph],[rpm],[yds],[yds]',
  ];
  const sessions = [monthBefore, month].flatMap((of, at) =>
    [10, 17].map((days) => ({ day: addDays(of, days), carryYd: 205 + 25 * at })),
  );
  const rows = sessions.flatMap(({ day, carryYd }) =>
    [-6, -3, 0, 1, 3, 6].map((off, shot) => {
      const [year, monthOfYear, dayOfMonth] = day.split('-');
      const time = `${monthOfYear}/${dayOfMonth}/${year?.slice(2)} 12:3${shot}:00`;
      return `${time},,Driver,92.${shot},-1.${shot},0.8,133.${shot},2600,${carryYd + off}.0,${off}.0`;
    }),
  );
  return [...header, ...rows].join('\n');
}

/** Lets the golfers be here since the month, and the job look at them when it has ended. In the first week the system's own job ran before. */
async function endTheMonth(): Promise<void> {
  const [rita, frida] = [await readGolfer(page), await readGolfer(free)];
  const query = (text: string, values: unknown[]) => queryDatabase(databaseUrl(e2e), text, values);
  await query('update gateway.account set created_at = $2 where id = any($1)', [
    [rita.id, frida.id],
    `${addDays(month, 3)}T12:00:00Z`,
  ]);
  await query("delete from gateway.job_run where job = 'write-recaps' and period = $1", [month]);
  await writeRecapsAt(e2e.system.gatewayEnvironment ?? {}, afterMonth);
}

test('before the first month has ended the list says when a recap comes', async () => {
  await page.goto('/recaps');
  await page.getByText('No recap yet').waitFor();
  await check(page, 'recaps-none');
  await page.goto(`/recaps/${month}`);
  await page.getByText('No recap of this month').waitFor();
  await check(page, 'recap-not-found');
});

test('a file of a launch monitor becomes shots, and what really changed', async () => {
  await payForPremium(page);
  await page.goto('/shots/import');
  const file = { name: 'garmin.csv', mimeType: 'text/csv', buffer: Buffer.from(garminFile()) };
  await page.getByLabel('Choose a File').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 24 Shots' }).click();
  await page.getByText('24 shots imported').waitFor();
  await page.goto('/shots');
  await page.getByLabel('Month').selectOption(month);
  await page.getByRole('heading', { name: 'Driver' }).waitFor();
  await page.goto('/progress');
  await page.getByText(/^Carry with the driver is \d+ yd higher than in \w+ \d{4}: likely a change\.$/).waitFor();
  await page.getByRole('link', { name: 'See Your Recaps' }).waitFor();
  await check(page, 'progress-with-recaps');
});

test('when the month has ended a notification opens its recap, with those shots', async () => {
  await endTheMonth();
  const title = `Your ${nameMonth(month)}`;
  const notified = async () => {
    const answer = await page.request.get('/api/notifications');
    return ((await answer.json()) as { title: string }[]).map((one) => one.title);
  };
  await expect.poll(notified, { timeout: 30_000, interval: 1_000 }).toContain(title);
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText(title).click();
  await page.waitForURL(`**/recaps/${month}`);
  await page.getByRole('heading', { level: 1, name: `Your ${nameMonthAndYear(month)}` }).waitFor();
  await page.getByText('12 shots, carry 230 yd').waitFor();
  const changes = page.getByRole('list', { name: 'Changes' });
  await changes.getByText(/^Carry with the driver is \d+ yd higher than in \w+ \d{4}: likely a change\.$/).waitFor();
  await page.getByRole('link', { name: 'Film a Swing' }).waitFor();
  await page.getByText(/^Written on /).waitFor();
  await check(page, 'recap');
});

/** Saves the recap that the page shows as a picture and as a PDF. */
async function saveFiles(name: string) {
  const saved = async (button: string) => {
    const downloading = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: button }).click();
    const download = await downloading;
    const bytes = await readFile(await download.path());
    const fileName = download.suggestedFilename();
    if (takesScreenshots) await writeFile(`${screenshotFolder}${name}-${fileName}`, bytes);
    return { fileName, bytes };
  };
  await page.getByRole('button', { name: 'Share This Month' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this month' });
  await dialog.getByRole('img', { name: 'Preview' }).waitFor();
  await check(page, `${name}-share`);
  const jpeg = await saved('Share Picture');
  const pdf = await saved('Get PDF');
  await page.keyboard.press('Escape');
  return { jpeg, pdf };
}

test('the recap is saved as a picture and as a PDF', async () => {
  const { jpeg, pdf } = await saveFiles('recap');
  expect(jpeg.fileName).toBe(`trueswing-recap-${month.slice(0, 7)}.jpg`);
  expect(jpeg.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(pdf.fileName).toBe(`trueswing-recap-${month.slice(0, 7)}.pdf`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the longest values fit on the screen and in the files', async () => {
  const path = '**/api/recaps/*';
  await page.route(path, (route) => route.fulfill({ json: { recap: longestRecap() } }));
  await page.goto(`/recaps/${month}`);
  await page.getByText('19,999,998').waitFor();
  await check(page, 'recap-longest');
  await saveFiles('recap-longest');
  await page.unroute(path);
});

test('a recap that cannot be read leads to the others', async () => {
  const path = '**/api/recaps/*';
  await page.route(path, (route) => route.fulfill({ json: { recap: null } }));
  await page.goto(`/recaps/${month}`);
  await page.getByText('This recap cannot be shown').waitFor();
  await check(page, 'recap-unreadable');
  await page.unroute(path);
});

test('what is imported later does not change it, and the list has it', async () => {
  const read = async () => recapAnswerSchema.parse(await (await page.request.get(`/api/recaps/${month}`)).json());
  const before = await read();
  const more = garminFile().replaceAll('Driver', '7 Iron');
  await page.goto('/shots/import');
  await page
    .getByLabel('Choose a File')
    .setInputFiles({ name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from(more) });
  await page.getByRole('button', { name: 'Import 24 Shots' }).click();
  await page.getByText('24 shots imported').waitFor();
  expect(await read()).toEqual(before);
  await page.goto('/progress');
  await page.getByRole('link', { name: 'See Your Recaps' }).click();
  await page.getByRole('link', { name: nameMonthAndYear(month) }).waitFor();
  await check(page, 'recaps');
});

test('a golfer on the free plan who did nothing reads what is missing', async () => {
  await free.goto(`/recaps/${month}`);
  await free.getByText('There is too little to compare yet.').waitFor();
  await free.getByText('With Premium your next recaps also show what really changed in your swing.').waitFor();
  await free.getByText('No swing, shot or workout counted this month. The next one is yours.').waitFor();
  await check(free, 'recap-empty');
});

test('a golfer on the free plan with shots reads what they did, without the comparison of swings', async () => {
  const path = '**/api/recaps/*';
  const recap = recapOf({ isSwingCompared: false, training: null });
  await free.route(path, (route) => route.fulfill({ json: { recap } }));
  await free.goto(`/recaps/${month}`);
  await free.getByText('With Premium your next recaps also show what really changed in your swing.').waitFor();
  await free.getByText('120 shots, carry 150 yd').waitFor();
  await check(free, 'recap-free');
  await free.unroute(path);
});
