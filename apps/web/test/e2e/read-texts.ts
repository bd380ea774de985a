import type { Page } from 'playwright-core';

/** All that a golfer reads or has read out on a screen, in one line. */
export async function readTexts(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'placeholder', 'alt', 'title'];
    return [
      document.body.textContent,
      ...[...document.body.querySelectorAll('*')].flatMap((element) =>
        spoken.flatMap((name) => element.getAttribute(name) ?? []),
      ),
    ];
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}
