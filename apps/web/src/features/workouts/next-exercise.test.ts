import { expect, it } from 'vitest';
import { nextExercise } from './next-exercise.ts';

const names = ['Bird dog', 'Bridge', 'Plank', 'Squat'];

it.each([
  ['at the start', [], [], null, 'Bird dog'],
  ['after one', ['Bird dog'], [], 'Bird dog', 'Bridge'],
  ['past a done one', ['Bird dog', 'Bridge'], [], 'Bird dog', 'Plank'],
  ['past a skipped one', ['Bird dog'], ['Bridge'], 'Bridge', 'Plank'],
  ['around to the beginning', ['Squat', 'Plank'], [], 'Squat', 'Bird dog'],
  ['the current one, if only it is left', ['Bird dog', 'Bridge', 'Plank'], [], 'Squat', 'Squat'],
  ['nothing, if all are done or skipped', ['Bird dog', 'Bridge', 'Plank'], ['Squat'], 'Plank', null],
  ['from the beginning, after one that is no longer in the workout', [], [], 'Deadlift', 'Bird dog'],
] as const)('%s', (_, done, skipped, current, expected) => {
  expect(nextExercise(names, { done: new Set(done), skipped: new Set(skipped) }, current)).toBe(expected);
});
