// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { mobilityScales } from '@trueswing/swing';
import { afterEach, expect, test } from 'vitest';
import { pointAt } from './arc-path.ts';
import { DialArc } from './dial-arc.tsx';

afterEach(cleanup);

const ends = (element: Element | undefined) =>
  (element?.getAttribute('d') ?? '')
    .split(/A.* 0 0 1 |M/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number));
const near = ({ x, y }: { x: number; y: number }) => [expect.closeTo(x, 1), expect.closeTo(y, 1)];

test('draws target and range where they lie on the half circle, and nothing beyond its ends', () => {
  render(<DialArc scale={mobilityScales.shoulderTurnDeg} value={104} interval={{ low: 77, high: 130 }} />);
  expect(ends(screen.getByTestId('dial-target'))).toEqual([near(pointAt(85 / 110, 50)), near(pointAt(95 / 110, 50))]);
  const [whole] = screen.getAllByTestId('dial-range');
  expect(ends(whole)).toEqual([near(pointAt(0.7, 39)), near({ x: 99, y: 58 })]);
  expect(screen.getByTestId('dial-value')).toBeDefined();
});

test('a range without a number has no mark and is the same all over', () => {
  render(<DialArc scale={mobilityScales.xFactorDeg} value={null} interval={{ low: 21, high: 56 }} />);
  const [band, ...others] = screen.getAllByTestId('dial-range');
  expect(ends(band)).toEqual([near(pointAt(0.3, 39)), near(pointAt(0.8, 39))]);
  expect(others).toEqual([]);
  expect(screen.queryByTestId('dial-value')).toBeNull();
});
