// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { Handedness, SwingAnalysis } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { monthlyAverageOfShots } from '../../../../../test/fixtures/ball.ts';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../../../../test/fixtures/finished-analysis.ts';
import { openReport } from '../../../../../test/fixtures/open-report.tsx';
import '../../../../../test/fixtures/test-page.ts';
import { BallTab } from './ball-tab.tsx';

const detailsOf = (handedness: Handedness) => ({ ...detailsUnderTest, faceOn: { ...viewUnderTest, handedness } });
const show = (
  part: Partial<SwingAnalysis> = {},
  { seen = part.handedness ?? 'right', reader }: { seen?: Handedness; reader?: Parameters<typeof openReport>[2] } = {},
) => openReport(<BallTab analysis={finishedAnalysis(part)} details={detailsOf(seen)} />, () => undefined, reader);
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
/** As the flight's card reads it, which comes before the tiles. */
const angle = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent;

test('shows the flight first, then the tiles and the assessment', () => {
  show();
  expect(headings()).toEqual(['Ball Flight', 'Launch Monitor Data', 'Performance Assessment']);
  expect(screen.getByText('vs PGA Tour average')).toBeDefined();
});

test.each([
  [2, -1, 'right', 'Starts right', 'Curves right: a fade'],
  [2, -1, 'left', 'Starts right', 'Curves right: a draw'],
  [-2, 1, 'right', 'Starts left', 'Curves left: a draw'],
  [1, 0, 'right', 'Starts on line', 'Flies straight'],
] as const)('a face of %d° on a path of %d°, %s-handed', (faceAngle, clubPath, handedness, start, curve) => {
  show({ faceAngle, clubPath, handedness });
  expect(screen.getByText(start)).toBeDefined();
  expect(screen.getByText(curve)).toBeDefined();
});

test('the flight is that of the hand that was seen, whatever the golfer said', () => {
  show({ faceAngle: 4, clubPath: 0, handedness: 'right' }, { seen: 'left' });
  expect(screen.getByText('Curves right: a draw')).toBeDefined();
});

test.each([
  [3.1, 'right', '3.1° strong in-to-out'],
  [3.1, 'left', '3.1° strong out-to-in'],
  [-3, 'right', '−3.0° slightly out-to-in'],
  [1, 'right', '1.0° neutral'],
] as const)('names a path of %d°, %s-handed', (clubPath, handedness, words) => {
  show({ clubPath, handedness });
  expect(angle('Club path')).toBe(words);
});

const withoutNumbers = {
  clubSpeed: null,
  ballSpeed: null,
  carry: null,
  total: null,
  spinRate: null,
  clubPath: null,
  faceAngle: null,
  launchMonitorAssessment: null,
};

test('with one of the angles it says what the other one would add', () => {
  show({ clubPath: null }, { reader: {} });
  expect(angle('Face angle')).toBe('1.6° to the right');
  expect(screen.getByText('Add the club path next time, and you see how your ball curves.')).toBeDefined();
  cleanup();
  show({ faceAngle: null }, { reader: {} });
  expect(screen.queryByText('Face angle')).toBeNull();
  expect(screen.getByText('Add the face angle next time, and you see how your ball curves.')).toBeDefined();
});

test('a guest is not asked for numbers that only the golfer can add', () => {
  show({ clubPath: null });
  expect(screen.getByText('Without the club path we cannot say how the ball curves.')).toBeDefined();
  cleanup();
  show(withoutNumbers);
  expect(document.body.textContent).toBe('No launch monitor numbers with this swing.');
});

test('without numbers it invites the golfer to add them', () => {
  show(withoutNumbers, { reader: {} });
  expect(headings()).toEqual([]);
  expect(screen.getByText('See your ball flight here')).toBeDefined();
});

test('the first swing already stands beside its average, and the range comes with more shots', () => {
  const numbers = { clubSpeed: 95, ballSpeed: null, carry: null, spinRate: null };
  show(numbers, { reader: { month: monthlyAverageOfShots([{ clubSpeedMph: 95 }]) } });
  const row = () => screen.getByText('Club speed', { selector: 'li *' }).closest('li')?.textContent;
  expect(row()).toBe('Club speed95.0 mphAverage of 1 shot95.0 mph3 more shots for a range.');
  cleanup();
  const speeds = [93, 94, 95, 96, 97, 94, 95, 96];
  show(numbers, { reader: { month: monthlyAverageOfShots(speeds.map((clubSpeedMph) => ({ clubSpeedMph }))) } });
  expect(row()).toBe(
    'Club speed95.0 mphAverage of 8 shots94.1–95.9 mphA change of the average below 2.0 mph can be chance.',
  );
});

test('a guest sees no average of the golfer', () => {
  show();
  expect(headings()).not.toContain('Beside Your Average');
});
