// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openWorkout, startWorkoutServer } from '../../../../test/fixtures/open-workout.tsx';
import { advance } from '../../../../test/fixtures/test-page.ts';

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const row = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('button')[0]!;
const rows = () => ['Open book', 'Side plank', 'One-arm row'].map(row);
const isOpen = () => rows().map((each) => each.getAttribute('aria-expanded') === 'true');
const content = (of: HTMLElement) => document.getElementById(of.getAttribute('aria-controls') ?? '');

test('only the next exercise is open, and the others say in a row what they are', async () => {
  server.workout = { ...server.workout, completedExercises: ['Open book'] };
  await openWorkout();
  expect(isOpen()).toEqual([false, true, false]);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'mobility: Open bookFor your shoulder turn2 × 10 each sideDone',
    expect.stringContaining('Side plank'),
    'strength: One-arm rowFor your core3 × 12To do',
  ]);
  expect(rows().map((each) => each.querySelector('svg[data-stage]')?.getAttribute('data-stage'))).toEqual([
    'mobility',
    'stability',
    'strength',
  ]);
  expect(rows().every((each) => each.querySelector('svg[data-figure]') !== null)).toBe(true);
  expect(content(row('Side plank'))?.textContent).toContain('How to do it');
  expect(content(row('One-arm row'))?.textContent ?? '').toBe('');
});

test('a row opens and folds, and folds no other', async () => {
  await openWorkout();
  fireEvent.click(row('One-arm row'));
  expect(isOpen()).toEqual([true, false, true]);
  expect(content(row('One-arm row'))?.textContent).toContain('View History');
  fireEvent.click(row('One-arm row'));
  expect(isOpen()).toEqual([true, false, false]);
});

test('a completed exercise stays open and the next one opens; the next visit folds it', async () => {
  await openWorkout();
  fireEvent.click(within(screen.getByRole('region', { name: 'Open book' })).getByRole('button', { name: 'Complete' }));
  await advance(0.2);
  expect(isOpen()).toEqual([true, true, false]);
  cleanup();
  await openWorkout();
  expect(isOpen()).toEqual([false, true, false]);
});

test('an exercise that was skipped says so, and is not the next one', async () => {
  await openWorkout('/daily-workout/train');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  cleanup();
  await openWorkout();
  expect(isOpen()).toEqual([false, true, false]);
  expect(row('Open book').textContent).toBe('mobility: Open bookFor your shoulder turn2 × 10 each sideSkipped');
});
