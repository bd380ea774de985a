import type { Locator, Page } from 'playwright-core';

/** Opens a screen of the panel from its navigation. */
export async function openScreen(admin: Page, name: string): Promise<void> {
  await admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
  await admin.getByRole('heading', { level: 1, name }).waitFor();
}

export const users = (admin: Page) =>
  admin.getByRole('region', { name: 'User list' }).getByRole('list').locator('> li');
export const userOf = (admin: Page, email: string) => users(admin).filter({ hasText: email });

/** The entries of the list of this name. */
export const records = (admin: Page, name: string) => admin.getByRole('list', { name, exact: true }).locator('> li');

/** Reads the page while its clock runs fast: the panel asks for its lists every 10 s, and shows what is new in the next poll. */
export async function asPanelAsks<T>(admin: Page, read: () => Promise<T>): Promise<T> {
  await admin.clock.fastForward(10_000);
  return await read();
}

/** The value beside a name in a list of facts. */
export const factOf = (within: Locator | Page, name: string) =>
  within.locator('dl > div').filter({ hasText: name }).locator('dd').first().textContent();

export const textOf = (locator: Locator) => locator.first().textContent();
