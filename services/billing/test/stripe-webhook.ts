import { testPaymentKeys } from '@trueswing/testkit';
import Stripe from 'stripe';
import { internalHeaders, type TestBilling } from './open-billing.ts';

const path = '/api/stripe/webhook';

export const nowS = () => Math.floor(Date.now() / 1_000);

/** The header with which Stripe signs a webhook. */
export const signPayload = (payload: string, { secret = testPaymentKeys.webhookSecret, timestamp = nowS() } = {}) =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Sends a webhook as the gateway forwards it, and returns the status of the answer. */
export async function postWebhook(billing: TestBilling, body: string, signature = signPayload(body)): Promise<number> {
  const headers = {
    ...internalHeaders(path),
    'content-type': 'application/octet-stream',
    'stripe-signature': signature,
  };
  const response = await fetch(billing.origin + path, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}
