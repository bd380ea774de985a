import { analysisIdSchema, type ErrorBody, viewKeys } from '@trueswing/contracts';
import { isLongProof, recordProof, type TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { findOrphans, runUploadRemovals } from '../find-orphans.ts';
import { finishAnalysis, uploadSwing } from '../finished-analysis.ts';
import { adminPassword, anotherNetwork, type Golfer, password, type TestGateway } from '../test-gateway.ts';
import { encodeVideo, h264, uploadForm } from '../test-videos.ts';
import { recoveryMs } from './every-call.ts';
import { openProxiedGateway, type StoreName } from './proxied-gateway.ts';

type CallName =
  | 'the list'
  | 'one swing'
  | 'the status poll'
  | 'the limits'
  | 'a video'
  | 'signing in'
  | 'an admin signing in'
  | 'an upload';
/** Status, and the code where it is a failure. */
type Outcome = `${number}` | `${number} ${ErrorBody['code']}`;

const longestMs: Record<string, number> = {};
const figures = { calls: 0, 'longest answer ms': 0, 'longest recovery ms': 0 };
let video: Buffer;
beforeAll(async () => {
  video = await encodeVideo('mp4', ...h264);
});
afterAll(() => {
  console.info('longest wait for an answer (ms):', longestMs);
  recordProof('bad connections', figures);
});

const fine: Record<CallName, Outcome> = {
  'the list': '200',
  'one swing': '200',
  'the status poll': '200',
  'the limits': '200',
  'a video': '200',
  'signing in': '200',
  'an admin signing in': '204',
  'an upload': '200',
};
const away = (outcome: Outcome) => Object.fromEntries(Object.keys(fine).map((name) => [name, outcome])) as typeof fine;
const withoutDatabase = away('503 not-ready');
/** Without Redis nothing can be counted, so all calls work except those that check a password. */
const withoutRedis: typeof fine = {
  ...fine,
  'signing in': '503 not-ready',
  'an admin signing in': '503 not-ready',
};
const withoutStore: typeof fine = {
  ...fine,
  'a video': '503 store-unavailable',
  'an upload': '503 store-unavailable',
};
const cut = (proxy: TcpFaultProxy) => proxy.cut();
const halfOpen = (proxy: TcpFaultProxy) => proxy.halfOpen();
const slow = (delayMs: number) => (proxy: TcpFaultProxy) => proxy.slow(delayMs);
/** A byte a second: never silent, and no answer is complete in time. */
const trickle = (proxy: TcpFaultProxy) => proxy.trickle(1_000);
/** In the long form, since each call waits for its limit. */
const trickling = (expected: typeof fine): [string, (proxy: TcpFaultProxy) => void, typeof fine][] =>
  isLongProof() ? [['trickling', trickle, expected]] : [];

/** Longest wait for an answer; an upload also removes its half-stored video. */
const deadlineMs = { call: 16_000, upload: 40_000 };

describe.concurrent.each<[StoreName, [string, (proxy: TcpFaultProxy) => void, typeof fine][]]>([
  [
    'PostgreSQL',
    [
      ['cut off', cut, withoutDatabase],
      ['silent on open connections', halfOpen, withoutDatabase],
      ['slow', slow(100), fine],
      ...trickling(withoutDatabase),
    ],
  ],
  [
    'Redis',
    [
      ['cut off', cut, withoutRedis],
      ['silent on open connections', halfOpen, withoutRedis],
      ['slow', slow(1_000), withoutRedis],
      ...trickling(withoutRedis),
    ],
  ],
  [
    'the object store',
    [
      ['cut off', cut, withoutStore],
      ['silent on open connections', halfOpen, withoutStore],
      ['slow', slow(200), fine],
      ...trickling(withoutStore),
    ],
  ],
])('while %s', (store, faults) => {
  /** The suites wait for timeouts side by side, each with a gateway of its own. */
  const opened = openProxiedGateway();
  it.sequential.for(faults)(
    'is %s, every call ends in time with the expected status, and all work again afterwards',
    async ([fault, breakIt, expected], { expect }) => {
      const { gateway, proxies } = opened;
      const [golfer, other] = [await gateway.register(), await gateway.register()];
      const analysisId = await uploadSwing(gateway, golfer);
      await finishAnalysis(gateway, analysisId, Buffer.from('a video'));

      breakIt(proxies[store]);
      const outcomes = await outcomesOf(callsOf(gateway, golfer, other, analysisId));
      expect(Object.fromEntries(outcomes.map(({ name, outcome }) => [name, outcome]))).toEqual(expected);
      const longest = Math.max(...outcomes.map(({ tookMs }) => tookMs));
      longestMs[`${store} ${fault}`] = longest;
      figures['longest answer ms'] = Math.max(figures['longest answer ms'], longest);
      figures.calls += outcomes.length;
      for (const { name, tookMs } of outcomes) {
        const limitMs = name === 'an upload' ? deadlineMs.upload : deadlineMs.call;
        expect([name, tookMs < limitMs, tookMs]).toEqual([name, true, tookMs]);
      }

      proxies[store].restore();
      const restoredAt = Date.now();
      // A golfer who uploaded while the store was slow has no upload left.
      const fresh = await recovered(() => gateway.register());
      for (const name of Object.keys(fine) as CallName[]) {
        const again = callsOf(gateway, golfer, fresh, analysisId)[name];
        const outcome = async () => (await outcomesOf({ [name]: again }))[0]?.outcome;
        await expect.poll(outcome, { timeout: recoveryMs, interval: 250 }).toBe(fine[name]);
      }
      const tookMs = Date.now() - restoredAt;
      figures['longest recovery ms'] = Math.max(figures['longest recovery ms'], tookMs);
      // Within `npm test` other suites run beside this one: registering, all calls and an upload may take longer together.
      if (isLongProof()) expect(tookMs).toBeLessThan(recoveryMs);
      await runUploadRemovals(gateway);
      expect(await findOrphans(gateway)).toEqual([]);
    },
  );
});

describe.concurrent('a video whose store fails during the download', () => {
  const opened = openProxiedGateway();
  it.sequential.for([
    ['cut off', cut],
    ['silent', halfOpen],
    ...(isLongProof() ? [['trickling', trickle] as const] : []),
  ] as const)('(%s) ends in time, and is complete the next time', async ([, breakIt], { expect }) => {
    const { gateway, proxies } = opened;
    const golfer = await gateway.register();
    const analysisId = await uploadSwing(gateway, golfer);
    const whole = Buffer.alloc(48 * 1024 * 1024, 'swing');
    await finishAnalysis(gateway, analysisId, Buffer.from('a file'));
    const { video: key } = viewKeys({ analysisId: analysisIdSchema.parse(analysisId), attempt: 1 }, 'face-on');
    await gateway.bucket.client.putObject(gateway.bucket.name, key, whole);
    const path = `/api/swing-analyses/${analysisId}/video/face-on`;

    const response = await gateway.call(path, { as: golfer });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    breakIt(proxies['the object store']);
    const startedAt = Date.now();
    const readOn = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readOn()).rejects.toThrow();
    expect(Date.now() - startedAt).toBeLessThan(deadlineMs.call);

    proxies['the object store'].restore();
    const bytes = await recovered(async () => {
      const again = await gateway.call(path, { as: golfer });
      return again.ok ? Buffer.from(await again.arrayBuffer()) : undefined;
    });
    expect(bytes?.equals(whole)).toBe(true);
  });
});

/** Retries until it works, for as long as a recovery may take. */
const recovered = <T>(attempt: () => Promise<T>) =>
  vi.waitUntil(() => attempt().catch(() => undefined), { timeout: recoveryMs, interval: 250 });

/** The calls of a golfer with a finished analysis and of another who uploads. */
function callsOf(
  gateway: TestGateway,
  golfer: Golfer,
  uploader: Golfer,
  id: string,
): Record<CallName, () => Promise<Response>> {
  const get = (path: string) => () => gateway.call(path, { as: golfer });
  const headers = anotherNetwork();
  const postJson = (path: string, json: object) => () => gateway.call(path, { json, headers });
  return {
    'the list': get('/api/swing-analyses/user/1'),
    'one swing': get(`/api/swing-analyses/${id}`),
    'the status poll': get(`/api/swing-analyses/${id}?status_only=true`),
    'the limits': get('/api/upload-status/1'),
    'a video': get(`/api/swing-analyses/${id}/video/face-on`),
    'signing in': postJson('/api/auth/sign-in', { email: golfer.email, password }),
    'an admin signing in': postJson('/api/admin/login', { password: adminPassword }),
    'an upload': () =>
      gateway.call('/api/swing-analyses', { method: 'POST', body: uploadForm({ faceOn: video }), as: uploader }),
  };
}

/** Makes the calls in parallel. An answer is complete when its body has arrived. */
async function outcomesOf(calls: Partial<Record<CallName, () => Promise<Response>>>) {
  return Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const startedAt = Date.now();
      const response = await call();
      const text = await response.text();
      const failure = response.status < 400 ? '' : ` ${(JSON.parse(text) as ErrorBody).code}`;
      return { name, outcome: `${response.status}${failure}` as Outcome, tookMs: Date.now() - startedAt };
    }),
  );
}
