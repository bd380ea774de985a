// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { standInForFigures } from '../../../../test/fixtures/stand-in-for-figures.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { MovementFigure } from './movement-figure.tsx';
import { roundSeconds } from './timing/progress-of.ts';
import type { Motion } from './timing/use-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const show = (motion: Motion) =>
  render(<MovementFigure exercise={{ id: 'bodyweight-squat', pattern: 'squat' }} motion={motion} />);
const trunks = () => [...document.querySelectorAll('[data-part=trunk]')].map((path) => path.getAttribute('d'));
/** The trunk of the figure itself, which is drawn over its ghost. */
const trunk = () => trunks().at(-1);

test('a still figure shows its end, with a ghost of its start', async () => {
  standInForFigures();
  show('still');
  const [ghost, end] = trunks();
  expect(ghost).not.toBe(end);
  await advance(2);
  expect(trunks()).toEqual([ghost, end]);
});

test('a loop goes on, without a ghost', async () => {
  standInForFigures();
  show('loop');
  const end = trunk();
  expect(trunks()).toHaveLength(1);
  const seen = new Set<string | null | undefined>();
  for (let round = 0; round < 3; round++) {
    await advance(roundSeconds(false) * 0.4);
    seen.add(trunk());
    await advance(roundSeconds(false) * 0.6);
  }
  expect(seen.has(end)).toBe(false);
});

test('once goes to the start and back to the end, then rests', async () => {
  standInForFigures();
  show('once');
  const [ghost, end] = trunks();
  await advance(1.8);
  expect(trunk()).toBe(ghost);
  await advance(roundSeconds(false));
  expect(trunk()).toBe(end);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing moves if the golfer prefers less motion', async () => {
  standInForFigures(true);
  show('loop');
  const still = trunks();
  expect(still).toHaveLength(2);
  await advance(2);
  expect(trunks()).toEqual(still);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing runs on after the figure is gone', async () => {
  standInForFigures();
  const { unmount } = show('loop');
  await advance(0.2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
