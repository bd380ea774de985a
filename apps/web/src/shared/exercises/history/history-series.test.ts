import { describe, expect, it } from 'vitest';
import { logWith } from '../../../../test/fixtures/exercises.ts';
import { historySeries } from './history-series.ts';

const day = (nth: number) => `2026-11-0${nth}T15:00:00.000Z`;
const valuesOf = (logs: Parameters<typeof historySeries>[0]) => {
  const series = historySeries(logs);
  return series && [series.title, ...series.points.map(({ reading }) => ('value' in reading ? reading.value : null))];
};

describe('the chart of a history', () => {
  it('shows the weights, oldest first', () => {
    const logs = [logWith({ weight: '30', workoutDate: day(3) }), logWith({ weight: '20', workoutDate: day(1) })];
    expect(valuesOf(logs)).toEqual(['Weight', 20, 30]);
  });

  it('shows all repetitions of a workout where no weight was used', () => {
    const logs = [
      logWith({ weight: '0', sets: 3, reps: 12, workoutDate: day(2) }),
      logWith({ weight: '', sets: 2, reps: 10, workoutDate: day(1) }),
    ];
    expect(valuesOf(logs)).toEqual(['All repetitions', 20, 36]);
  });

  it('leaves out workouts without a weight where others have one', () => {
    const logs = ['20', '0', 'heavy', '25'].map((weight, nth) => logWith({ weight, workoutDate: day(nth + 1) }));
    expect(valuesOf(logs)).toEqual(['Weight', 20, 25]);
  });

  it.each([[[]], [[logWith()]], [[logWith({ weight: '0', reps: 0 }), logWith({ weight: '0', reps: 0 })]]])(
    'needs two values',
    (logs) => expect(historySeries(logs)).toBeNull(),
  );
});
