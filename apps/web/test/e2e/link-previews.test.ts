import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedE2e, phone, type SharedE2e } from './steps/open-system.ts';

/** Reads what programs without scripts read: previews of links, search engines. And what the console of a visitor says. */
let e2e: SharedE2e;
beforeAll(async () => {
  e2e = await openSharedE2e();
});
afterAll(() => e2e.close());

const fetchPage = (path: string) => fetch(`${e2e.system.webUrl}${path}`);
async function readPreview(path: string) {
  const html = await (await fetchPage(path)).text();
  const tags = [...html.matchAll(/<meta (?:name|property)="([\w:-]+)" content="([^"]*)"/g)];
  return {
    html,
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    tags: Object.fromEntries(tags.map(([, name, text]) => [name, text])),
  };
}

test.each([
  ['/', 'TrueSwing', 'AI-powered mobility for a stronger, smarter swing.'],
  ['/sample', 'A sample swing analysis · TrueSwing', 'See what TrueSwing finds in one swing'],
  ['/shared/some-token', 'A shared swing · TrueSwing', 'A golfer shared a swing with you.'],
])('the page at %s says what a preview of its link shows', async (path, title, description) => {
  const preview = await readPreview(path);
  expect(preview.title).toBe(title);
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect([name, preview.tags[name]]).toEqual([name, expect.stringContaining(description)]);
  }
  for (const name of ['og:title', 'twitter:title']) expect([name, preview.tags[name]]).toEqual([name, title]);
  const pictureUrl = `${new URL(preview.tags['og:image'] ?? '').pathname}`;
  expect(preview.tags['twitter:image']).toBe(preview.tags['og:image']);
  const picture = await fetchPage(pictureUrl);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

test('search engines list the welcome and the sample, and no shared swing, whose page is the same for every link', async () => {
  expect((await readPreview('/')).tags.robots).toBeUndefined();
  expect((await readPreview('/sample')).tags.robots).toBeUndefined();
  const [one, other] = [await readPreview('/shared/one'), await readPreview('/shared/other')];
  expect(one.tags.robots).toBe('noindex, nofollow');
  expect(one.html).toBe(other.html);
  expect((await fetchPage('/shared/one')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const robots = await fetchPage('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /api/\n');
});

test.each(['/', '/sample', '/sign-in'])('the console of a visitor at %s is empty', async (path) => {
  const page = await e2e.openPage(phone, { loadsAhead: true });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(lines).toEqual([]);
  await page.context().close();
});
