import { userIdSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishSwing } from '../../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { readTrainingAnalysis } from './read-training-analysis.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** A finished swing, so many days ago, with an age or without one. */
async function swing(golfer: Golfer, daysAgo: number, age: number | null): Promise<string> {
  await gateway.rows(
    `update gateway.upload_credit set released_at = now(), taken_at = now() - interval '3 days' where user_id = $1`,
    [golfer.id],
  );
  const id = await finishSwing(gateway, golfer, 'video');
  await gateway.rows(
    'update gateway.swing set age = $2, uploaded_at = now() - make_interval(days => $3) where id = $1',
    [id, age, daysAgo],
  );
  return id;
}
const read = ({ id }: Golfer, until?: Date) => readTrainingAnalysis(gateway.deps, userIdSchema.parse(id), until);

it('the age that a golfer gave last counts, however many swings came without one', async () => {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer);
  await swing(golfer, 90, 70);
  await swing(golfer, 80, 71);
  let newest = '';
  for (let daysAgo = 11; daysAgo > 0; daysAgo--) newest = await swing(golfer, daysAgo, null);
  expect(await read(golfer)).toMatchObject({ age: 71, swing: { analysisId: newest } });
  expect((await read(golfer, new Date(Date.now() - 85 * 86_400_000))).age).toBe(70);
});

it('an age goes with the swing that it was given with', async () => {
  const golfer = await gateway.register();
  const id = await swing(golfer, 1, 70);
  expect((await read(golfer)).age).toBe(70);
  await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
  expect(await read(golfer)).toEqual({ swing: null, age: null });
});
