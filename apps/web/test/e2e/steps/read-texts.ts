import type { Page } from 'playwright-core';

/** All texts of a screen, visible or for screen readers, in one line. */
export async function readTexts(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
    return [
      document.body.textContent,
      ...[...document.body.querySelectorAll('*')].flatMap((element) =>
        attributes.flatMap((name) => element.getAttribute(name) ?? []),
      ),
    ];
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}
