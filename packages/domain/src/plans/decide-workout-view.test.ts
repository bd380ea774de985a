import { expect, it } from 'vitest';
import { decideWorkoutView } from './decide-workout-view.ts';

it.each([
  ['free, the first', { isPremium: false, daysServed: 0, servedToday: false }, 'counts'],
  ['free, again that day', { isPremium: false, daysServed: 1, servedToday: true }, 'free-of-charge'],
  ['free, another day', { isPremium: false, daysServed: 1, servedToday: false }, 'limit-reached'],
  ['Premium that lapsed, another day', { isPremium: false, daysServed: 40, servedToday: false }, 'limit-reached'],
  ['Premium, another day', { isPremium: true, daysServed: 2_000, servedToday: false }, 'counts'],
  ['Premium, again that day', { isPremium: true, daysServed: 1, servedToday: true }, 'free-of-charge'],
] as const)('%s', (_, usage, decision) => {
  expect(decideWorkoutView(usage)).toBe(decision);
});
