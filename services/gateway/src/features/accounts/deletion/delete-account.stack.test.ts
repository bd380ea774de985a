import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadSwing } from '../../../../test/finished-analysis.ts';
import {
  anotherNetwork,
  type Golfer,
  password,
  sessionCookie,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';
import { recordAdminAction } from '../../admin/audit/admin-audit.repository.ts';
import { retrySwing } from '../../swings/retry-swing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const deleteAccount = (golfer: Golfer, body: object = { confirmation: 'DELETE', password }) =>
  gateway.call('/api/account/delete', { as: golfer, json: body, headers: anotherNetwork() });
/** Whether a statement waits for a lock. */
const isWaiting = async () =>
  (
    await gateway.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1",
    )
  ).length > 0;
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).code];

describe('deleting an account', () => {
  it('needs the confirmation and the password', async () => {
    const golfer = await gateway.register();
    expect(await codeOf(await deleteAccount(golfer, { confirmation: 'delete', password }))).toEqual([
      400,
      'bad-request',
    ]);
    expect(await codeOf(await deleteAccount(golfer, { confirmation: 'DELETE' }))).toEqual([403, 'password-required']);
    const wrong = { confirmation: 'DELETE', password: 'not the password' };
    expect(await codeOf(await deleteAccount(golfer, wrong))).toEqual([403, 'wrong-password']);
    expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(200);
  });

  it('needs a fresh sign-in where an identity provider has the password', async () => {
    const golfer = await gateway.register();
    await gateway.rows('update gateway.account set password_hash = null where id = $1', [golfer.id]);
    await gateway.rows("update gateway.session set created_at = now() - interval '16 minutes' where user_id = $1", [
      golfer.id,
    ]);
    expect(await codeOf(await deleteAccount(golfer, { confirmation: 'DELETE' }))).toEqual([403, 'sign-in-again']);
    // A code for a phone is no sign-in.
    const { code } = (await (await gateway.call('/api/auth/hand-over', { method: 'POST', as: golfer })).json()) as {
      code: string;
    };
    const redeemed = await gateway.call('/api/auth/hand-over/redeem', { json: { code }, headers: anotherNetwork() });
    const phone = { ...golfer, cookie: sessionCookie(redeemed) };
    expect(await codeOf(await deleteAccount(phone, { confirmation: 'DELETE' }))).toEqual([403, 'sign-in-again']);
    await gateway.rows('update gateway.session set created_at = now() where user_id = $1', [golfer.id]);
    expect((await deleteAccount(golfer, { confirmation: 'DELETE' })).status).toBe(204);
  });

  it('happens once when it is requested twice in parallel', async () => {
    for (let round = 0; round < 12; round++) {
      const golfer = await gateway.register();
      const statuses = (await Promise.all([deleteAccount(golfer), deleteAccount(golfer)])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([204, 401]);
      expect(
        await gateway.rows("select 1 from events.event where type = 'user.deleted' and payload->>'userId' = $1", [
          golfer.id,
        ]),
      ).toHaveLength(1);
    }
  });

  it('removes what an admin does for the golfer at the same time from the audit', async () => {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    await gateway.rows("update gateway.swing set discarded_at = now() + interval '1 day' where id = $1", [id]);
    const at = new Date();
    const deletion = await gateway.deps.db.transaction().execute(async (tx) => {
      const { analysisId, userId } = await retrySwing(tx, id, at);
      const action = { at, action: 'retry-analysis', userId, details: { analysisId } } as const;
      await recordAdminAction(tx, { admin: 'owner', requestId: null }, action);
      const deleted = deleteAccount(golfer);
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      return { deleted };
    });
    expect((await deletion.deleted).status).toBe(204);
    const query = "select user_id, details from gateway.admin_audit where action = 'retry-analysis'";
    expect(await gateway.rows(query)).toEqual([{ user_id: null, details: {} }]);
  });

  it('frees the e-mail for a new account', async () => {
    const golfer = await gateway.register();
    await deleteAccount(golfer);
    expect((await gateway.register(golfer.email)).id).not.toBe(golfer.id);
  });
});
