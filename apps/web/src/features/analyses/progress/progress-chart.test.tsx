// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SwingAnalysis } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monthlyAverageOfShots } from '../../../../test/fixtures/ball.ts';
import { analysisIdOf, detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { ProgressChart } from './progress-chart.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const swing = (nth: number, createdAt: string, part: Partial<SwingAnalysis> = {}) =>
  finishedAnalysis({ id: analysisIdOf(nth), createdAt, ...part });
const month = monthlyAverageOfShots([92, 95, 95].map((clubSpeedMph) => ({ clubSpeedMph })));
const heading = () => document.querySelector('h3')?.textContent;

test('charts each value over time, with n and spread', () => {
  const analyses = [swing(2, '2026-11-20T12:00:00.000Z'), swing(1, '2026-11-10T12:00:00.000Z', { clubSpeed: 94 })];
  render(<ProgressChart analyses={analyses} club="driver" month={month} />);
  expect(heading()).toBe('Club speed, Driver');
  expect(screen.getByText('30-day average 94.0 mph ± 1.7 (3 shots)')).toBeDefined();
  for (const name of ['Ball speed', 'Carry', 'Shoulder turn', 'Hip rotation', 'X-Factor', 'Tempo']) {
    fireEvent.click(screen.getByLabelText(name));
    expect(heading()).toBe(`${name}, Driver`);
  }
});

test('shows the swings without an average until the month is loaded', () => {
  render(<ProgressChart analyses={[swing(1, '2026-11-20T12:00:00.000Z')]} club="driver" month={undefined} />);
  expect(heading()).toBe('Club speed, Driver');
  expect(screen.getByText('One swing')).toBeDefined();
  expect(screen.queryByText(/30-day average/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Tempo'));
  expect(screen.getByText('30-day average 3.1 (n = 1)')).toBeDefined();
});

test('labels the axis of small values with one decimal, and of large ones with whole numbers', () => {
  const only = monthlyAverageOfShots([{ clubSpeedMph: 98.4 }]);
  render(<ProgressChart analyses={[swing(1, '2026-11-20T12:00:00.000Z')]} club="driver" month={only} />);
  const marks = () =>
    [...document.querySelectorAll('svg text[text-anchor="end"].tabular-nums')].map((mark) => mark.textContent);
  expect(marks()).toEqual(['94', '96', '98', '100', '102', '104']);
  fireEvent.click(screen.getByLabelText('Tempo'));
  expect(marks()).toEqual(['2.5', '3.0', '3.5', '4.0', '4.5']);
});

test('starts with a value that the current swing has, and offers only what a swing has', () => {
  const typed = { clubSpeed: null, ballSpeed: null, carry: null };
  const [now, before] = [
    swing(2, '2026-11-20T12:00:00.000Z', typed),
    swing(1, '2026-11-10T12:00:00.000Z', { carry: null }),
  ];
  render(<ProgressChart analyses={[now, before]} club="driver" month={month} current={now} />);
  expect(heading()).toBe('Shoulder turn, Driver');
  expect(screen.getByText('Target 85–95°')).toBeDefined();
  expect(screen.queryByLabelText('Carry')).toBeNull();
  fireEvent.click(screen.getByLabelText('Club speed'));
  expect(heading()).toBe('Club speed, Driver');
});

test('never mixes versions of the analysis, and says what is left out', () => {
  const older = { technicalDetails: { ...detailsUnderTest, algorithm: 'swing-0' } };
  const [now, before] = [swing(2, '2026-11-20T12:00:00.000Z'), swing(1, '2026-11-10T12:00:00.000Z', older)];
  render(<ProgressChart analyses={[now, before]} club="driver" month={month} current={now} />);
  expect(screen.queryByText(/another version/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Tempo'));
  expect(screen.getByText('30-day average 3.1 (n = 1)')).toBeDefined();
  expect(screen.getByText(/^One swing was measured by another version/)).toBeDefined();
});

test('has nothing to chart for a club without swings', () => {
  render(<ProgressChart analyses={[swing(1, '2026-11-20T12:00:00.000Z')]} club="7-iron" month={month} />);
  expect(screen.getByText('Nothing to chart for your 7-Iron yet')).toBeDefined();
});
