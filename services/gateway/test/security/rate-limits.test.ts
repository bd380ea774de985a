import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { anyCall, rateRules } from '../../src/rate-limits/rate-rules.ts';
import { anotherNetwork, type GatewayCall, startGateway, type TestGateway } from '../test-gateway.ts';
import { transferMetadata, tus } from '../transfer-calls.ts';

let gateway: TestGateway;
/** Believes its proxy, so that each flood has an address, and a count, of its own. */
let behindProxy: TestGateway;
beforeAll(async () => {
  [gateway, behindProxy] = await Promise.all([
    startGateway({ TRUST_PROXY_CIDRS: [] }),
    startGateway({ TRUST_PROXY_CIDRS: ['127.0.0.0/8'] }),
  ]);
  // One window of the counter holds all guesses, and a flood. Counts expire soon after the end of their window, so it has just begun.
  for (const each of [gateway, behindProxy]) each.setClock(beginOfWindow());
});
afterAll(() => Promise.all([gateway.stop(), behindProxy.stop()]));

const beginOfWindow = () => new Date(Math.floor(Date.now() / 60_000) * 60_000);

const signIn = (email: string, headers: Record<string, string> = {}) =>
  gateway.call('/api/auth/sign-in', { headers, json: { email, password: 'a guess' } });

/** One attempt more than is allowed. */
const tooMany = (limit: number) => Array.from({ length: limit + 1 }, (_, index) => index);

/** Statuses of the answers, in order. Passwords are expensive to check, so only a few attempts run in parallel. */
async function fewInParallel(indices: number[], attempt: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 0; from < indices.length; from += 8) {
    const answers = await Promise.all(indices.slice(from, from + 8).map(attempt));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

describe('limits', () => {
  it('apply to one address that guesses at many accounts, whatever origin its headers claim', async () => {
    const { limit } = rateRules.signInByAddress;
    const statuses = await fewInParallel(tooMany(limit), (index) =>
      signIn(`golfer${index}@example.com`, anotherNetwork()),
    );
    expect(statuses.toSorted()).toEqual([...Array(limit).fill(401), 429]);
  });

  it.each<[calls: string, path: string, usual: number, write?: { json: object }]>([
    ['calls that are for everybody', '/api/client-config', 200],
    ['calls of visitors that are turned away', '/api/auth/user', 401],
    ['calls that do not exist', '/api/nowhere', 404],
    ['writes that do not exist', '/api/nowhere', 404, { json: {} }],
    ['calls of the bare prefix', '/api', 404],
  ])('hold a flood of %s', async (_calls, path, usual, write) => {
    const { limit } = anyCall;
    const statuses: number[] = [];
    const headers = { ...anotherNetwork(), cookie: 'session=no-such-token' };
    for (let left = limit; left >= 0; left -= 100) {
      const answers = Array.from({ length: 100 }, () => behindProxy.call(path, { headers, ...write }));
      for (const response of await Promise.all(answers)) statuses.push(response.status);
    }
    expect(new Set(statuses)).toEqual(new Set([usual, 429]));
    expect(statuses[0]).toBe(usual);
    expect(statuses.filter((status) => status === usual)).toHaveLength(limit);
    expect((await behindProxy.call('/healthz')).status).toBe(200);
  });
});

// Each call is rejected for another reason after it was counted.
const form: GatewayCall = { method: 'POST' };
const emptyTransfer = { ...tus, 'upload-length': '0', 'upload-metadata': transferMetadata({}) };
const partOfNoType = { ...tus, 'upload-offset': '0', 'content-type': 'text/plain' };
const noTransfer = { faceOnTransfer: randomUUID(), fields: { clubSelection: 'driver' } };
const earlyLog = { exerciseName: 'Open Book', workoutDate: '2099-11-22T18:00:00Z', sets: 3, reps: 12, weight: '25' };
const oldSwap = { exerciseName: 'Open Book', reason: { because: 'something-else' }, day: '2020-11-22' };
const earlyCompletion = { exerciseName: 'Open Book', day: '2099-11-22' };
const aMonday = '/api/streak/pauses/2026-11-23';

describe('a golfer is held at the limit', () => {
  it.each<[calls: string, rule: keyof typeof rateRules, path: string, call: GatewayCall, usual: number]>([
    ['of uploads by a form', 'upload', '/api/swing-analyses', form, 400],
    ['of transfers', 'upload', '/api/swing-transfers', { method: 'POST', headers: emptyTransfer }, 422],
    ['of swings from transfers', 'upload', '/api/swing-analyses/from-transfers', { json: noTransfer }, 404],
    [
      ...(['of parts of videos', 'transferPart', `/api/swing-transfers/${randomUUID()}`] as const),
      ...([{ method: 'PATCH', headers: partOfNoType, body: 'x' }, 400] as const),
    ],
    ['of files that are read', 'shotFile', '/api/shot-files/preview', form, 400],
    ['of files that are imported', 'shotFile', '/api/shot-imports', form, 400],
    ['of logs', 'training', '/api/exercise-logs', { json: earlyLog }, 400],
    ['of exchanged exercises', 'training', '/api/daily-workout/swap', { json: oldSwap }, 409],
    ['of exercises by a wrong clock', 'training', '/api/daily-workout/complete', { json: earlyCompletion }, 409],
    ['of paused weeks', 'training', aMonday, { method: 'PUT' }, 400],
    ['of resumed weeks', 'training', aMonday, { method: 'DELETE' }, 400],
  ])('%s', async (_calls, rule, path, call, usual) => {
    const golfer = await behindProxy.register();
    await behindProxy.makePremium(golfer);
    const { limit } = rateRules[rule];
    const headers = { ...anotherNetwork(), ...call.headers };
    const statuses = await fewInParallel(tooMany(limit), () =>
      behindProxy.call(path, { ...call, as: golfer, headers }),
    );
    expect(statuses.toSorted()).toEqual([...Array(limit).fill(usual), 429]);
  });
});

describe('behind a proxy', () => {
  const guesses = async (proxied: TestGateway, headers: () => Record<string, string>) => {
    const statuses = await fewInParallel(tooMany(rateRules.signInByAddress.limit), (index) =>
      proxied.call('/api/auth/sign-in', {
        headers: headers(),
        json: { email: `golfer${index}@example.com`, password: 'a guess' },
      }),
    );
    return new Set(statuses);
  };
  let hosts = 0;
  const oneNetwork = () => {
    hosts += 1;
    return { 'x-forwarded-for': `2001:db8:1:2::${hosts.toString(16)}` };
  };

  it('golfers are distinguished by the headers of a trusted proxy, and of no other', async () => {
    expect(await guesses(behindProxy, anotherNetwork)).toEqual(new Set([401]));
    const behindAnother = await startGateway({ TRUST_PROXY_CIDRS: ['10.0.0.0/8'] });
    onTestFinished(() => behindAnother.stop());
    behindAnother.setClock(beginOfWindow());
    expect(await guesses(behindAnother, anotherNetwork)).toEqual(new Set([401, 429]));
  });

  it('another address of the same IPv6 network is the same client', async () => {
    expect(await guesses(behindProxy, oneNetwork)).toEqual(new Set([401, 429]));
  });
});
