import { expect } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { readGolfer } from '../steps/golfer.ts';
import { asPanelAsks, factOf, textOf, userOf, users } from './admin-page.ts';
import type { AdminSystem } from './admin-system.ts';

export async function readUsers({ admin, penny }: AdminSystem): Promise<void> {
  await userOf(admin, 'penny@example.com').waitFor();
  const counts = () => Promise.all(['Total Users', 'Premium Users', 'Free Users'].map((name) => factOf(admin, name)));
  await expect.poll(counts).toEqual(['2', '1', '1']);
  expect(await users(admin).count()).toBe(2);
  await userOf(admin, 'penny@example.com').getByText('Premium', { exact: true }).waitFor();
  await userOf(admin, 'penny@example.com')
    .getByText(/^Subscription: annual, active, period ends /)
    .waitFor();
  await userOf(admin, 'fred@example.com').getByText('Free', { exact: true }).waitFor();
  expect(await factOf(userOf(admin, 'fred@example.com'), 'Video Uploads')).toBe('1 / 1');
  expect(await factOf(userOf(admin, 'penny@example.com'), 'Video Uploads')).toBe('0 / unlimited');
  await expectToast(admin, 'Copied!', () =>
    admin.getByRole('button', { name: 'Copy the user id of penny@example.com' }).click(),
  );
  // Our headers forbid pages to read the clipboard, so the id is pasted.
  await admin.getByLabel('Search').press('Control+V');
  expect(await admin.getByLabel('Search').inputValue()).toBe((await readGolfer(penny)).id);
  await expect.poll(() => users(admin).count()).toBe(1);
  await admin.getByLabel('Search').fill('');
  await expect.poll(() => users(admin).count()).toBe(2);
}

export async function resetCounters({ admin, fred }: AdminSystem, firstAnalysis: string): Promise<void> {
  await fred.waitForURL(`**/analysis/${firstAnalysis}`, { timeout: 170_000 });
  await fred.getByRole('link', { name: "Today's Workout" }).first().click();
  await fred.getByText('Workout Overview').waitFor();
  await admin.getByRole('button', { name: 'Refresh' }).click();
  for (const [label, field, used] of [
    ['Video Uploads', 'videoUploadsUsed', '/ 1'],
    ['Analysis Views', 'analysisViewsUsed', '/ unlimited'],
    ['Workout Views', 'workoutViewsUsed', '/ 1'],
  ] as const) {
    const card = userOf(admin, 'fred@example.com');
    await expect.poll(() => factOf(card, label), { timeout: 15_000 }).toBe(`1 ${used}`);
    await expectToast(admin, ['Usage Reset', `Successfully reset ${field} for user`], () =>
      card.getByRole('button', { name: `Reset ${label} of fred@example.com` }).click(),
    );
    await expect.poll(() => factOf(card, label)).toBe(`0 ${used}`);
  }
  expect(await readGolfer(fred)).toMatchObject({ videoUploadsUsed: 0, analysisViewsUsed: 0, workoutViewsUsed: 0 });
}

export async function turnPagesAndSearch({ admin, query }: AdminSystem): Promise<void> {
  await query(
    `insert into gateway.account (id, email, first_name, last_name, created_at)
     select gen_random_uuid(), 'golfer-' || n || '@example.com', 'Golfer', 'Number' || n, now() - interval '1 day' * n
     from generate_series(1, 120) n`,
  );
  const total = () => factOf(admin, 'Total Users');
  await expect.poll(() => asPanelAsks(admin, total), { interval: 1_000 }).toBe('122');
  const shown: string[] = [];
  for (const page of [1, 2, 3]) {
    if (page > 1) await admin.getByRole('button', { name: 'Next', exact: true }).click();
    await admin.getByText(`Page ${page}`, { exact: true }).waitFor();
    // The page before stays until this one is there.
    await admin.locator('ul[aria-busy=false]').waitFor();
    expect(await users(admin).count()).toBe([50, 50, 22][page - 1]);
    shown.push(...(await users(admin).getByText('@example.com').allTextContents()));
  }
  expect(new Set(shown).size).toBe(122);
  expect(await admin.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
  await admin.getByRole('button', { name: 'Previous', exact: true }).click();
  await admin.getByText('Page 2', { exact: true }).waitFor();
  const search = admin.getByLabel('Search');
  await search.fill('NUMBER117');
  await expect.poll(() => users(admin).count()).toBe(1);
  await userOf(admin, 'golfer-117@example.com').waitFor();
  await search.fill('no-such-golfer');
  await admin.getByText('No users found').waitFor();
  await search.fill('penny@');
  await userOf(admin, 'penny@example.com').waitFor();
}

export async function makePasswordLink({ e2e, admin }: AdminSystem): Promise<void> {
  await admin.getByRole('button', { name: 'Password link for penny@example.com' }).click();
  await admin.getByRole('button', { name: 'Make Link' }).click();
  const link = await textOf(admin.getByRole('dialog').getByText(/^http/));
  const visitor = await e2e.openPage();
  await visitor.goto(link ?? '');
  await visitor.getByLabel('New password').fill('another-long-password');
  await visitor.getByRole('button', { name: 'Set password' }).click();
  await visitor.getByText('Your password is set').waitFor();
  await visitor.context().close();
  await admin.keyboard.press('Escape');
}
