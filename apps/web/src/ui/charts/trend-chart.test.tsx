// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TrendChart } from './trend-chart.tsx';
import type { Reading, TrendAverage, TrendPoint } from './trend-point.ts';

afterEach(cleanup);
const noon = (day: string) => Date.parse(`${day}T12:00:00`);
const describe = (reading: Reading) =>
  'withheld' in reading ? reading.withheld : `${reading.value}°${reading.bound ? ' or more' : ''}`;

/** Two values, a bound, a gap, and another value. */
const readings: Reading[] = [
  { value: 80, plusMinus: 9 },
  { value: 84, plusMinus: 8 },
  { value: 75, plusMinus: 0, bound: 'at-least' },
  { withheld: 'Your shoulders were hidden.' },
  { value: 88, plusMinus: null },
];
const points: TrendPoint[] = readings.map((reading, day) => ({
  id: `swing-${day + 1}`,
  atMs: noon(`2026-11-0${day + 1}`),
  reading,
}));
const average: TrendAverage = { sinceMs: noon('2026-11-01'), mean: 84, standardDeviation: 4, n: 3 };

function show(initialId?: string) {
  const { container } = render(
    <TrendChart
      title="Shoulder turn"
      points={points}
      average={average}
      target={{ min: 85, max: 95 }}
      nowMs={noon('2026-11-21')}
      minSpan={20}
      pointName="swing"
      initialId={initialId}
      describe={describe}
      formatTick={String}
      averageText="30-day average 84° ± 4 (n = 3)"
      targetText="Target 85–95°"
    />,
  );
  return (kind: string) => container.querySelectorAll(`[data-mark="${kind}"]`).length;
}
const slider = () => screen.getByRole('slider', { name: 'Shoulder turn, swing by swing' });

test('draws values, error bars, a bound, a gap and the average with a mark of its own', () => {
  const count = show();
  expect({ values: count('value'), bars: count('error-bar') }).toEqual({ values: 3, bars: 2 });
  expect({ bounds: count('at-least'), gaps: count('gap'), averages: count('average') }).toEqual({
    bounds: 1,
    gaps: 1,
    averages: 1,
  });
});

test('does not connect values across a bound or a gap', () => {
  show();
  const lines = document.querySelectorAll('polyline');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.getAttribute('points')?.split(' ')).toHaveLength(2);
});

test('the legend explains each mark, with n and spread', () => {
  show();
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'One swing; the truth most likely lies within its bar',
    '30-day average 84° ± 4 (n = 3)',
    'Target 85–95°',
    'Only a bound is known: “or more”, “or less”',
    'No number; tap it for the reason',
  ]);
});

test('describes the newest swing first, and others by keyboard', () => {
  show();
  expect(slider().getAttribute('aria-valuetext')).toBe('Nov 5, 2026: 88°');
  fireEvent.change(slider(), { target: { value: '2' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('Nov 3, 2026: 75° or more');
  expect(screen.getByText('75° or more')).toBeDefined();
  fireEvent.change(slider(), { target: { value: '3' } });
  expect(screen.getByText('Your shoulders were hidden.')).toBeDefined();
});

test('describes the swing of `initialId` first', () => {
  show('swing-2');
  expect(slider().getAttribute('aria-valuetext')).toBe('Nov 2, 2026: 84°');
});

test('a touch selects the nearest swing and takes the focus', () => {
  show();
  const drawing = slider().parentElement?.querySelector('svg') as SVGSVGElement;
  drawing.getBoundingClientRect = () => ({ left: 100, width: 340 }) as DOMRect;
  fireEvent.pointerDown(drawing, { clientX: 100 + 55, pointerType: 'touch' });
  expect(slider().getAttribute('aria-valuetext')).toBe('Nov 1, 2026: 80°');
  expect(document.activeElement).toBe(slider());
});

test('shows the same data as a table, newest first', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Nov 5, 2026', '88°'],
    ['Nov 4, 2026', 'Your shoulders were hidden.'],
    ['Nov 3, 2026', '75° or more'],
    ['Nov 2, 2026', '84°'],
    ['Nov 1, 2026', '80°'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Chart' }));
  expect(slider()).toBeDefined();
});
