import {
  bodyParts,
  type CatalogExercise,
  equipmentNames,
  focusAreas,
  type Measurements,
  workoutStages,
} from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured, textsOf } from '../../test/measured.ts';
import { addDays } from '../calendar/day-keys.ts';
import { exerciseCatalog as catalog } from '../exercises/exercise-catalog.ts';
import { chooseFocusAreas } from '../mobility/choose-focus-areas.ts';
import { findDeficits } from './find-deficits.ts';
import { limitEffort } from './limit-effort.ts';
import { planWorkout, workoutSeconds } from './plan-workout.ts';
import { summarizeTraining, type TrainingRows } from './training-history.ts';
import { stageOf } from './workout-stages.ts';

const byId = new Map(catalog.map((exercise) => [exercise.id, exercise]));
const exerciseOf = (id: string): CatalogExercise => byId.get(id)!;
const firstDay = '2026-11-01';
const turned = (value: number) => measured(value, 8, { interval: { low: value - 8, high: value + 8 }, views: 'both' });

/** Swings of every kind, some with no fault at all. */
const swings: readonly Measurements[] = [
  {},
  { shoulderTurnDeg: turned(60) },
  { hipRotationDeg: turned(22), xFactorDeg: turned(25) },
  { earlyExtensionBh: measured(6, 2), headMovementBh: measured(14, 2) },
  { pelvisSwayBh: measured(9, 2), finishSwayBh: measured(8, 2) },
  { shoulderTurnDeg: turned(91), hipRotationDeg: turned(45), tempoRatio: measured(3, 0.2) },
  { spineAngleDeg: measured(36, 4), spineAngleChangeDeg: measured(-15, 4), finishSwayBh: measured(8, 2) },
];

/** A golfer's workouts of some days; `trains` says on which days all exercises are completed. */
function simulate(golfer: { index: number; age: number | null; trains: (day: number) => boolean }, days: number) {
  const measurements = swings[golfer.index % swings.length]!;
  const { analysisResults } = textsOf(measurements);
  const areas = chooseFocusAreas(
    { ...analysisResults, ...analysisResults.mobilityAnalysis },
    measurements.shoulderTurnDeg,
  );
  const deficits = findDeficits(measurements);
  const workouts: { day: string; exerciseIds: string[] }[] = [];
  const daysTrained: string[] = [];
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(firstDay, index);
    const history = summarizeTraining({ workouts, daysTrained, swaps: [] }, day);
    const effort = limitEffort({ age: golfer.age, ...history });
    const request = { seed: `golfer ${golfer.index} ${day}`, catalog, focusAreas: areas, deficits, effort, history };
    const workout = planWorkout({ ...request, kept: [], leftOut: new Set() });
    workouts.push({ day, exerciseIds: workout.map(({ id }) => id) });
    if (golfer.trains(index)) daysTrained.push(day);
    return { request, workout };
  });
}

type Day = ReturnType<typeof simulate>[number];

describe('the workouts of 50 golfers over 60 days', () => {
  const ages = [null, 11, 16, 30, 45, 58, 68, 81];
  const golfers = Array.from({ length: 50 }, (_, index) => ({
    ...{ index, age: ages[index % ages.length]! },
    days: simulate({ index, age: ages[index % ages.length]!, trains: (day) => day % ((index % 4) + 1) === 0 }, 60),
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
    const again = simulate({ index: 3, age: 30, trains: (day) => day % 4 === 0 }, 5).map(({ workout }) => workout);
    expect(again).toEqual(golfers[3]?.days.slice(0, 5).map(({ workout }) => workout));
    const first = new Set(golfers.map(({ days }) => days[0]?.workout.map(({ id }) => id).join()));
    expect(first.size).toBeGreaterThan(45);
  });

  it('get harder with training, up to the limit of the golfer’s age', () => {
    const hardest = (age: number | null, trains: boolean) =>
      simulate({ index: 0, age, trains: () => trains }, 40).map(({ request }) => request.effort.difficulty);
    expect(hardest(30, false)).toEqual(Array.from({ length: 40 }, () => 2));
    const adult = hardest(30, true);
    expect(adult).toEqual(adult.toSorted());
    expect([adult[0], adult.at(-1)]).toEqual([2, 5]);
    expect(
      [hardest(11, true), hardest(68, true), hardest(81, true), hardest(null, true)].map((one) => one.at(-1)),
    ).toEqual([3, 3, 2, 4]);
  });
});

describe('a workout', () => {
  const rows: TrainingRows = { workouts: [], daysTrained: [], swaps: [] };
  const requestOf = (more: Partial<TrainingRows>, day = firstDay) => {
    const history = summarizeTraining({ ...rows, ...more }, day);
    const effort = limitEffort({ age: 30, ...history });
    return {
      ...{ seed: 'one', catalog, focusAreas: focusAreas.slice(0, 4), deficits: [], effort, history },
      ...{ kept: [], leftOut: new Set<string>() },
    };
  };

  it('leaves out what hurts for a week, and what the golfer does not have for four', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodyParts), fc.constantFrom(...equipmentNames), (bodyPart, equipment) => {
        const swaps: TrainingRows['swaps'] = [
          { day: firstDay, reason: { because: 'hurts', bodyPart } },
          { day: firstDay, reason: { because: 'no-equipment', equipment } },
        ];
        const usedAfter = (days: number) =>
          planWorkout(requestOf({ swaps }, addDays(firstDay, days))).map(({ id }) => exerciseOf(id));
        for (const days of [0, 7]) expect(usedAfter(days).filter(({ loads }) => loads.includes(bodyPart))).toEqual([]);
        const { hurting, missing } = requestOf({ swaps }, addDays(firstDay, 8)).history;
        expect([hurting.size, missing.size]).toEqual([0, 1]);
        expect(usedAfter(28).filter((one) => one.equipment.includes(equipment))).toEqual([]);
        expect(requestOf({ swaps }, addDays(firstDay, 29)).history.missing.size).toBe(0);
      }),
    );
  });

  it('is easier again after exercises that were too hard', () => {
    const daysTrained = Array.from({ length: 12 }, (_, at) => addDays(firstDay, -1 - at));
    const tooHard = { day: firstDay, reason: { because: 'too-hard' } } as const;
    const difficulties = [[], [tooHard], [tooHard, tooHard], Array.from({ length: 9 }, () => tooHard)].map(
      (swaps) => requestOf({ daysTrained, swaps }).effort.difficulty,
    );
    expect(difficulties).toEqual([4, 3, 2, 1]);
  });

  it('planned again keeps what is completed and replaces the rest', () => {
    const first = planWorkout(requestOf({}));
    const kept = first.slice(0, 2);
    const leftOut = new Set(first.slice(2).map(({ id }) => id));
    const second = planWorkout({ ...requestOf({}), seed: 'one again', kept, leftOut });
    for (const planned of kept) expect(second).toContainEqual(planned);
    expect(second.filter(({ id }) => leftOut.has(id))).toEqual([]);
    const seconds = second.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    expect(seconds).toBeGreaterThanOrEqual(workoutSeconds.least);
    expect(seconds).toBeLessThanOrEqual(workoutSeconds.most);
  });

  it('of an empty catalog is empty', () => {
    expect(planWorkout({ ...requestOf({}), catalog: [] })).toEqual([]);
  });
});
