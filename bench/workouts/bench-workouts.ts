import { cpus } from 'node:os';
import { exerciseCatalog } from '../../packages/domain/src/exercises/exercise-catalog.ts';
import { addDays, findNeeds, limitEffort, planWorkout, summarizeTraining } from '../../packages/domain/src/index.ts';
import { swingOf } from '../../packages/domain/test/swing-of.ts';
import { machineLoad } from '../machine-load.ts';
import { madeUpSwing } from './made-up-swing.ts';

/**
 * Plans the workouts of 1,000 golfers with two weeks of history each, as the gateway does: focus areas and deficits from the
 * measurements, effort, history, plan. Goal: at most 5 ms a golfer, also for the slowest of a hundred. Each plan is made five
 * times and the fastest counts, since others use the machine as well.
 */
const golfers = 1_000;
const daysBefore = 14;
const timesEach = 5;
const goalMs = 5;
const day = '2026-11-22';

const times: number[] = [];
let exercises = 0;
for (let golfer = 0; golfer < golfers; golfer++) {
  const measurements = madeUpSwing(golfer);
  const age = golfer % 9 === 0 ? null : 10 + (golfer % 75);
  const swing = swingOf({ measurements });
  const workouts: { day: string; exerciseIds: string[] }[] = [];
  const planDay = (today: string) => {
    const history = summarizeTraining({ workouts, daysTrained: workouts.map((one) => one.day), swaps: [] }, today);
    const { deficits, focusAreas, helpedByArea } = findNeeds(swing, null);
    return planWorkout({
      seed: `${golfer} ${today}`,
      catalog: exerciseCatalog,
      focusAreas,
      helpedByArea,
      deficits,
      effort: limitEffort({ age, ...history }),
      history,
      kept: [],
      leftOut: new Set(),
    });
  };
  for (let before = daysBefore; before > 0; before--) {
    const today = addDays(day, -before);
    workouts.push({ day: today, exerciseIds: planDay(today).map(({ id }) => id) });
  }
  const rounds = Array.from({ length: timesEach }, () => {
    const startedAt = performance.now();
    exercises += planDay(day).length / timesEach;
    return performance.now() - startedAt;
  });
  times.push(Math.min(...rounds));
}
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? Number.NaN).toFixed(2);
console.log(
  `${exerciseCatalog.length} exercises, ${golfers} golfers, ${(exercises / golfers).toFixed(1)} exercises each`,
);
console.log(`${cpus().length} cores, load ${machineLoad()}`);
console.log(`ms a golfer: p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`);
console.log(`p99 ${Number(at(0.99)) <= goalMs ? 'within' : 'NOT within'} the goal of ${goalMs} ms`);
