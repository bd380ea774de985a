import { dailyWorkoutSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planWorkout } from '../../../test/planned-workout.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { askTraining, premiumGolfer, shortHips } from '../../../test/training-golfer.ts';

let gateway: TestGateway;
const noon = new Date('2026-11-18T18:00:00Z');
const nextNoon = new Date('2026-11-19T18:00:00Z');
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.setClock(noon));
afterAll(() => gateway.stop());

const swap = (golfer: Golfer, exerciseName: string | undefined, reason: object, day?: string) =>
  askTraining(gateway, golfer, '/api/daily-workout/swap', { exerciseName, reason, ...(day && { day }) });

describe('an exercise that the golfer does not want', () => {
  it('is replaced by one of the same stage, without the trouble, today and on the next days', async () => {
    const golfer = await premiumGolfer(gateway);
    const before = await planWorkout(gateway, golfer);
    const unwanted = before.exercises.find(({ loads }) => loads.length > 0);
    const bodyPart = unwanted?.loads[0];
    const swapped = await swap(golfer, unwanted?.name, { because: 'hurts', bodyPart });
    expect(swapped.status).toBe(200);
    const after = dailyWorkoutSchema.parse(swapped.body);
    const at = before.exercises.findIndex(({ id }) => id === unwanted?.id);
    expect(after.exercises[at]?.category).toBe(unwanted?.category);
    expect(after.exercises[at]?.loads).not.toContain(bodyPart);
    expect(after.exercises.filter((_, index) => index !== at)).toEqual(
      before.exercises.filter((_, index) => index !== at),
    );
    expect(await planWorkout(gateway, golfer)).toEqual(after);
    gateway.setClock(nextNoon);
    const next = await planWorkout(gateway, await gateway.signIn(golfer));
    expect(next.exercises.filter(({ loads }) => loads.some((part) => part === bodyPart))).toEqual([]);
  });

  it('is replaced by one for the same step as long as there is one, and the workout does not claim more than it has', async () => {
    const golfer = await premiumGolfer(gateway, shortHips);
    let workout = await planWorkout(gateway, golfer);
    const step = 'Your next step is your hip turn.';
    const seen = new Set<string | undefined>();
    const opens = () => workout.exercises[0]?.serves?.name === 'your hip turn';
    while (opens()) {
      expect(workout.basis).toBe(`${step} The first exercise helps your body with it.`);
      seen.add(workout.exercises[0]?.id);
      const { status, body } = await swap(golfer, workout.exercises[0]?.name, { because: 'something-else' });
      expect(status).toBe(200);
      workout = dailyWorkoutSchema.parse(body);
    }
    expect(seen.size).toBeGreaterThan(3);
    const hasLater = workout.exercises.some(({ serves }) => serves?.name === 'your hip turn');
    expect(workout.basis).toBe(hasLater ? `${step} A later exercise helps your body with it.` : step);
    expect(await planWorkout(gateway, golfer)).toEqual(workout);
  });

  it('stays if it is done, and must be in the workout', async () => {
    const golfer = await premiumGolfer(gateway);
    const codeOf = async (name: string | undefined) => (await swap(golfer, name, { because: 'too-hard' })).body.code;
    expect(await codeOf('Anything')).toBe('exercise-not-in-workout');
    const [first] = (await planWorkout(gateway, golfer)).exercises;
    await askTraining(gateway, golfer, '/api/daily-workout/complete', { exerciseName: first?.name });
    expect(await codeOf(first?.name)).toBe('exercise-done');
    expect(await codeOf('Anything')).toBe('exercise-not-in-workout');
  });

  it('of yesterday is replaced in the workout of yesterday, since a training may run past midnight', async () => {
    const golfer = await premiumGolfer(gateway);
    const yesterdays = await planWorkout(gateway, golfer);
    const [first] = yesterdays.exercises;
    const reason = { because: 'too-hard' };
    gateway.setClock(nextNoon);
    const signedIn = await gateway.signIn(golfer);
    const todays = await planWorkout(gateway, signedIn);
    const swapped = await swap(signedIn, first?.name, reason, yesterdays.day);
    const after = dailyWorkoutSchema.parse(swapped.body);
    expect([after.day, after.exercises.length]).toEqual([yesterdays.day, yesterdays.exercises.length]);
    expect(after.exercises.slice(1)).toEqual(yesterdays.exercises.slice(1));
    expect(after.exercises[0]?.id).not.toBe(first?.id);
    expect(await planWorkout(gateway, signedIn)).toEqual(todays);
    // Asked again, as after a lost answer, nothing else is exchanged.
    const again = await swap(signedIn, first?.name, reason, yesterdays.day);
    expect(again).toMatchObject({ status: 200, body: after });
    for (const day of ['2026-11-17', '2026-11-20']) {
      expect((await swap(signedIn, first?.name, reason, day)).body.code).toBe('workout-day-passed');
    }
  });
});
