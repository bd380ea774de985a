import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { issuePasswordReset } from './issue-password-reset.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_ORIGIN: 'https://golf.example' });
});
afterAll(() => gateway.stop());

it('returns a link at the public origin, valid for an hour, and stores its token as a hash only', async () => {
  const golfer = await gateway.register();
  const { url, expiresAt } = await issuePasswordReset(gateway.deps, golfer.id);
  expect(url).toMatch(/^https:\/\/golf\.example\/reset-password#token=[\w-]{43}$/);
  expect(expiresAt.getTime() - gateway.deps.now().getTime()).toBeCloseTo(3_600_000, -4);
  const [row] = await gateway.rows('select token_hash from gateway.password_reset where user_id = $1', [golfer.id]);
  expect(row.token_hash).toHaveLength(32);
  expect(row.token_hash.toString('base64url')).not.toBe(url.split('=')[1]);
});

it('stores one link for a golfer, also when two are issued in parallel', async () => {
  const golfer = await gateway.register();
  await Promise.all([1, 2, 3].map(() => issuePasswordReset(gateway.deps, golfer.id)));
  expect(await gateway.rows('select 1 from gateway.password_reset where user_id = $1', [golfer.id])).toHaveLength(1);
});

it('issues no link for an unknown account or one without a password', async () => {
  const golfer = await gateway.register();
  await gateway.rows('update gateway.account set password_hash = null where id = $1', [golfer.id]);
  await expect(issuePasswordReset(gateway.deps, golfer.id)).rejects.toThrow('change your password there');
  await expect(issuePasswordReset(gateway.deps, randomUUID())).rejects.toThrow('Not found');
});

it('issues no link for an e-mail that the golfer has changed meanwhile', async () => {
  const golfer = await gateway.register();
  await issuePasswordReset(gateway.deps, golfer.id, golfer.email);
  await gateway.rows('update gateway.account set email = $2 where id = $1', [golfer.id, `new-${golfer.email}`]);
  await expect(issuePasswordReset(gateway.deps, golfer.id, golfer.email)).rejects.toThrow('Not found');
});
