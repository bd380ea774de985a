// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { SwingAnalysis } from '@trueswing/contracts';
import { afterEach, expect, test } from 'vitest';
import { finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { LaunchMonitorCard } from './launch-monitor-card.tsx';

afterEach(cleanup);
const show = (part: Partial<SwingAnalysis> = {}) =>
  render(<LaunchMonitorCard analysis={finishedAnalysis(part)} />).container;
const tiles = () =>
  [...document.querySelectorAll('dl > div')].map((tile) =>
    [...tile.children].map(({ textContent }) => textContent?.trim()).filter(Boolean),
  );

test('compares a driver swing with the PGA Tour', () => {
  show();
  expect(screen.getByText('vs PGA Tour average')).toBeDefined();
  expect(tiles()).toEqual([
    ['Club speed', '98.4 mph', 'Tour 115'],
    ['Ball speed', '142.1 mph', 'Tour 171'],
    ['Smash factor', '1.44', 'Tour 1.49'],
    ['Carry', '231 yd', 'Tour 275'],
    ['Total', '252 yd', 'Tour 300'],
    ['Spin rate', '2710 rpm', 'Tour 2200'],
    ['Club path', '−2.4°', 'Slightly out-to-in'],
    ['Face angle', '1.6°', 'Points right'],
  ]);
});

test('an iron has no total, and the LPGA Tour has its own averages', () => {
  show({ clubSelection: '7-iron', tourComparison: 'lpga', total: 150, clubSpeed: 74, ballSpeed: 101 });
  expect(screen.getByText('vs LPGA Tour average')).toBeDefined();
  expect(tiles().map(([name]) => name)).not.toContain('Total');
  expect(tiles()[2]).toEqual(['Smash factor', '1.36', 'Tour 1.38']);
});

test.each([
  [3.1, 'right', 'Strong in-to-out'],
  [3.1, 'left', 'Strong out-to-in'],
  [-3.1, 'right', 'Strong out-to-in'],
  [-3, 'right', 'Slightly out-to-in'],
  [1, 'right', 'Neutral'],
] as const)('names a path of %d°, %s-handed', (clubPath, handedness, label) => {
  show({ clubPath, handedness });
  expect(screen.getByText(label)).toBeDefined();
});

test('renders nothing without numbers', () => {
  const none = { clubSpeed: null, ballSpeed: null, carry: null, total: null, spinRate: null };
  expect(show({ ...none, clubPath: null, faceAngle: null }).innerHTML).toBe('');
});
