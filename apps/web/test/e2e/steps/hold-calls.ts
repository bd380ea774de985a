import type { Page, Route } from 'playwright-core';

/** Lets the page's calls wait until the function that this returns is called. Then they are answered. */
export async function holdCalls(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return release;
}
