import type { ApiRouteName } from '@trueswing/contracts';
import { isLongProof, recordProof, SmtpInbox, stayWithinOneDay, type TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtRoutes } from '../api/call-route.ts';
import { type ExampleRequest, exampleRequests } from '../api/example-requests.ts';
import { findOrphans, runUploadRemovals } from '../find-orphans.ts';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import type { TestGateway } from '../test-gateway.ts';
import { deadlineMs, openEveryCall, usualStatus } from './every-call.ts';
import { openProxiedGateway, type ProxiedGateway, type StoreName } from './proxied-gateway.ts';

let billing: TestBilling;
let gamification: TestGamification;
let inbox: SmtpInbox;
let gateway: TestGateway;
let calls: ReturnType<typeof openEveryCall>;
let proxies: ProxiedGateway['proxies'];

/** Deleted swings. The analysis worker removes their outputs, and it does not run here. */
const deleted = new Set<string>();

/** Statuses of the calls that do not need the database; for other calls, the example has the usual status. */
const byDatabase: Partial<Record<ApiRouteName, number>> = {
  readClientConfig: 200,
  startOidcLogin: 302,
  finishOidcLogin: 302,
  // Forwarded: the billing service has its own connection to the database.
  receiveStripeEvent: 200,
};
const guesses: readonly ApiRouteName[] = [
  'register',
  'confirmRegistration',
  'signIn',
  'redeemHandOver',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'deleteAccount',
  'adminLogin',
  'startSecondFactor',
  'replaceRecoveryCodes',
  'removeSecondFactor',
];
const files: readonly ApiRouteName[] = [
  ...(['readVideo', 'readPoster', 'readLandmarks', 'readKeyFrame', 'uploadSwing'] as const),
  ...(['createTransfer', 'sendTransferPart', 'uploadTransferred', 'filmMobilityCheck'] as const),
  ...(['readSharedVideo', 'readSharedPoster', 'readSharedLandmarks', 'readSharedKeyFrame'] as const),
];
type Expectation = (name: ApiRouteName, request: ExampleRequest) => number;
const withoutDatabase: Expectation = (name) => byDatabase[name] ?? 503;
const withoutRedis: Expectation = (name, request) => (guesses.includes(name) ? 503 : usualStatus(name, request));
const withoutStore: Expectation = (name, request) => (files.includes(name) ? 503 : usualStatus(name, request));

type Outage = [StoreName, string, (proxy: TcpFaultProxy) => void, Expectation];
/** The long form has these, too: they take two minutes. */
const garbage: Outage[] = [
  ['PostgreSQL', 'answering with random bytes', (proxy) => proxy.garble(), withoutDatabase],
  ['Redis', 'answering with random bytes', (proxy) => proxy.garble(), withoutRedis],
  ['the object store', 'answering with random bytes', (proxy) => proxy.garble(), withoutStore],
];

const outages: Outage[] = [
  ['PostgreSQL', 'cut off', (proxy) => proxy.cut(), withoutDatabase],
  ['PostgreSQL', 'silent on open connections', (proxy) => proxy.halfOpen(), withoutDatabase],
  ['Redis', 'cut off', (proxy) => proxy.cut(), withoutRedis],
  ['Redis', 'silent on open connections', (proxy) => proxy.halfOpen(), withoutRedis],
  ['the object store', 'cut off', (proxy) => proxy.cut(), withoutStore],
  ['the object store', 'silent on open connections', (proxy) => proxy.halfOpen(), withoutStore],
];

/** Each group has a gateway of its own: all nine cases would meet the limit of admins' codes. */
const groups = [
  { group: 'away or silent', cases: outages },
  ...(isLongProof() ? [{ group: 'garbled', cases: garbage }] : []),
];

describe.each(groups)('stores that are $group', ({ group, cases }) => {
  afterAll(() => inbox.stop());
  const opened = openProxiedGateway(async () => {
    inbox = await SmtpInbox.start();
    return { SMTP_URL: inbox.url, MAIL_FROM: 'golf@example.com' };
  });
  beforeAll(() => stayWithinOneDay(5), 360_000);
  beforeAll(async () => {
    ({ gateway, proxies } = opened);
    calls = openEveryCall(gateway);
    billing = await startTestBilling(gateway);
    gamification = await startTestGamification(gateway);
  });
  afterAll(async () => {
    recordProof(`stores ${group}`, calls.figures);
    await billing.stop();
    await gamification.stop();
  });

  afterEach(() => {
    for (const proxy of Object.values(proxies)) proxy.restore();
  });

  it.each(cases)(
    'while %s is %s, every call ends in time with its code, and works afterwards',
    async (store, fault, breakIt, due) => {
      const names = builtRoutes(gateway);
      expect(names.filter((name) => !exampleRequests[name])).toEqual([]);
      let callers = await calls.newCallers(names);
      const callAll = () => calls.makeCalls(names, callers);

      breakIt(proxies[store]);
      const ends = await callAll();
      const outcomes = ends.map(({ name, status, isClear }) => [name, status, isClear]);
      expect(outcomes).toEqual(ends.map(({ name, request }) => [name, due(name, request), true]));
      expect(ends.filter(({ name, tookMs }) => tookMs > deadlineMs(name))).toEqual([]);
      const longest = ends.toSorted((a, b) => b.tookMs - a.tookMs)[0];
      console.info(`${store} ${fault}: ${ends.length} calls, the longest ${longest?.name} ${longest?.tookMs} ms`);

      for (const name of ['deleteSwing', 'deleteAccount'] as const)
        deleted.add(callers.get(name)?.things.analysisId ?? '-');
      proxies[store].restore();
      // Without the database no call has deleted anything. Otherwise some calls have, so new golfers are needed.
      if (store === 'PostgreSQL') await calls.untilWorking();
      else callers = await calls.newCallers(names);
      const after = await callAll();
      expect(after.map(({ name, status }) => [name, status])).toEqual(
        after.map(({ name, request }) => [name, usualStatus(name, request)]),
      );
      for (const name of ['deleteSwing', 'deleteAccount'] as const)
        deleted.add(callers.get(name)?.things.analysisId ?? '-');
      await runUploadRemovals(gateway);
      const isOurs = (orphan: string) => ![...deleted].some((id) => orphan.startsWith(`object analyses/${id}/`));
      expect((await findOrphans(gateway)).filter(isOurs)).toEqual([]);
    },
    90_000,
  );
});
