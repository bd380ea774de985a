import { randomUUID } from 'node:crypto';
import { type ApiRouteName, apiRoutes, errorBodySchema } from '@trueswing/contracts';
import { vi } from 'vitest';
import { callRoute } from '../api/call-route.ts';
import { createThings } from '../api/create-things.ts';
import { type ExampleRequest, exampleOf, type Things } from '../api/example-requests.ts';
import { anotherNetwork, password, type TestGateway } from '../test-gateway.ts';

interface Caller {
  things: Things;
  member: string;
  admin: string;
}
type Callers = ReadonlyMap<ApiRouteName | 'any', Caller>;

/** An answer to one call. */
export interface CallEnd {
  name: ApiRouteName;
  request: ExampleRequest;
  status: number;
  /** Whether an error has a code of the contract. */
  isClear: boolean;
  code: string | undefined;
  tookMs: number;
}

/**
 * Calls that delete what other calls need, or need what they delete. Each group is made by a golfer of its own; within a group no call needs
 * what another one changes.
 */
const apart: readonly (readonly ApiRouteName[])[] = [
  ['deleteSwing', 'deleteShotImport', 'deleteMobilityCheck', 'deleteNotification'],
  ['deleteAccount', 'adminLogout'],
  // One file of a golfer is read at a time.
  ['generateWorkout', 'deleteComment', 'giveUpGoal', 'endTransfer', 'redeemHandOver', 'importShotFile', 'removeShot'],
  ['swapExercise', 'revokeShare', 'revokeSession', 'sendTransferPart', 'uploadTransferred', 'joinShot'],
];

/** Calls that need no more than an account. */
const bare: readonly (readonly ApiRouteName[])[] = [
  // Made by a customer of the payment provider
  ['createCustomerPortal', 'refreshSubscription', 'updateSubscriptionStatus', 'upgradeSubscription'],
  // They end Premium that no subscription gives, and other calls need it
  ['createCheckoutSession', 'getOrCreateSubscription'],
  ['resetPassword', 'issuePasswordReset'],
  ['endSessions'],
  ['uploadSwing'],
  ['changePassword'],
  ['logout'],
];

/** Things of a golfer who has none. */
const noThings: Omit<Things, 'userId' | 'email' | 'password'> = {
  analysisId: '',
  sessionId: '',
  resetToken: 'no such token',
  registrationToken: 'no such token',
  shareId: '',
  shareToken: '',
  commentId: '',
  checkId: '',
  videoId: '',
  transferId: '',
  arrivedTransferId: '',
  handOverCode: '',
  notificationId: '',
  goalId: '',
  shotImportId: '',
  shotId: '',
  exercises: ['', ''],
};

/** Longest wait for an answer; an upload also removes what it has half stored, or joins its parts, which may take 30 s. */
export const deadlineMs = (name: ApiRouteName): number =>
  ['uploadSwing', 'uploadTransferred', 'filmMobilityCheck'].includes(name) ? 40_000 : 16_000;

/** Time within which everything works again once a fault is over, without a restart. */
export const recoveryMs = 10_000;

/** The status of a call of an example where nothing fails. */
export const usualStatus = (name: ApiRouteName, { status }: ExampleRequest): number =>
  ['resetPassword', 'confirmRegistration'].includes(name) ? 400 : status;

/** Makes the example of any call, for golfers whose calls do not disturb each other. */
export function openEveryCall(gateway: TestGateway) {
  const figures = { calls: 0, 'longest answer ms': 0, 'longest recovery ms': 0 };
  /** Makes calls, each from a network of its own. */
  const fromAnywhere: Pick<TestGateway, 'call'> = {
    call: (path, init) =>
      gateway.call(path, { ...init, headers: { ...anotherNetwork(), ...(init?.headers as Record<string, string>) } }),
  };

  async function newBareCaller(admin: string): Promise<Caller> {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const things = { ...noThings, userId: golfer.id, email: golfer.email, password };
    return { things, member: golfer.cookie, admin };
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

  /** Golfers who make the calls given, and one for all that need no golfer of their own; once the gateway works with all its stores. */
  async function newCallers(calls: readonly ApiRouteName[]): Promise<Callers> {
    const any = await untilWorking();
    const ended = await gateway.signInAdmin();
    const made = (groups: typeof apart, make: (admin: string) => Promise<Caller>) =>
      groups
        .filter((names) => names.some((name) => calls.includes(name)))
        .map(async (names) => {
          const caller = await make(names.includes('adminLogout') ? ended : any.admin);
          return names.map((name) => [name, caller] as const);
        });
    const each = await Promise.all([...made(apart, newCaller), ...made(bare, newBareCaller)]);
    const callers = new Map<ApiRouteName | 'any', Caller>([['any', any], ...each.flat()]);
    const customer = callers.get('createCustomerPortal');
    if (customer) await makeCall('getOrCreateSubscription', new Map([['any', customer]]));
    return callers;
  }

  async function makeCall(name: ApiRouteName, callers: Callers): Promise<CallEnd> {
    const caller = callers.get(name) ?? callers.get('any');
    if (!caller) throw new Error('no caller');
    const { things, member, admin } = caller;
    const request = await exampleOf(name, things);
    const json =
      name === 'register' ? { ...(request.json as object), email: `${randomUUID()}@example.com` } : request.json;
    const isVisitor = ['visitor', 'signed'].includes(apiRoutes[name].access) && name !== 'logout';
    const cookie = isVisitor ? undefined : `${member}; ${admin}`;
    const startedAt = Date.now();
    const response = await callRoute(fromAnywhere, name, { ...request, json }, cookie);
    const body = await response.text().catch(() => 'cut off');
    const hasCode = response.status >= 400 && apiRoutes[name].method !== 'HEAD';
    const error = hasCode ? errorBodySchema.safeParse(JSON.parse(body)).data : undefined;
    const isClear = !hasCode || error !== undefined;
    const tookMs = Date.now() - startedAt;
    figures.calls += 1;
    figures['longest answer ms'] = Math.max(figures['longest answer ms'], tookMs);
    return { name, request, status: response.status, isClear, code: error?.code, tookMs };
  }

  /** Waits until the gateway works with all its stores again. @returns the golfer who has found it working */
  async function untilWorking(): Promise<Caller> {
    const startedAt = Date.now();
    const attempt = async () => newCaller(await gateway.signInAdmin());
    const caller = await vi.waitFor(attempt, { timeout: recoveryMs, interval: 250 });
    figures['longest recovery ms'] = Math.max(figures['longest recovery ms'], Date.now() - startedAt);
    return caller;
  }

  return {
    figures,
    newCallers,
    untilWorking,
    makeCalls: (names: readonly ApiRouteName[], callers: Callers): Promise<CallEnd[]> =>
      Promise.all(names.map((name) => makeCall(name, callers))),
  };
}
