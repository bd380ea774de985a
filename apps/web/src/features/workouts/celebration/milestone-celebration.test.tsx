// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWorkout, startWorkoutServer, toast } from '../../../../test/fixtures/open-workout.tsx';
import { standInForFigures } from '../../../../test/fixtures/stand-in-for-figures.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import type { Milestone } from './milestone-celebration.tsx';

/** Completes an exercise, whose answer has the milestone. */
async function complete(milestone?: Milestone, { isStill = true } = {}): Promise<void> {
  const server = startWorkoutServer();
  standInForFigures(isStill);
  const progress = { completed: 1, total: 3, percentage: 33 };
  server.answers['/api/daily-workout/complete'] = () =>
    Response.json({ progress, pointsAwarded: 8, ...(milestone && { milestone }) });
  await openWorkout();
  const card = within(screen.getByRole('region', { name: 'Open book' }));
  fireEvent.click(card.getByRole('button', { name: 'Complete' }));
  await advance(0.2);
}
const celebration = () => document.querySelector('.pointer-events-none[role=status]');
const confetti = () => celebration()?.querySelectorAll('.animate-burst').length;

test('a new tier is celebrated for five seconds, beside the toast', async () => {
  await complete({ weeks: 5, multiplier: 1.5 });
  expect(celebration()?.querySelector('p')?.textContent).toBe('5 weeks in a row!You now earn 1.5× points.');
  expect(toast()).toBe('Exercise Completed!Progress: 1/3 exercises (33%) +8 points!');
  await advance(4.7);
  expect(celebration()?.textContent).not.toBe('');
  await advance(0.2);
  expect(celebration()?.textContent).toBe('');
});

test('an exercise without a new tier is not', async () => {
  await complete();
  expect(celebration()?.textContent).toBe('');
});

test.each([
  ['flies', false, 22],
  ['stays away where the golfer wants less motion', true, 0],
])('the confetti %s', async (_, isStill, pieces) => {
  await complete({ weeks: 3, multiplier: 1.25 }, { isStill });
  expect(confetti()).toBe(pieces);
});
