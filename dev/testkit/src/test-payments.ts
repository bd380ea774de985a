import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPaymentsSandbox, supportedCalls } from '@trueswing/payments-sandbox';

/** Keys of the sandbox in tests. */
export const testPaymentKeys = {
  secretKey: 'sk_test_sandbox_1',
  publishableKey: 'pk_test_sandbox_1',
  webhookSecret: 'whsec_sandbox_1',
};

export type TestPayments = Awaited<ReturnType<typeof openTestPayments>>;

interface SandboxAnswer {
  error?: { code: string; decline_code?: string };
  paymentIntent?: { status: string };
  setupIntent?: { status: string };
}

/** A payments sandbox in this process with its own state, and the actions of a golfer in the browser. */
export async function openTestPayments(options: { webhookBackoffMs?: number } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'test-payments-'));
  const opened = createPaymentsSandbox({ ...testPaymentKeys, webhookBackoffMs: 50, ...options, folder });
  await new Promise<void>((resolve) => opened.server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(opened.server.address() as AddressInfo).port}`;
  const authorization = `Bearer ${testPaymentKeys.secretKey}`;
  const { state } = opened.sandbox;

  const post = async (path: string, headers: Record<string, string>, body: string): Promise<Response> => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body, redirect: 'manual' });
    if (answer.status >= 400 && !path.startsWith('/sandbox/confirm') && !path.startsWith('/sandbox/checkout')) {
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    }
    return answer;
  };
  const typed = (number: string) => ({ number, expiry: '12 / 40', cvc: '123' });
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    origin,
    state,
    /** The calls that the sandbox supports. */
    supportedCalls,
    /** The API calls so far. */
    calls: () => opened.sandbox.calls.report(),
    /** A control call: clock, webhooks, faults, cards, subscriptions, refunds, disputes. */
    control: async (path: string, body: object = {}) => {
      await post(`/sandbox/${path}`, { authorization, 'content-type': 'application/json' }, JSON.stringify(body));
    },
    /** Pays with the call of the card form. */
    confirm: async (clientSecret: string, number = '4242424242424242'): Promise<SandboxAnswer> => {
      const fields = { key: testPaymentKeys.publishableKey, client_secret: clientSecret, ...typed(number) };
      return (await (await post('/sandbox/confirm', formHeaders, form(fields))).json()) as SandboxAnswer;
    },
    /** Submits the card form of a checkout page. */
    payCheckout: async (url: string, number = '4242424242424242'): Promise<number> => {
      return (await post(new URL(url).pathname, formHeaders, form(typed(number)))).status;
    },
    /** Successful charges, oldest first. */
    charges: (customerId?: string) =>
      state.all('charge').filter(({ paid, customer }) => paid && (customerId === undefined || customer === customerId)),
    subscriptions: (customerId: string) => state.all('subscription').filter(({ customer }) => customer === customerId),
    async close() {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
