import { workoutStages } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { simulateWorkouts } from '../../test/simulate-workouts.ts';
import { exerciseOf, workoutRequest } from '../../test/workout-request.ts';
import { exerciseCatalog as catalog } from '../exercises/exercise-catalog.ts';
import type { Deficit } from '../needs/deficit.ts';
import { deficitRules } from '../needs/deficit-rules.ts';
import { planWorkout, workoutSeconds } from './plan-workout.ts';
import type { PlannedExercise } from './planned-exercise.ts';
import { stageOf } from './workout-stages.ts';

type Day = ReturnType<typeof simulateWorkouts>[number];

describe('the workouts of 50 golfers over 60 days', () => {
  const ages = [null, 11, 16, 30, 45, 58, 68, 81];
  const golfers = Array.from({ length: 50 }, (_, index) => ({
    index,
    age: ages[index % ages.length]!,
    days: simulateWorkouts(
      { index, age: ages[index % ages.length]!, trains: (day) => day % ((index % 4) + 1) === 0 },
      60,
    ),
  }));
  /** The workouts that break a rule, as golfer and day. Each rule is one expectation: there are 3,000 workouts. */
  const offenders = (isBroken: (day: Day, before: Day | undefined) => boolean) =>
    golfers.flatMap(({ index, days }) =>
      days.flatMap((day, at) => (isBroken(day, days[at - 1]) ? [`golfer ${index} day ${at}`] : [])),
    );
  const increases = (numbers: readonly number[]) => numbers.every((one, at) => at === 0 || one >= numbers[at - 1]!);

  it('have four focus areas, each with an exercise unless all it has were done the day before', () => {
    const lacks = ({ request: { focusAreas: areas, effort, history }, workout }: Day) =>
      areas.some((area) => {
        const supply = catalog.filter(
          ({ focusArea, id, difficulty }) =>
            focusArea === area && difficulty <= effort.difficulty && history.daysSince.get(id) !== 1,
        );
        return supply.length > 0 && !workout.some(({ id }) => exerciseOf(id).focusArea === area);
      });
    expect(offenders(({ request }) => new Set(request.focusAreas).size !== 4)).toEqual([]);
    expect(offenders(lacks)).toEqual([]);
  });

  it('have no exercise two days running unless it is prescribed for a measured deficit', () => {
    const repeats = ({ workout }: Day, before: Day | undefined) =>
      workout.some(({ id, prescribedFor }) => prescribedFor === null && before?.workout.some((one) => one.id === id));
    expect(offenders(repeats)).toEqual([]);
    const invents = ({ workout, request }: Day) =>
      workout.some(
        ({ id, prescribedFor: goal }) =>
          goal !== null &&
          !(exerciseOf(id).goals.includes(goal) && request.deficits.some((deficit) => deficit.goal === goal)),
      );
    expect(offenders(invents)).toEqual([]);
  });

  it('address every measured deficit, and within a stage address it first', () => {
    expect(offenders(({ request }) => request.deficits.length > 0).length).toBeGreaterThan(2_000);
    const misses = ({ request, workout }: Day) =>
      request.deficits.some(({ goal }) => !workout.some(({ id }) => exerciseOf(id).goals.includes(goal)));
    expect(offenders(misses)).toEqual([]);
    const isLate = ({ workout }: Day) =>
      workoutStages.some((stage) => {
        const ofStage = workout.filter(({ id }) => stageOf(exerciseOf(id)) === stage);
        return !increases(ofStage.map(({ prescribedFor }) => Number(prescribedFor === null)));
      });
    expect(offenders(isLate)).toEqual([]);
  });

  it('go from mobility over stability to strength, with something of each', () => {
    const stagesOf = ({ workout }: Day) => workout.map(({ id }) => workoutStages.indexOf(stageOf(exerciseOf(id))));
    expect(offenders((day) => !increases(stagesOf(day)))).toEqual([]);
    expect(offenders((day) => new Set(stagesOf(day)).size < 3)).toEqual([]);
  });

  it('last 20 to 30 minutes, each exercise once, none too hard, each with a reason', () => {
    const secondsOf = ({ workout }: Day) => workout.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    expect(offenders((day) => secondsOf(day) < workoutSeconds.least || secondsOf(day) > workoutSeconds.most)).toEqual(
      [],
    );
    expect(offenders(({ workout }) => new Set(workout.map(({ id }) => id)).size < workout.length)).toEqual([]);
    const isTooHard = ({ workout, request }: Day) =>
      workout.some(({ id }) => exerciseOf(id).difficulty > request.effort.difficulty);
    expect(offenders(isTooHard)).toEqual([]);
    const isReason = (reason: string) => /^[A-Z][^:]+: this works on [^.]+\.$/.test(reason);
    expect(offenders(({ workout }) => workout.some(({ reason }) => !isReason(reason)))).toEqual([]);
  });

  it('vary: half of a week’s exercises and more are different ones', () => {
    for (const { days } of golfers) {
      for (let from = 0; from + 7 <= 60; from += 7) {
        const week = days.slice(from, from + 7).flatMap(({ workout }) => workout.map(({ id }) => id));
        expect(new Set(week).size / week.length).toBeGreaterThan(0.5);
      }
    }
  });

  it('are the same for the same golfer and day, and differ between golfers', () => {
    const again = simulateWorkouts({ index: 3, age: 30, trains: (day) => day % 4 === 0 }, 5).map(
      ({ workout }) => workout,
    );
    expect(again).toEqual(golfers[3]?.days.slice(0, 5).map(({ workout }) => workout));
    const first = new Set(golfers.map(({ days }) => days[0]?.workout.map(({ id }) => id).join()));
    expect(first.size).toBeGreaterThan(45);
  });
});

describe('a workout', () => {
  it('planned again keeps what is completed and replaces the rest', () => {
    const first = planWorkout(workoutRequest());
    const kept = first.slice(0, 2);
    const leftOut = new Set(first.slice(2).map(({ id }) => id));
    const second = planWorkout({ ...workoutRequest(), seed: 'one again', kept, leftOut });
    for (const planned of kept) expect(second).toContainEqual(planned);
    expect(second.filter(({ id }) => leftOut.has(id))).toEqual([]);
    const seconds = second.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    expect(seconds).toBeGreaterThanOrEqual(workoutSeconds.least);
    expect(seconds).toBeLessThanOrEqual(workoutSeconds.most);
  });

  it('planned again has something open, also where what is completed fills the time', () => {
    const first = planWorkout(workoutRequest());
    for (const seconds of [1_380, 1_600]) {
      for (const open of first) {
        const done = first.filter(({ id }) => id !== open.id);
        const kept = done.map((one) => ({ ...one, durationSeconds: Math.ceil(seconds / done.length) }));
        const second = planWorkout({ ...workoutRequest(), seed: 'one again', kept, leftOut: new Set([open.id]) });
        expect(second.length).toBeGreaterThan(kept.length);
        expect(second.map(({ id }) => id)).not.toContain(open.id);
        const all = second.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
        expect(all).toBeLessThanOrEqual(workoutSeconds.most);
      }
    }
  });

  it.each([...new Set(Object.values(deficitRules).map(({ goal }) => goal))])(
    'planned again opens with its own step, also where an exercise stays that was done for another one: %s',
    (goal) => {
      const planFor = (name: string, kept: readonly PlannedExercise[]) => {
        const deficit: Deficit = { goal, name, isTurn: false, clause: 'A fault', source: 'swing' };
        return planWorkout({ ...workoutRequest(), deficits: [deficit], kept });
      };
      const [first] = planFor('your stance', []);
      expect(first?.serves?.name).toBe('your stance');
      // So long that little time is left beside it.
      const kept = [{ ...first!, durationSeconds: 1_400 }];
      const other = planFor('your club path', kept);
      expect(other[0]?.serves?.name).toBe('your club path');
      expect(other).toContainEqual(kept[0]);
      expect(planFor('your stance', kept)[0]).toEqual(kept[0]);
      const { serves: _, ...old } = first!;
      expect(planFor('your stance', [old])[0]?.serves?.name).toBe('your stance');
    },
  );

  it('of an empty catalog is empty', () => {
    expect(planWorkout({ ...workoutRequest(), catalog: [] })).toEqual([]);
  });
});
