import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadSwing } from '../../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
});
afterAll(() => gateway.stop());

/** Resets a golfer's use as an admin with the cookie. */
const resetAs = async (cookie: string, userId: string, field: string) =>
  (await gateway.call(`/api/admin/users/${userId}/reset-usage`, { headers: { cookie }, json: { field } })).status;

describe('resetting usage', () => {
  const reset = async (userId: string, field: string) => resetAs(await gateway.signInAdmin(), userId, field);
  const used = async (one: Golfer) =>
    (await (await gateway.call('/api/auth/user', { as: one })).json()) as Record<string, unknown>;

  it('restores a free golfer’s upload, so that they can upload again', async () => {
    const free = await gateway.register();
    await uploadSwing(gateway, free);
    await expect(uploadSwing(gateway, free)).rejects.toThrow('upload-limit-reached');
    expect(await reset(free.id, 'videoUploadsUsed')).toBe(204);
    expect(await used(free)).toMatchObject({ videoUploadsUsed: 0 });
    await uploadSwing(gateway, free);
  });

  it('restores a premium golfer’s uploads of this week, not those of earlier weeks', async () => {
    const premium = await gateway.register();
    await gateway.makePremium(premium);
    const old = await uploadSwing(gateway, premium);
    await gateway.rows("update gateway.upload_credit set week_start = '2020-01-05' where analysis_id = $1", [old]);
    await uploadSwing(gateway, premium);
    expect(await used(premium)).toMatchObject({ videoUploadsUsed: 2 });
    expect(await reset(premium.id, 'videoUploadsUsed')).toBe(204);
    expect(await used(premium)).toMatchObject({ videoUploadsUsed: 1 });
  });

  it.each([
    [
      'analysisViewsUsed',
      'insert into gateway.analysis_view select user_id, id, now() from gateway.swing where user_id = $1',
    ],
    ['workoutViewsUsed', 'insert into gateway.workout_view values ($1, current_date, now())'],
  ])('deletes the views of one golfer only: %s', async (field, insert) => {
    const [one, other] = [await gateway.register(), await gateway.register()];
    for (const who of [one, other]) {
      await uploadSwing(gateway, who);
      await gateway.rows(insert, [who.id]);
    }
    expect(await reset(one.id, field)).toBe(204);
    expect([(await used(one))[field], (await used(other))[field]]).toEqual([0, 1]);
  });

  it('of an unknown user is 404, of an unknown field 400, and neither is recorded', async () => {
    const cookie = await gateway.signInAdmin();
    const recorded = () => gateway.rows('select 1 from gateway.admin_audit');
    const before = (await recorded()).length;
    for (const id of [randomUUID(), 'me', '1', 'no-id']) {
      expect([id, await resetAs(cookie, id, 'videoUploadsUsed')]).toEqual([id, 404]);
    }
    expect(await resetAs(cookie, golfer.id, 'password_hash')).toBe(400);
    expect((await recorded()).length).toBe(before);
  });
});
