// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Measurements, SwingAnalysis } from '@trueswing/contracts';
import { findFindings, type Stature, writeTexts } from '@trueswing/swing';
import { expect, test, vi } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { openReport } from '../../../../test/fixtures/open-report.tsx';
import '../../../../test/fixtures/test-page.ts';
import { VerdictStrip } from './verdict-strip.tsx';

const seek = vi.fn();

function show(
  measurements: Measurements,
  part: Partial<SwingAnalysis> = {},
  stature: Stature | null = null,
  isOwner = false,
) {
  const findings = findFindings(measurements);
  const details = { ...detailsUnderTest, measurements, findings };
  const input = { measurements, findings, club: 'driver', handedness: 'right', launchMonitor: null } as const;
  const { recommendations } = writeTexts(input);
  seek.mockReset();
  const analysis = finishedAnalysis({
    clubPath: null,
    faceAngle: null,
    ballSpeed: null,
    spinRate: null,
    recommendations,
    ...part,
  });
  openReport(<VerdictStrip analysis={analysis} details={details} stature={stature} />, seek, isOwner ? {} : 'guest');
}
const open = () => {
  fireEvent.click(screen.getByRole('button', { name: /See what helps|How to film it/i }));
  return within(screen.getByRole('dialog'));
};
const headMoves = { headMovementBh: { value: 14, plusMinus: 2, at: 'swing', confidence: 0.9 } } as const;

test('says the greatest fault, and opens its number, frame, norm and drill', async () => {
  show(headMoves, {}, { heightCm: 180, unit: 'in' });
  expect(screen.getByRole('region', { name: 'Your next step' }).textContent).toContain(
    'Hold your head stiller: 10 in, keep under 6.5 in.',
  );
  const sheet = open();
  for (const text of ['Head movement', '10 in ± 1.5 in', 'Tour up to 6.5 in', 'Try this', 'Train this']) {
    expect(sheet.getByText(text)).toBeDefined();
  }
  expect(sheet.getByText(/^Pick one dimple on the back of the ball/)).toBeDefined();
  fireEvent.click(sheet.getByRole('button', { name: 'Show Impact in the video' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seek).toHaveBeenCalledWith('impact');
});

test('puts the flight of the ball first where it weighs more', () => {
  show(headMoves, { clubPath: -2, faceAngle: 3 });
  expect(screen.getByText('Close the face: 5° open to your swing path, aim for 0°.')).toBeDefined();
  expect(screen.getByTestId('tip').textContent).toBe('Try it: Turn your front hand until you see three knuckles.');
  const sheet = open();
  expect(sheet.getByText('5° open')).toBeDefined();
  expect(sheet.getByText('A face that is open to your path curves the ball right.')).toBeDefined();
  expect(seek).toHaveBeenCalledExactlyOnceWith('impact');
});

test('the button to its moment shows the video, and opens nothing', () => {
  show({ tempoRatio: { value: 2.1, plusMinus: 0.3, at: 'swing', confidence: 0.9 } });
  expect(screen.getByText('Swing back slower: tempo 2.1 to 1, aim for 3 to 1.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show top' }));
  expect(seek).toHaveBeenCalledExactlyOnceWith('top');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has a step where nothing could be measured', () => {
  show({ tempoRatio: { withheld: 'Not real time.' } }, {}, null, true);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const link = open().getByRole('link', { name: 'Film it again' });
  expect(link.getAttribute('href')).toBe('/upload?club=driver');
});

const hipsBetween = (value: number, low: number, high: number): Measurements => ({
  hipRotationDeg: {
    value,
    plusMinus: (high - low) / 2,
    interval: { low, high },
    views: 'face-on',
    at: 'top',
    confidence: 0.9,
  },
});

test('orders nothing where the dial is undecided, and leads on to what would', () => {
  show(hipsBetween(37, 17, 54), {}, null, true);
  const step = screen.getByRole('region', { name: 'Your next step' });
  expect(step.textContent).toContain('Nothing here is surely off target.Your hips are the open question.');
  expect(screen.getByTestId('tip').textContent).toMatch(/^Do next: Film from behind/);
  expect(screen.queryByRole('button', { name: /^Show top/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show me how' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your hips are the open question.' }));
  expect(sheet.getByRole('link', { name: 'Film from behind too' }).getAttribute('href')).toBe('/upload?club=driver');
});

test('shows a turn as measured and at the goal beside the frame', () => {
  show(hipsBetween(20, 10, 30));
  const sheet = open();
  expect(sheet.getByText('As measured')).toBeDefined();
  expect(sheet.getByText('At the goal')).toBeDefined();
});

test('a shot that contradicts the golfer’s average is noise, and the strip says so', () => {
  const average = { n: 30, leftOut: 0, mean: 0.2, standardDeviation: 2 };
  const details = {
    ...detailsUnderTest,
    measurements: headMoves,
    findings: findFindings(headMoves),
    ballHistory: { faceAngleDeg: average, faceToPathDeg: average },
  };
  const analysis = finishedAnalysis({ clubPath: 0, faceAngle: 6, ballSpeed: null, spinRate: null });
  openReport(<VerdictStrip analysis={analysis} details={details} stature={null} />, seek);
  expect(screen.getByText(/Hold your head stiller/)).toBeDefined();
  const note = 'This ball flew off line, but your average of 30 shots is on line. One shot is noise.';
  expect(screen.getByText(note)).toBeDefined();
});
