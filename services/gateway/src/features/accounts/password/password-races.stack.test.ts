import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../../../../test/test-gateway.ts';
import { lockCredentials } from '../accounts.repository.ts';
import { issuePasswordReset } from './issue-password-reset.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const newPassword = 'an even longer password';
/** Rounds of a race, whose winner differs. */
const rounds = [0, 1, 2, 3];
const signInsSideBySide = 6;

const send = async (path: string, body: unknown, as?: Golfer, method = 'POST') => {
  const response = await gateway.call(path, { method, headers: anotherNetwork(), json: body, ...(as && { as }) });
  return response.status;
};
const signIn = ({ email }: Golfer) => send('/api/auth/sign-in', { email, password });
const change = (as: Golfer) => send('/api/auth/change-password', { currentPassword: password, newPassword }, as);
const remove = (as: Golfer) => send('/api/account/delete', { confirmation: 'DELETE', password }, as);
const move = (as: Golfer) =>
  send(`/api/users/${as.id}`, { email: `new-${as.email}`, currentPassword: password }, as, 'PATCH');
const reset = async ({ id }: Golfer) => {
  const { url } = await issuePasswordReset(gateway.deps, id);
  return () => send('/api/auth/reset-password', { token: tokenOfLink(url), newPassword });
};
const signInOften = (golfer: Golfer) => Array.from({ length: signInsSideBySide }, () => signIn(golfer));
const sessionsOf = async ({ id }: Golfer) =>
  (await gateway.rows('select 1 from gateway.session where user_id = $1', [id])).length;

describe('the old password', () => {
  it.each(rounds)('does not sign in after a reset (%i)', async () => {
    const golfer = await gateway.register();
    const useLink = await reset(golfer);
    const [resetStatus, ...statuses] = await Promise.all([useLink(), ...signInOften(golfer)]);
    expect([200, 401]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect([resetStatus, await sessionsOf(golfer)]).toEqual([204, 0]);
  });

  it.each(rounds)('does not sign in after it was changed (%i)', async () => {
    const golfer = await gateway.register();
    const [changed, ...statuses] = await Promise.all([change(golfer), ...signInOften(golfer)]);
    expect([200, 401]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect([changed, await sessionsOf(golfer)]).toEqual([204, 1]);
  });

  it.each(rounds)('neither changes the e-mail nor deletes the account after a reset (%i)', async () => {
    for (const deed of [move, remove]) {
      const golfer = await gateway.register();
      const useLink = await reset(golfer);
      const [resetStatus, status] = await Promise.all([useLink(), deed(golfer)]);
      // Whichever comes first makes the other one invalid.
      if (resetStatus === 204) expect([401, 403]).toContain(status);
      else expect([resetStatus, Math.floor(status / 100)]).toEqual([400, 2]);
    }
  });
});

describe('a sign-in that renews an old hash of the password', () => {
  const locksAwaited = async () =>
    (
      await gateway.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;

  /** Lets the sign-in store its hash after another call has checked the password, and before that call changes anything. */
  async function duringRenewal(golfer: Golfer, deed: (golfer: Golfer) => Promise<number>): Promise<number[]> {
    const old = await hash(password, { memoryCost: 8 * 1_024, timeCost: 1, parallelism: 1 });
    await gateway.rows('update gateway.account set password_hash = $2 where id = $1', [golfer.id, old]);
    const calls = await gateway.deps.db.transaction().execute(async (tx) => {
      await lockCredentials(tx, golfer.id);
      const renewal = signIn(golfer);
      await expect.poll(locksAwaited).toBe(1);
      const change = deed(golfer);
      await expect.poll(locksAwaited).toBe(2);
      return [renewal, change];
    });
    return await Promise.all(calls);
  }

  it.each([
    ['a change of the password', change, 204],
    ['a change of the e-mail', move, 200],
    ['a deletion of the account', remove, 204],
  ] as const)('is no wrong password for %s', async (_, deed, status) => {
    expect(await duringRenewal(await gateway.register(), deed)).toEqual([200, status]);
  });

  it('does not let an old password pass that a reset has replaced', async () => {
    const golfer = await gateway.register();
    const useLink = await reset(golfer);
    const calls = await gateway.deps.db.transaction().execute(async (tx) => {
      await lockCredentials(tx, golfer.id);
      const replaced = useLink();
      await expect.poll(locksAwaited).toBe(1);
      const changed = change(golfer);
      await expect.poll(locksAwaited).toBe(2);
      return [replaced, changed];
    });
    expect(await Promise.all(calls)).toEqual([204, 403]);
  });
});

it.each(rounds)('parallel changes of one account do not deadlock (%i)', async () => {
  const golfer = await gateway.register();
  const useLink = await reset(golfer);
  const calls = [useLink(), change(golfer), move(golfer), signIn(golfer), useLink(), change(golfer), remove(golfer)];
  const statuses = await Promise.all(calls);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
