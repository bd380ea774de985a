import { type ApiRouteName, apiRoutes, errorBodySchema } from '@trueswing/contracts';
import { isLongProof, SmtpInbox, type TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtRoutes, callRoute } from '../api/call-route.ts';
import { createThings } from '../api/create-things.ts';
import { type ExampleRequest, exampleOf, exampleRequests, type Things } from '../api/example-requests.ts';
import { findOrphans, runUploadRemovals } from '../find-orphans.ts';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { anotherNetwork, type TestGateway } from '../test-gateway.ts';
import { openProxiedGateway, type ProxiedGateway, type StoreName } from './proxied-gateway.ts';

let billing: TestBilling;
let gamification: TestGamification;
let inbox: SmtpInbox;
let gateway: TestGateway;
let proxies: ProxiedGateway['proxies'];

/** Makes calls, each from a network of its own. */
const fromAnywhere: Pick<TestGateway, 'call'> = {
  call: (path, init) =>
    gateway.call(path, { ...init, headers: { ...anotherNetwork(), ...(init?.headers as Record<string, string>) } }),
};

/** Deleted swings. The analysis worker removes their outputs, and it does not run here. */
const deleted = new Set<string>();

interface Caller {
  things: Things;
  member: string;
  admin: string;
}
async function newCaller(admin: string): Promise<Caller> {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer);
  const elsewhere = await gateway.signIn(golfer);
  const sessions = await gateway.call('/api/auth/sessions', { as: golfer });
  const other = ((await sessions.json()) as { id: string; isCurrent: boolean }[]).find((one) => !one.isCurrent);
  if (!elsewhere.cookie || !other) throw new Error('no other session');
  return {
    things: { ...(await createThings(gateway, golfer, { via: fromAnywhere })), sessionId: other.id },
    member: golfer.cookie,
    admin,
  };
}

/**
 * Calls that delete what other calls need, or need what they delete. Each group is made by a golfer of its own; within a group no call needs
 * what another one changes.
 */
const apart: readonly (readonly ApiRouteName[])[] = [
  ['deleteSwing', 'deleteShotImport', 'deleteMobilityCheck', 'deleteNotification'],
  // One file of a golfer is read at a time.
  ['generateWorkout', 'deleteComment', 'giveUpGoal', 'endTransfer', 'redeemHandOver', 'importShotFile'],
  ['swapExercise', 'revokeShare', 'revokeSession', 'sendTransferPart', 'uploadTransferred'],
  ['createCustomerPortal', 'resetPassword', 'issuePasswordReset'],
  ['endSessions'],
  ['deleteAccount', 'adminLogout'],
  ['uploadSwing'],
  ['changePassword'],
  ['logout'],
];
async function newCallers(): Promise<Map<ApiRouteName | 'any', Caller>> {
  const [lasting, ended] = [await gateway.signInAdmin(), await gateway.signInAdmin()];
  const groups = [...apart, ['any'] as const];
  const each = groups.map(async (names) => {
    const caller = await newCaller(names.some((name) => name === 'adminLogout') ? ended : lasting);
    return names.map((name) => [name, caller] as const);
  });
  const callers = new Map<ApiRouteName | 'any', Caller>((await Promise.all(each)).flat());
  // Only a customer of the payment provider has a portal.
  await makeCall('getOrCreateSubscription', callers.get('createCustomerPortal'));
  return callers;
}

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
const usual = (name: ApiRouteName, { status }: ExampleRequest) =>
  ['resetPassword', 'confirmRegistration'].includes(name) ? 400 : status;
type Expectation = (name: ApiRouteName, request: ExampleRequest) => number;
const withoutDatabase: Expectation = (name) => byDatabase[name] ?? 503;
const withoutRedis: Expectation = (name, request) => (guesses.includes(name) ? 503 : usual(name, request));
const withoutStore: Expectation = (name, request) => (files.includes(name) ? 503 : usual(name, request));

/** Longest wait for an answer; an upload also removes what it has half stored, or joins its parts, which may take 30 s. */
const deadlineMs = (name: ApiRouteName) =>
  ['uploadSwing', 'uploadTransferred', 'filmMobilityCheck'].includes(name) ? 40_000 : 16_000;

async function makeCall(name: ApiRouteName, caller: Caller | undefined) {
  if (!caller) throw new Error('no caller');
  const { things, member, admin } = caller;
  const request = await exampleOf(name, things);
  const json =
    name === 'register' ? { ...(request.json as object), email: `${Math.random()}@example.com` } : request.json;
  const isVisitor = ['visitor', 'signed'].includes(apiRoutes[name].access) && name !== 'logout';
  const cookie = isVisitor ? undefined : `${member}; ${admin}`;
  const startedAt = Date.now();
  const response = await callRoute(fromAnywhere, name, { ...request, json }, cookie);
  const body = await response.text().catch(() => 'cut off');
  const hasCode = response.status >= 400 && apiRoutes[name].method !== 'HEAD';
  const error = hasCode ? errorBodySchema.safeParse(JSON.parse(body)).data : undefined;
  const isClear = !hasCode || error !== undefined;
  return { name, request, status: response.status, isClear, body, tookMs: Date.now() - startedAt };
}

/** Waits until the gateway works with all its stores again. */
async function untilWorking(): Promise<void> {
  const isWorking = () =>
    gateway
      .signInAdmin()
      .then(newCaller)
      .then(() => 'working', String);
  await expect.poll(isWorking, { timeout: 20_000, interval: 250 }).toBe('working');
}

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

describe.each(groups)('stores that are $group', ({ cases }) => {
  afterAll(() => inbox.stop());
  const opened = openProxiedGateway(async () => {
    inbox = await SmtpInbox.start();
    return { SMTP_URL: inbox.url, MAIL_FROM: 'golf@example.com' };
  });
  beforeAll(async () => {
    ({ gateway, proxies } = opened);
    billing = await startTestBilling(gateway);
    gamification = await startTestGamification(gateway);
  });
  afterAll(async () => {
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
      // A case that failed may have left the gateway waiting for its store.
      await untilWorking();
      let callers = await newCallers();
      const callAll = () => Promise.all(names.map((name) => makeCall(name, callers.get(name) ?? callers.get('any'))));

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
      await untilWorking();
      // Without the database no call has deleted anything. Otherwise some calls have, so new golfers are needed.
      if (store !== 'PostgreSQL') callers = await newCallers();
      const after = await callAll();
      expect(after.map(({ name, status }) => [name, status])).toEqual(
        after.map(({ name, request }) => [name, usual(name, request)]),
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
