import type { Page } from 'playwright-core';

/** All texts of a screen, visible or for screen readers, in one line. Neither sees those of a page before its scripts. */
export async function readTexts(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
    // A copy in a document that loads no pictures.
    const body = document.implementation.createHTMLDocument().importNode(document.body, true);
    for (const each of body.querySelectorAll('noscript, #first-paint')) each.remove();
    return [
      body.textContent,
      ...[...body.querySelectorAll('*')].flatMap((element) =>
        attributes.flatMap((name) => element.getAttribute(name) ?? []),
      ),
    ];
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}
