import type { Page } from 'playwright-core';

/**
 * Acts and waits for a toast: for its title, or for its title and its sentence. The wait begins first: a toast is shown
 * for 5 s, and a click on a busy machine may take as long. The text is exact: for a second a toast is also read aloud, by
 * an element that holds all of its texts.
 */
export async function expectToast(
  page: Page,
  texts: string | readonly string[],
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all([...[texts].flat().map((text) => page.getByText(text, { exact: true }).waitFor()), act()]);
}
