import { createHmac } from 'node:crypto';

/** The `stripe-signature` header of a body. https://docs.stripe.com/webhooks#verify-manually */
export function signWebhook(body: string, secret: string, timestampSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${timestampSeconds}.${body}`).digest('hex');
  return `t=${timestampSeconds},v1=${signature}`;
}
