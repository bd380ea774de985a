import { expect, it } from 'vitest';
import { countWorkouts, findTrainedAreas } from './count-workouts.ts';

const trained = (date: string, exercisesCompleted = 4) => ({ date, exercisesCompleted, pointsEarned: 40, streak: 1 });

it.each([
  ['both days', [trained('2026-11-01'), trained('2026-11-08')], 2],
  ['not the days beside them', [trained('2026-10-31'), trained('2026-11-09')], 0],
  ['no day without an exercise', [trained('2026-11-03', 0)], 0],
] as const)('counts %s', (_, days, count) => {
  expect(countWorkouts(days, '2026-11-01', '2026-11-08')).toBe(count);
});

it('lists the areas of the days between, that of the most days first', () => {
  const [core, hips, feet] = [
    'Core Control & Rotational Strength',
    'Pelvic Mobility & Control',
    'Ankle Mobility & Foot Function',
  ] as const;
  const days = [
    { ...trained('2026-10-31'), areas: [feet] },
    { ...trained('2026-11-01'), areas: [core] },
    { ...trained('2026-11-02'), areas: [core, hips] },
    { ...trained('2026-11-03'), areas: [hips] },
    { ...trained('2026-11-04'), areas: [hips] },
    trained('2026-11-05'),
  ];
  expect(findTrainedAreas(days, '2026-11-01', '2026-11-08')).toEqual([hips, core]);
});
