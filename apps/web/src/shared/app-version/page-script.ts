/** Path of the script that this page runs, which names its version. Written by write-pages.ts, run by first-paint/start.js. */
export function pageScript(): string {
  const client = document.querySelector<HTMLLinkElement>('link#client');
  if (!client) throw new Error('the page does not name its script');
  return new URL(client.href).pathname;
}
