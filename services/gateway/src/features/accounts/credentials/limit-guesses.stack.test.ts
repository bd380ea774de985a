import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../../../../test/test-gateway.ts';
import { rateRules } from '../../../rate-limits/rate-rules.ts';
import { isKnownNetwork } from './limit-guesses.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  // One window of the counters holds all guesses.
  gateway.setClock(new Date());
});
afterAll(() => gateway.stop());

type Network = ReturnType<typeof anotherNetwork>;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  gateway.call(path, { headers, json: body });
const signIn = (email: string, network: Network, guess = password) =>
  post('/api/auth/sign-in', { email, password: guess }, network);

/** Statuses of guesses, eight in parallel: passwords are expensive to check. */
async function guesses(email: string, networks: Network[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 0; from < networks.length; from += 8) {
    const answers = await Promise.all(
      networks.slice(from, from + 8).map((network) => signIn(email, network, 'a guess')),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}
/** One guess more than is allowed. */
const fromOne = (network: Network) => Array.from({ length: rateRules.signInFromNetwork.limit + 1 }, () => network);
const fromMany = () => Array.from({ length: rateRules.signInByAccount.limit + 1 }, anotherNetwork);

/** On a busy machine the counter may pause after a timeout; then no one can sign in. Waits until it counts again. */
const counting = () =>
  expect.poll(() => gateway.deps.rates.count('test', 60).then(Boolean, () => false), { timeout: 10_000 }).toBe(true);

async function golferAtHome(): Promise<{ golfer: Golfer; home: Network }> {
  await counting();
  const [golfer, home] = [await gateway.register(), anotherNetwork()];
  expect((await signIn(golfer.email, home)).status).toBe(200);
  return { golfer, home };
}
const answerOf = async (response: Response) => {
  const { requestId: _, ...body } = (await response.json()) as ErrorBody;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...body };
};

describe('a stranger who guesses', () => {
  it('from one network is limited there, with advice, and does not lock the golfer out', async () => {
    const { golfer, home } = await golferAtHome();
    const stranger = anotherNetwork();
    const statuses = await guesses(golfer.email, fromOne(stranger));
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(rateRules.signInFromNetwork.limit);
    await counting();
    expect(await answerOf(await signIn(golfer.email, stranger))).toMatchObject({
      status: 429,
      retryAfter: '900',
      code: 'too-many-requests',
      message: 'Too many attempts. Please try again in 15 minutes, or set a new password with a link by e-mail.',
    });
    expect((await signIn(golfer.email, home)).status).toBe(200);
    expect((await signIn(golfer.email, anotherNetwork())).status).toBe(200);
  });

  it('from many networks is limited in all of them, and does not lock the golfer out where they signed in before', async () => {
    const { golfer, home } = await golferAtHome();
    const statuses = await guesses(golfer.email, fromMany());
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(rateRules.signInByAccount.limit);
    await counting();
    expect(await answerOf(await signIn(golfer.email, anotherNetwork()))).toMatchObject({
      status: 429,
      retryAfter: '3600',
      code: 'too-many-requests',
      message:
        'Too many attempts. Please try again in an hour, or sign in where you did before, or set a new password with a link by e-mail.',
    });
    expect((await signIn(golfer.email, home)).status).toBe(200);
    const changed = await post(
      '/api/auth/change-password',
      { currentPassword: password, newPassword: password },
      { ...home, cookie: golfer.cookie },
    );
    expect(changed.status).toBe(204);
  });

  it('in parallel gets no further than one after another', async () => {
    const { golfer } = await golferAtHome();
    const stranger = anotherNetwork();
    const answers = await Promise.all(fromOne(stranger).map((network) => signIn(golfer.email, network, 'a guess')));
    const checked = answers.filter(({ status }) => status === 401);
    expect(checked.length).toBeLessThanOrEqual(rateRules.signInFromNetwork.limit);
  });

  it('cannot find out whether there is such an account', async () => {
    const { golfer } = await golferAtHome();
    const end = async (email: string) => {
      const stranger = anotherNetwork();
      await guesses(email, fromOne(stranger));
      await counting();
      return await answerOf(await signIn(email, stranger, 'a guess'));
    };
    expect(await end('unknown@example.com')).toEqual(await end(golfer.email));
  });
});

describe('a golfer', () => {
  it('who mistypes and then signs in starts from zero again', async () => {
    const { golfer, home } = await golferAtHome();
    for (let round = 0; round < 2; round++) {
      const mistyped = fromOne(home).slice(0, rateRules.signInFromNetwork.limit - 1);
      expect(new Set(await guesses(golfer.email, mistyped))).toEqual(new Set([401]));
      expect((await signIn(golfer.email, home)).status).toBe(200);
    }
  });

  it('whose network is limited gets in with a reset link', async () => {
    const { golfer, home } = await golferAtHome();
    await guesses(golfer.email, fromOne(home));
    await counting();
    expect((await signIn(golfer.email, home)).status).toBe(429);
    const cookie = await gateway.signInAdmin();
    const issued = await post(`/api/admin/users/${golfer.id}/password-reset`, {}, { cookie });
    const token = tokenOfLink(((await issued.json()) as { url: string }).url);
    const reset = await post('/api/auth/reset-password', { token, newPassword: password }, home);
    expect(reset.status).toBe(204);
    expect((await signIn(golfer.email, home)).status).toBe(200);
  });
});

it('known networks are deleted with the e-mail, and with the account', async () => {
  const { golfer, home } = await golferAtHome();
  const isKnown = (email: string) => isKnownNetwork(gateway.deps, { email, address: home['x-forwarded-for'] });
  const signed = { ...home, cookie: golfer.cookie };
  expect(await isKnown(golfer.email)).toBe(true);
  const email = `new-${golfer.email}`;
  const changed = await gateway.call('/api/users/me', {
    method: 'PATCH',
    headers: signed,
    json: { email, currentPassword: password },
  });
  expect(changed.status).toBe(200);
  expect([await isKnown(golfer.email), await isKnown(email)]).toEqual([false, true]);
  expect((await post('/api/account/delete', { confirmation: 'DELETE', password }, signed)).status).toBe(204);
  expect(await isKnown(email)).toBe(false);
});
