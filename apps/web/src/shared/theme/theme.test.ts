// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, paintBrowserBars, readTheme } from './theme.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const beforePaint = read('../../first-paint/before-paint.js');
const page = read('../../../index.html');
const tokens = read('../../ui/tokens.css');
const openPage = () => {
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = /<head>([\s\S]*)<\/head>/.exec(page)?.[1]?.replace(/<script[\s\S]*/, '') ?? '';
  new Function(beforePaint)();
  paintBrowserBars();
};
const barColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((tag) => tag.content);
const [, turfLight = '', turfDark = ''] = /--color-turf: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];

beforeEach(() => {
  localStorage.clear();
  openPage();
});

test("the device's setting applies until a theme is chosen", () => {
  expect(readTheme()).toBe('auto');
  expect(barColors()).toEqual([turfLight, turfDark]);
});

test.each(['light', 'dark'] as const)('%s is applied before the first paint of the next visit', (theme) => {
  chooseTheme(theme);
  openPage();
  expect(document.documentElement.dataset.theme).toBe(theme);
  const bar = theme === 'light' ? turfLight : turfDark;
  expect(barColors()).toEqual([bar, bar]);
});

test("auto applies the device's setting again", () => {
  chooseTheme('dark');
  chooseTheme('auto');
  expect(barColors()).toEqual([turfLight, turfDark]);
  openPage();
  expect(readTheme()).toBe('auto');
});

test('works without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('shut', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('shut', 'SecurityError');
  });
  openPage();
  chooseTheme('dark');
  expect(readTheme()).toBe('dark');
  vi.restoreAllMocks();
});

test('the script before the first paint is not inline', () => {
  expect(page).toContain('<script vite-ignore src="/src/first-paint/before-paint.js"></script>');
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
});
