import type { IncomingMessage, ServerResponse } from 'node:http';
import { addCard, useCardForAll } from '../payments/add-card.ts';
import { closeDispute, disputeCharge, refundCharge } from '../payments/reverse-charge.ts';
import { isTestCard } from '../payments/test-cards.ts';
import { isForm, readFlag, readForm, readOneOf, readText, readWhole } from '../protocol/api-call.ts';
import { isSecretKey } from '../protocol/check-secret-key.ts';
import type { Form } from '../protocol/decode-form.ts';
import { readBody } from '../protocol/read-body.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Sandbox } from '../sandbox.ts';
import { changeInDashboard } from './change-in-dashboard.ts';
import type { Fault } from './faults.ts';

type Control = (sandbox: Sandbox, form: Form) => object;

/** Control calls for tests and developers: GET, or POST with a JSON body. */
const controls: Record<string, Control> = {
  'POST /sandbox/clock': (sandbox, form) => {
    const to = readWhole(form, 'to') ?? sandbox.nowSeconds() + (readWhole(form, 'advanceSeconds') ?? 0);
    if (to < sandbox.nowSeconds())
      throw new StripeError(400, { type: 'invalid_request_error', message: 'The clock only moves forward.' });
    sandbox.advanceClock(to);
    return { nowSeconds: sandbox.nowSeconds() };
  },
  'GET /sandbox/calls': (sandbox) => sandbox.calls.report(),
  'POST /sandbox/webhooks': (sandbox, form) => {
    const url = readText(form, 'url');
    const shuffle = readFlag(form, 'shuffle');
    const duplicates = readWhole(form, 'duplicates');
    const paused = readFlag(form, 'paused');
    const given = Object.entries({ url, shuffle, duplicates, paused }).filter(([, value]) => value !== undefined);
    sandbox.changeWebhook(Object.fromEntries(given));
    sandbox.sender.wake();
    return sandbox.settings.webhook;
  },
  'POST /sandbox/settings': (sandbox, form) => {
    const afterDunning = readOneOf(form, 'afterDunning', ['cancel', 'unpaid']);
    return sandbox.transact((state) => state.put({ ...sandbox.settings, ...(afterDunning && { afterDunning }) }));
  },
  'POST /sandbox/faults': (sandbox, form) => {
    const status = readOneOf(form, 'status', ['409', '429', '500', '503']);
    const call = readText(form, 'call');
    sandbox.faults.add({
      times: readWhole(form, 'times') ?? 1,
      losesAnswer: readFlag(form, 'losesAnswer') ?? false,
      ...(status && { status: Number(status) as NonNullable<Fault['status']> }),
      ...(call && { call }),
    });
    return { added: true };
  },
  'POST /sandbox/cards': (sandbox, form) => {
    const number = (readText(form, 'number') ?? '').replaceAll(' ', '');
    if (!isTestCard(number))
      throw new StripeError(400, { type: 'invalid_request_error', message: 'Not one of the test cards.' });
    return sandbox.transact((state) => {
      const method = addCard(state, { number, expiryMonth: 12, expiryYear: 2040 });
      useCardForAll(state, readText(form, 'customer') ?? '', method.id);
      return state.get('payment_method', method.id);
    });
  },
  'POST /sandbox/subscriptions': (sandbox, form) => sandbox.transact((state) => changeInDashboard(state, form)),
  'POST /sandbox/refunds': (sandbox, form) => sandbox.transact((state) => refundCharge(state, form)),
  'POST /sandbox/disputes': (sandbox, form) => sandbox.transact((state) => disputeCharge(state, form)),
  'POST /sandbox/disputes/close': (sandbox, form) => sandbox.transact((state) => closeDispute(state, form)),
};

export const isControl = (method: string, path: string): boolean => `${method} ${path}` in controls;

/** Only for who sits at this machine and holds the secret key. */
export async function serveControl(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const body = await readBody(request);
  const address = request.socket.remoteAddress ?? '';
  const isLocal = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  const control = controls[`${request.method} ${path}`];
  try {
    if (!isLocal)
      throw new StripeError(403, {
        type: 'invalid_request_error',
        message: 'Control calls are accepted from this machine only.',
      });
    if (!isSecretKey(request, sandbox.options.secretKey))
      throw new StripeError(401, { type: 'invalid_request_error', message: 'The secret key is required.' });
    send(response, 200, control?.(sandbox, formOfJson(body)) ?? {});
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    send(response, error.status, { error: error.body });
  }
}

/** The same values as texts, so that JSON and forms are read alike. */
function formOfJson(body: string): Form {
  const parsed: unknown =
    body === ''
      ? {}
      : JSON.parse(body, (_, value) => (['number', 'boolean'].includes(typeof value) ? String(value) : value));
  return isForm(parsed as Form) ? readForm({ parsed: parsed as Form }, 'parsed') : {};
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
