import type { ApiRouteName } from '@trueswing/contracts';
import { OidcTestProvider, recordProof, SmtpInbox, TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll } from 'vitest';
import { publicOrigin } from '../provider-gateway.ts';
import { startTestBilling } from '../test-billing.ts';
import { startTestGamification } from '../test-gamification.ts';
import { startGateway, type TestGateway } from '../test-gateway.ts';
import { openEveryCall } from './every-call.ts';

/** Calls that ask the payment provider, and have no answer without it. */
export const payments: readonly ApiRouteName[] = [
  ...(['createCheckoutSession', 'createCustomerPortal', 'getOrCreateSubscription', 'refreshSubscription'] as const),
  ...(['updateSubscriptionStatus', 'upgradeSubscription'] as const),
];
export const mails: readonly ApiRouteName[] = ['register', 'forgotPassword'];

export interface Partners {
  gateway: TestGateway;
  inbox: SmtpInbox;
  /** The proxies before the mail server and the payment provider. */
  mail: TcpFaultProxy;
  stripe: TcpFaultProxy;
  calls: ReturnType<typeof openEveryCall>;
}

/** Starts a gateway with all its partners before the tests of a file, and stops all after them. Figures are recorded under the name. */
export function openPartners(name: string): Partners {
  const opened = {} as Partners;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const provider = await OidcTestProvider.start(`${publicOrigin}/api/auth/oidc/callback`);
    const inbox = await SmtpInbox.start();
    const mail = await TcpFaultProxy.start(inbox.url);
    const settings = { SMTP_URL: mail.url(inbox.url), MAIL_FROM: 'golf@example.com' };
    const gateway = await startGateway({ ...provider.env(), ...settings });
    let stripe: TcpFaultProxy | undefined;
    const billing = await startTestBilling(gateway, {
      async connectVia(origin) {
        stripe = await TcpFaultProxy.start(origin);
        return stripe.url(origin);
      },
    });
    const gamification = await startTestGamification(gateway);
    if (!stripe) throw new Error('no proxy before the payment provider');
    Object.assign(opened, { gateway, inbox, mail, stripe, calls: openEveryCall(gateway) });
    stops.push(
      ...[billing, gamification, gateway, provider, inbox, mail, stripe].map(
        (part) => async () => void (await part.stop()),
      ),
    );
  }, 60_000);
  afterAll(async () => {
    recordProof(name, opened.calls.figures);
    for (const stop of stops) await stop();
  });
  return opened;
}
