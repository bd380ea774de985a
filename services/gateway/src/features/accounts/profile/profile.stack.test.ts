import type { ErrorBody, User } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../../../../test/test-gateway.ts';
import { issuePasswordReset } from '../password/issue-password-reset.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const edit = (as: Golfer, changes: unknown, id = as.id) =>
  gateway.call(`/api/users/${id}`, { method: 'PATCH', as, json: changes, headers: anotherNetwork() });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).code];

describe('the profile', () => {
  it('changes the given fields and no others, by id, `me` or 1', async () => {
    const golfer = await gateway.register();
    const response = await edit(golfer, { lastName: 'Golfer', city: ' Austin ', state: 'TX', handicap: 12.3 });
    expect(response.status).toBe(200);
    const user = (await response.json()) as User;
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Golfer', city: 'Austin', state: 'TX', handicap: 12.3 });
    await edit(golfer, { city: '' }, 'me');
    await edit(golfer, { handicap: null }, '1');
    for (const id of [golfer.id, golfer.id.toUpperCase(), 'me', '1']) {
      const read = await gateway.call(`/api/users/${id}`, { as: golfer });
      expect(await read.json()).toEqual({ ...user, city: null, handicap: null });
    }
    expect((await edit(golfer, {})).status).toBe(200);
  });

  it('cannot be read or edited by another golfer', async () => {
    const [golfer, other] = [await gateway.register(), await gateway.register()];
    expect(await codeOf(await gateway.call(`/api/users/${golfer.id}`, { as: other }))).toEqual([404, 'not-found']);
    expect(await codeOf(await edit(other, { city: 'Austin' }, golfer.id))).toEqual([404, 'not-found']);
    const [row] = await gateway.rows('select city from gateway.account where id = $1', [golfer.id]);
    expect(row.city).toBeNull();
  });

  it('accepts every handicap in steps of 0.1 and none between, outside of the bounds, or as text', async () => {
    const golfer = await gateway.register();
    for (const handicap of [-10, -0.1, 0, 0.1, 0.3, 7.7, 18.2, 36.6, 53.9, 54]) {
      expect([handicap, ((await (await edit(golfer, { handicap })).json()) as User).handicap]).toEqual([
        handicap,
        handicap,
      ]);
    }
    for (const handicap of [12.34, 0.05, -10.1, 54.1, '12', true]) {
      expect([handicap, (await edit(golfer, { handicap })).status]).toEqual([handicap, 400]);
    }
  });

  it('keeps a height in centimeters and the unit in which the golfer reads lengths', async () => {
    const golfer = await gateway.register();
    const read = async () => (await (await gateway.call('/api/users/me', { as: golfer })).json()) as User;
    expect(await read()).toMatchObject({ heightCm: null, lengthUnit: 'in' });
    expect((await edit(golfer, { heightCm: 180.34, lengthUnit: 'cm' })).status).toBe(200);
    expect(await read()).toMatchObject({ heightCm: 180.34, lengthUnit: 'cm' });
    await edit(golfer, { heightCm: null });
    expect(await read()).toMatchObject({ heightCm: null, lengthUnit: 'cm' });
    for (const change of [{ heightCm: 89 }, { heightCm: 231 }, { heightCm: '180' }, { lengthUnit: 'ft' }]) {
      expect([change, (await edit(golfer, change)).status]).toEqual([change, 400]);
    }
  });

  it('keeps whether others see the golfer on the leaderboard; at first they do', async () => {
    const golfer = await gateway.register();
    const read = async () => ((await (await gateway.call('/api/users/me', { as: golfer })).json()) as User).isListed;
    expect(await read()).toBe(true);
    expect((await edit(golfer, { isListed: false })).status).toBe(200);
    expect(await read()).toBe(false);
    expect((await edit(golfer, { isListed: 'no' })).status).toBe(400);
  });

  it('rejects fields that golfers may not set', async () => {
    const golfer = await gateway.register();
    for (const change of [{ isPremium: true }, { id: golfer.id }, { videoUploadsUsed: 0 }, { firstName: ' ' }]) {
      expect([change, (await edit(golfer, change)).status]).toEqual([change, 400]);
    }
  });
});

describe('the e-mail', () => {
  it('changes with the password, and is then used to sign in', async () => {
    const golfer = await gateway.register();
    const email = `new-${golfer.email}`;
    const response = await edit(golfer, { email: email.toUpperCase(), currentPassword: password, city: 'Austin' });
    expect(await response.json()).toMatchObject({ email, city: 'Austin' });
    const signIn = (address: string) => gateway.call('/api/auth/sign-in', { json: { email: address, password } });
    expect([(await signIn(email)).status, (await signIn(golfer.email)).status]).toEqual([200, 401]);
  });

  it('does not change without the password, with a wrong one, or to one in use; then no other field changes either', async () => {
    const [golfer, other] = [await gateway.register(), await gateway.register()];
    const email = 'somebody@example.com';
    expect(await codeOf(await edit(golfer, { email, city: 'X' }))).toEqual([403, 'password-required']);
    const wrong = { email, city: 'X', currentPassword: 'not the password' };
    expect(await codeOf(await edit(golfer, wrong))).toEqual([403, 'wrong-password']);
    const taken = { email: other.email.toUpperCase(), city: 'X', currentPassword: password };
    const refused = (await (await edit(golfer, taken)).json()) as ErrorBody;
    expect(refused).toMatchObject({
      code: 'email-taken',
      message: 'Another account has this e-mail. Please choose a different one.',
    });
    expect(gateway.errorOf(refused.requestId)?.cause).toBeUndefined();
    const user = (await (await gateway.call('/api/users/me', { as: golfer })).json()) as User;
    expect([user.email, user.city]).toEqual([golfer.email, null]);
  });

  it('goes to one of two golfers who take it at the same time', async () => {
    const golfers = [await gateway.register(), await gateway.register()];
    const change = { email: `shared-${golfers[0]?.email}`, currentPassword: password };
    const answers = await Promise.all(golfers.map((golfer) => edit(golfer, change)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('makes a reset link invalid that was sent to the old one', async () => {
    const golfer = await gateway.register();
    const { url } = await issuePasswordReset(gateway.deps, golfer.id);
    await edit(golfer, { email: `new-${golfer.email}`, currentPassword: password });
    const json = { token: tokenOfLink(url), newPassword: 'an even longer password' };
    const reset = await gateway.call('/api/auth/reset-password', { json, headers: anotherNetwork() });
    expect(await codeOf(reset)).toEqual([400, 'reset-link-expired']);
  });

  it('that stays the same needs no password', async () => {
    const golfer = await gateway.register();
    const response = await edit(golfer, { email: golfer.email.toUpperCase(), city: 'Austin' });
    expect(await response.json()).toMatchObject({ email: golfer.email, city: 'Austin' });
  });

  it('is managed by the identity provider where that signs in', async () => {
    const golfer = await gateway.register();
    await gateway.rows('update gateway.account set password_hash = null where id = $1', [golfer.id]);
    const change = { email: 'other@example.com', currentPassword: password };
    expect(await codeOf(await edit(golfer, change))).toEqual([403, 'email-managed-elsewhere']);
    expect((await edit(golfer, { email: golfer.email, city: 'Austin' })).status).toBe(200);
  });

  it('cannot be changed by guessing the password in a session that was left open', async () => {
    const golfer = await gateway.register();
    const statuses: number[] = [];
    // One window of the counter holds all guesses.
    gateway.setClock(gateway.deps.now());
    for (let count = 0; count < 11; count++) {
      statuses.push((await edit(golfer, { email: 'mine@example.com', currentPassword: `guess ${count}` })).status);
    }
    gateway.setClock(null);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });
});
