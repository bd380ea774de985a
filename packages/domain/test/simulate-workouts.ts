import type { Measurements } from '@trueswing/contracts';
import { measured } from '../../swing/test/measured.ts';
import { addDays } from '../src/calendar/day-keys.ts';
import { exerciseCatalog } from '../src/exercises/exercise-catalog.ts';
import { findNeeds } from '../src/needs/find-needs.ts';
import { limitEffort } from '../src/workouts/limit-effort.ts';
import { planWorkout } from '../src/workouts/plan-workout.ts';
import { summarizeTraining } from '../src/workouts/training-history.ts';
import { swingOf } from './swing-of.ts';

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

export interface SimulatedGolfer {
  /** Decides the swing and the seed. */
  readonly index: number;
  readonly age: number | null;
  /** Whether all exercises of a day are completed. */
  readonly trains: (day: number) => boolean;
}

/** A golfer's workouts of some days in a row, each planned from those before. */
export function simulateWorkouts(golfer: SimulatedGolfer, days: number) {
  const measurements = swings[golfer.index % swings.length]!;
  const { focusAreas: areas, deficits, helpedByArea } = findNeeds(swingOf({ measurements }), null);
  const workouts: { day: string; exerciseIds: string[] }[] = [];
  const daysTrained: string[] = [];
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(firstDay, index);
    const history = summarizeTraining({ workouts, daysTrained, swaps: [] }, day);
    const effort = limitEffort({ age: golfer.age, ...history });
    const request = {
      seed: `golfer ${golfer.index} ${day}`,
      catalog: exerciseCatalog,
      focusAreas: areas,
      deficits,
      helpedByArea,
      effort,
      history,
    };
    const workout = planWorkout({ ...request, kept: [], leftOut: new Set() });
    workouts.push({ day, exerciseIds: workout.map(({ id }) => id) });
    if (golfer.trains(index)) daysTrained.push(day);
    return { request, workout };
  });
}
