import type { Page } from 'playwright-core';

/**
 * Applies styles to a page until the function that it returns is called. The option `style` of Playwright's screenshots adds a style
 * element, which the content security policy blocks.
 */
export async function adoptStyle(page: Page, styles: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets.push(made);
    return made;
  }, styles);
  return () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== made);
    });
}
