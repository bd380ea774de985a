import { type Measured, workoutStages } from '@trueswing/contracts';
import { isMeasured } from '@trueswing/swing';
import { describe, expect, it } from 'vitest';
import { fiftySwings } from '../../test/fifty-swings.ts';
import { swingOf } from '../../test/swing-of.ts';
import { exerciseOf, workoutRequest } from '../../test/workout-request.ts';
import { findNeeds, type TrainingNeeds } from '../needs/find-needs.ts';
import type { SwingFacts } from '../needs/swing-facts.ts';
import { planWorkout } from './plan-workout.ts';
import { stageOf } from './workout-stages.ts';

// One golfer and day, so that plans differ by the swing alone.
const planFor = ({ deficits, focusAreas, helpedByArea }: TrainingNeeds) =>
  planWorkout({ ...workoutRequest(), deficits, focusAreas, helpedByArea });
const idsOf = (needs: TrainingNeeds) =>
  planFor(needs)
    .map(({ id }) => id)
    .join();
const toTrain = ({ deficits, focusAreas }: TrainingNeeds) =>
  JSON.stringify([deficits.map(({ goal }) => goal), focusAreas]);

const swings = fiftySwings();
const needsOf = (swing: SwingFacts) => findNeeds(swing, null);
const all = swings.map(needsOf);

describe('the workouts of 50 differing swings', () => {
  it('are the same where the needs are the same', () => {
    const planOf = new Map<string, string>();
    for (const needs of all) {
      const [key, plan] = [toTrain(needs), idsOf(needs)];
      expect(planOf.get(key) ?? plan).toBe(plan);
      planOf.set(key, plan);
    }
    expect(planOf.size).toBeGreaterThan(35);
  });

  it('differ where other goals or areas are to be trained', () => {
    const needsOfPlan = new Map<string, string>();
    for (const needs of all) {
      const goals = needs.deficits.map(({ goal }) => goal);
      const [plan, key] = [idsOf(needs), JSON.stringify([goals.toSorted(), needs.focusAreas.toSorted()])];
      expect(needsOfPlan.get(plan) ?? key).toBe(key);
      needsOfPlan.set(plan, key);
    }
    expect(needsOfPlan.size).toBeGreaterThan(35);
  });

  it('open with an exercise for the step that the report names', () => {
    const steps = all.filter(({ lead, deficits }) => lead && deficits[0]?.name === lead.name);
    expect(steps.length).toBeGreaterThan(30);
    for (const needs of steps) {
      const [first] = planFor(needs);
      expect(first?.serves).toEqual({ source: 'swing', name: needs.lead?.name });
      expect(stageOf(exerciseOf(first?.id ?? ''))).toBe(workoutStages[0]);
    }
  });

  it('say of each exercise what it serves', () => {
    for (const needs of all) {
      const names = new Set(needs.deficits.map(({ name }) => name));
      for (const { serves, prescribedFor } of planFor(needs)) {
        expect(serves?.name).toMatch(/^(your|a|the) /);
        if (prescribedFor !== null) expect(names).toContain(serves?.name);
        else expect(serves?.source).toBe('focus-area');
      }
    }
  });

  it('say of an exercise without a deficit what its area helps, or that it rounds off the day', () => {
    const found = all.filter(({ deficits }) => deficits.length > 0);
    const others = found.flatMap((needs) =>
      planFor(needs).flatMap(({ id, prescribedFor, serves }) => {
        const area = exerciseOf(id).focusArea;
        return prescribedFor === null ? [{ helps: serves?.helps, expected: needs.helpedByArea[area] ?? null }] : [];
      }),
    );
    for (const { helps, expected } of others) expect(helps).toBe(expected);
    expect(others.filter(({ helps }) => helps === null).length).toBeGreaterThan(10);
    expect(others.filter(({ helps }) => helps).length).toBeGreaterThan(10);
    for (const { serves } of planFor(findNeeds(null, null))) expect(serves).not.toHaveProperty('helps');
  });

  it('have the default areas only where nothing was found, and say so', () => {
    const areas = (needs: TrainingNeeds) => needs.focusAreas.join();
    const byDefault = areas(findNeeds(null, null));
    const defaults = all.filter((needs) => areas(needs) === byDefault);
    for (const { deficits, basis } of defaults) {
      expect(deficits).toEqual([]);
      expect(basis).toMatch(/your whole body|open question/);
    }
    expect(defaults.length).toBeLessThan(5);
  });

  it('are the same for nine of ten after a reading that differs by a tenth of its error', () => {
    const same = swings.filter(({ result, ...swing }) => {
      const nudged = Object.entries(result.measurements).map(([name, measurement], index) => [
        name,
        isMeasured(measurement) ? nudge(measurement, index % 2 ? 0.1 : -0.1) : measurement,
      ]);
      const again = swingOf({ ...swing, measurements: Object.fromEntries(nudged) }, result);
      return idsOf(needsOf(again)) === idsOf(needsOf({ result, ...swing }));
    });
    expect(same.length).toBeGreaterThanOrEqual(0.9 * swings.length);
  });
});

/** The measurement that a second reading could give, its interval moved with it. */
function nudge(measurement: Measured, byErrors: number): Measured {
  const by = byErrors * measurement.plusMinus;
  const { value, interval } = measurement;
  const moved = interval && { interval: { low: interval.low + by, high: interval.high + by } };
  return { ...measurement, value: value + by, ...moved };
}
