import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);
const color = (name: string, scheme: 'light' | 'dark') => {
  const value = colors.get(name)?.[scheme];
  if (value === undefined) throw new Error(`no color named ${name}`);
  return value;
};

/** 7:1 for main text, readable in full sun; otherwise WCAG AA for text, edges and marks. */
const pairs: [minimum: number, text: string, background: string][] = [
  ...['paper', 'card', 'ground', 'fairway-tint', 'alert-tint'].map(
    (background) => [7, 'ink', background] as [number, string, string],
  ),
  ...['fairway', 'turf', 'flag', 'sand', 'alert', 'night', 'inverse'].map(
    (name) => [7, `on-${name}`, name] as [number, string, string],
  ),
  ...['wait', 'move', 'ready', 'record', 'done'].map(
    (signal) => [7, 'on-signal', `signal-${signal}`] as [number, string, string],
  ),
  ...['wait', 'move', 'ready', 'record', 'done'].map(
    (signal) => [3, `signal-${signal}`, 'night'] as [number, string, string],
  ),
  [7, 'fairway', 'card'],
  [7, 'fairway', 'paper'],
  [7, 'flag', 'turf'],
  [7, 'flag', 'night'],
  [4.5, 'muted', 'paper'],
  [4.5, 'muted', 'card'],
  [4.5, 'muted', 'ground'],
  [4.5, 'muted', 'fairway-tint'],
  [4.5, 'muted', 'sand'],
  [4.5, 'hint', 'card'],
  [4.5, 'fairway', 'fairway-tint'],
  [4.5, 'fairway', 'sand'],
  [4.5, 'alert', 'card'],
  [4.5, 'alert', 'paper'],
  [4.5, 'alert', 'alert-tint'],
  [3, 'edge', 'card'],
  [3, 'edge', 'paper'],
  [3, 'pin', 'card'],
  [3, 'series-1', 'card'],
  [3, 'series-2', 'card'],
];

test.each(pairs)('contrast of %s:1 or more for %s on %s, in light and in dark', (minimum, text, background) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrastOf(color(text, scheme), color(background, scheme)), scheme).toBeGreaterThanOrEqual(minimum);
  }
});

test('black on white is 21:1, and a color on itself is 1:1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#0d4a33', '#0d4a33')).toBe(1);
});
