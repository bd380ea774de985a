import type { ApiRouteName } from '@trueswing/contracts';
import { isLongProof, OidcTestProvider, recordProof, SmtpInbox, TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtRoutes } from '../api/call-route.ts';
import { publicOrigin } from '../provider-gateway.ts';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { startGateway, type TestGateway } from '../test-gateway.ts';
import { deadlineMs, openEveryCall, usualStatus } from './every-call.ts';

let provider: OidcTestProvider;
let inbox: SmtpInbox;
let [mail, stripe]: (TcpFaultProxy | undefined)[] = [];
let gateway: TestGateway;
let billing: TestBilling;
let gamification: TestGamification;
let calls: ReturnType<typeof openEveryCall>;
beforeAll(async () => {
  provider = await OidcTestProvider.start(`${publicOrigin}/api/auth/oidc/callback`);
  inbox = await SmtpInbox.start();
  mail = await TcpFaultProxy.start(inbox.url);
  const settings = { SMTP_URL: mail.url(inbox.url), MAIL_FROM: 'golf@example.com' };
  gateway = await startGateway({ ...provider.env(), ...settings });
  billing = await startTestBilling(gateway, {
    async connectVia(origin) {
      stripe = await TcpFaultProxy.start(origin);
      return stripe.url(origin);
    },
  });
  gamification = await startTestGamification(gateway);
  calls = openEveryCall(gateway);
}, 60_000);
afterAll(async () => {
  recordProof('partners that answer nonsense', calls.figures);
  await billing.stop();
  await gamification.stop();
  await gateway.stop();
  await Promise.all([provider.stop(), inbox.stop(), mail?.stop(), stripe?.stop()]);
});

/** Calls that ask the payment provider, and have no answer without it. */
const payments: readonly ApiRouteName[] = [
  ...(['createCheckoutSession', 'createCustomerPortal', 'getOrCreateSubscription', 'refreshSubscription'] as const),
  ...(['updateSubscriptionStatus', 'upgradeSubscription'] as const),
];
const mails: readonly ApiRouteName[] = ['register', 'forgotPassword'];

type Fault = (proxy: TcpFaultProxy | undefined) => void;
const randomBytes: Fault = (proxy) => proxy?.garble();
const randomBodies: Fault = (proxy) => proxy?.garble({ keepsHead: true });

// The identity provider has these faults in oidc-sign-in.stack.test.ts: its sign-ins redirect whatever happens, with the reason in the address.
it.each<[string, string, () => TcpFaultProxy | undefined, Fault, readonly ApiRouteName[]]>([
  ['the payment provider', 'bytes', () => stripe, randomBytes, payments],
  ['the payment provider', 'bodies', () => stripe, randomBodies, payments],
  ['the mail server', 'bytes', () => mail, randomBytes, mails],
])(
  'while %s answers with random %s, each call ends in time with a clear code, and works afterwards',
  async (_partner, _what, proxyOf, breakIt, concerned) => {
    const names = isLongProof() ? builtRoutes(gateway) : concerned;
    const callers = await calls.newCallers(names);
    breakIt(proxyOf());
    const ends = await calls.makeCalls(names, callers);
    expect(ends.map(({ name, status, code, isClear }) => [name, status, code, isClear])).toEqual(
      ends.map(({ name, request, code }) =>
        concerned === payments && payments.includes(name)
          ? [name, 503, 'payment-provider-unavailable', true]
          : [name, usualStatus(name, request), code, true],
      ),
    );
    expect(ends.filter(({ name, tookMs }) => tookMs > deadlineMs(name))).toEqual([]);

    proxyOf()?.restore();
    const received = inbox.mails.length;
    const after = await calls.makeCalls(names, await calls.newCallers(names));
    expect(after.map(({ name, status }) => [name, status])).toEqual(
      after.map(({ name, request }) => [name, usualStatus(name, request)]),
    );
    if (names.includes('forgotPassword')) await expect.poll(() => inbox.mails.length).toBeGreaterThan(received);
  },
  90_000,
);
