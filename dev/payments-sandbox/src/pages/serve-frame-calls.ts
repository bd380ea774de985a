import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAuthentication, confirmIntent, intentOfSecret } from '../payments/confirm-intent.ts';
import { readRequired } from '../protocol/api-call.ts';
import { decodeForm, type Form } from '../protocol/decode-form.ts';
import { readBody } from '../protocol/read-body.ts';
import { serializeRecord } from '../protocol/serialize-record.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PaymentIntentRecord, SetupIntentRecord } from '../state/payment-records.ts';

type FrameCall = (sandbox: Sandbox, form: Form) => object;

/** Calls of the pages in frames. They need the publishable key and the client secret of the intent. */
const frameCalls: Record<string, FrameCall> = {
  'POST /sandbox/intent': (sandbox, form) => ({
    status: intentOfSecret(sandbox.state, readRequired(form, 'client_secret')).status,
  }),
  'POST /sandbox/confirm': (sandbox, form) => answerOf(sandbox.transact((state) => confirmIntent(state, form))),
  'POST /sandbox/authenticate': (sandbox, form) =>
    answerOf(sandbox.transact((state) => answerAuthentication(state, form))),
};

export const isFrameCall = (method: string, path: string): boolean => `${method} ${path}` in frameCalls;

export async function serveFrameCall(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  let status = 200;
  let body: object;
  try {
    const form = decodeForm(await readBody(request));
    if (form.key !== sandbox.options.publishableKey) {
      throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
    body = frameCalls[`${request.method} ${path}`]?.(sandbox, form) ?? {};
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    status = error.status;
    body = { error: error.body };
  }
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/** The answer of Stripe.js: `{paymentIntent}` or `{setupIntent}`, or `{error}` if the attempt failed. */
function answerOf(intent: PaymentIntentRecord | SetupIntentRecord): object {
  const isSetup = intent.object === 'setup_intent';
  const error = isSetup ? intent.last_setup_error : intent.last_payment_error;
  if (error) return { error };
  return isSetup ? { setupIntent: serializeRecord(intent) } : { paymentIntent: serializeRecord(intent) };
}
