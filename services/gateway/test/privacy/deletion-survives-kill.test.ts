import { setTimeout as delay } from 'node:timers/promises';
import { isLongProof } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVictim } from '../crash/victim-gateway.ts';
import { uploadSwing } from '../finished-analysis.ts';
import { anotherNetwork, callAt, type Golfer, password, startGateway, type TestGateway } from '../test-gateway.ts';
import { startOtherServices } from './all-services.ts';
import { findTraces } from './find-traces.ts';

/** Creates the golfers and inspects the stores; the process that is killed handles the deletions. */
let gateway: TestGateway;
let others: ReturnType<typeof startOtherServices>;
let victim: ReturnType<typeof startVictim>;
beforeAll(async () => {
  gateway = await startGateway();
  others = startOtherServices(gateway);
  victim = startVictim(gateway);
});
afterAll(async () => {
  await victim.end();
  await others.stop();
  await gateway.stop();
});

const rounds = isLongProof() ? 8 : 5;

const deleteAccount = (origin: string, golfer: Golfer) =>
  callAt(origin, '/api/account/delete', {
    as: golfer,
    json: { confirmation: 'DELETE', password },
    headers: anotherNetwork(),
  }).then(
    ({ status }) => status,
    () => 'no answer',
  );

it('is done completely or not at all when the gateway is killed in the middle, and ends after the restart', async () => {
  const answers: unknown[] = [];
  const traces: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const golfer = await gateway.register();
    const analysisId = await uploadSwing(gateway, golfer);
    traces.push(golfer.id, golfer.email, analysisId);
    const origin = await victim.listening();
    // Warm-up: the first call of a process takes longer than the moments to be tested.
    await fetch(`${origin}/api/auth/user`, { headers: { cookie: golfer.cookie } });
    const answer = deleteAccount(origin, golfer);
    // Killed at some moment before its end, or just after the commit.
    if (round % 2 === 0) await delay(10 + round * 15);
    else
      await expect
        .poll(() => gateway.rows('select 1 from gateway.account where id = $1', [golfer.id]), {
          interval: 1,
          timeout: 20_000,
        })
        .toEqual([]);
    await victim.restart();
    const answered = await answer;
    const [accounts, deletions] = await Promise.all([
      gateway.rows('select 1 from gateway.account where id = $1', [golfer.id]),
      gateway.rows("select 1 from events.event where type = 'user.deleted' and payload->>'userId' = $1", [golfer.id]),
    ]);
    answers.push(`${answered} ${accounts.length === 0 ? 'deleted' : 'kept'}`);
    if (answered === 204) expect(accounts).toEqual([]);
    const swings = await gateway.rows('select 1 from gateway.swing where user_id = $1', [golfer.id]);
    if (accounts.length === 1) expect([swings.length, deletions.length]).toEqual([1, 0]);
    else expect(swings).toEqual([]);
    // A golfer who got no answer tries again.
    if (accounts.length === 1) expect(await deleteAccount(gateway.origin, golfer)).toBe(204);
  }
  console.info(`answers under kill -9: ${answers.join(', ')}`);
  await victim.listening();
  const left = async () => {
    await others.removeObjects();
    return await findTraces(gateway, traces);
  };
  await expect.poll(left, { timeout: 60_000, interval: 500 }).toEqual([]);
});
