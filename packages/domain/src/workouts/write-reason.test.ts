import { expect, it } from 'vitest';
import { exerciseCatalog } from '../exercises/exercise-catalog.ts';
import { writeReason } from './write-reason.ts';

const [exercise] = exerciseCatalog.filter(({ focusArea }) => focusArea === 'Pelvic Mobility & Control');

it.each([
  ['Room in hips, groin and ankles', 'room in hips, groin and ankles'],
  ['A level pelvis on one leg', 'a level pelvis on one leg'],
  ['T-spine rotation', 'T-spine rotation'],
  ['IT band length', 'IT band length'],
])('a reason goes on with %s', (target, written) => {
  expect(writeReason({ ...exercise!, target }, undefined)).toBe(
    `A free pelvis lets your hips turn: this works on ${written}.`,
  );
});

it('names the measured deficit rather than the area', () => {
  const deficit = { clause: 'You hang back at impact' };
  expect(writeReason({ ...exercise!, target: 'Control of the pelvis' }, deficit)).toBe(
    'You hang back at impact: this works on control of the pelvis.',
  );
});
