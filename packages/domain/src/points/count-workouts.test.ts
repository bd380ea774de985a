import { expect, it } from 'vitest';
import { countWorkouts, findMostTrainedAreas } from './count-workouts.ts';

const trained = (date: string, exercisesCompleted = 4) => ({ date, exercisesCompleted, pointsEarned: 40, streak: 1 });

it.each([
  ['both days', [trained('2026-11-01'), trained('2026-11-08')], 2],
  ['not the days beside them', [trained('2026-10-31'), trained('2026-11-09')], 0],
  ['no day without an exercise', [trained('2026-11-03', 0)], 0],
] as const)('counts %s', (_, days, count) => {
  expect(countWorkouts(days, '2026-11-01', '2026-11-08')).toBe(count);
});

const [core, hips, feet] = [
  'Core Control & Rotational Strength',
  'Pelvic Mobility & Control',
  'Ankle Mobility & Foot Function',
] as const;

it.each([
  ['the areas of the most days, that of more days first', [[core], [core, hips, feet], [hips], [hips]], [hips, core]],
  ['one area where two more were trained as often as each other', [[core, hips, feet], [core]], [core]],
  ['none where all were trained as often', [[core, hips, feet]], []],
  [
    'two that were trained as often, in the order of the list',
    [
      [hips, core, feet],
      [hips, core],
    ],
    [core, hips],
  ],
  ['none where no other was trained', [[core, hips], [hips]], []],
] as const)('the most trained areas are %s', (_, areasOfDays, most) => {
  const days = areasOfDays.map((areas, day) => ({ ...trained(`2026-11-0${day + 1}`), areas: [...areas] }));
  const outside = { ...trained('2026-10-31'), areas: [feet, feet, feet] };
  expect(findMostTrainedAreas([outside, ...days, trained('2026-11-05')], '2026-11-01', '2026-11-08')).toEqual(most);
});
