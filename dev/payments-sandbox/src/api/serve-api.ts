import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiVersion } from '../protocol/api-version.ts';
import { isSecretKey } from '../protocol/check-secret-key.ts';
import { readBody } from '../protocol/read-body.ts';
import { invalidRequest, StripeError } from '../protocol/stripe-error.ts';
import type { Sandbox } from '../sandbox.ts';
import { type ApiAnswer, answerApiCall, findRoute } from './answer-api-call.ts';

/** Serves an API call with the secret key. Every answer has a request id, and errors have Stripe's format. */
export async function serveApi(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  publicOrigin: string,
): Promise<void> {
  const method = request.method ?? 'GET';
  const found = findRoute(method, url.pathname);
  const call = `${method} ${found?.route.path ?? url.pathname}`;
  const stripeVersion = headerOf(request, 'stripe-version');
  const idempotencyKey = headerOf(request, 'idempotency-key');
  let answer: ApiAnswer;
  let losesAnswer = false;
  try {
    const body = await readBody(request);
    if (!isSecretKey(request, sandbox.options.secretKey)) throw invalidKey();
    const fault = sandbox.faults.take(call);
    if (fault?.status) throw createFault(fault.status);
    losesAnswer = fault?.losesAnswer ?? false;
    if (!found)
      throw new StripeError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${url.pathname}).`,
      });
    if (
      method === 'POST' &&
      body !== '' &&
      !/^application\/x-www-form-urlencoded/.test(headerOf(request, 'content-type') ?? '')
    ) {
      throw invalidRequest('Bodies are form-encoded.');
    }
    const encoded = method === 'POST' ? body : url.search.slice(1) || body;
    answer = sandbox.transact((state) => answerApiCall(found, { state, publicOrigin }, encoded, idempotencyKey));
  } catch (error) {
    answer = errorAnswer(error, call);
  }
  sandbox.calls.add({
    call,
    status: answer.status,
    stripeVersion: stripeVersion ?? null,
    idempotencyKey: idempotencyKey ?? null,
  });
  if (losesAnswer) {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(8).toString('hex')}`,
    'stripe-version': stripeVersion ?? apiVersion,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(answer.isReplay && { 'idempotent-replayed': 'true' }),
  });
  response.end(answer.body);
}

function errorAnswer(error: unknown, call: string): ApiAnswer {
  if (!(error instanceof StripeError)) console.error(call, error);
  const known =
    error instanceof StripeError
      ? error
      : new StripeError(500, { type: 'api_error', message: 'The payments sandbox failed.' });
  return { status: known.status, body: JSON.stringify({ error: known.body }, null, 2), isReplay: false };
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const invalidKey = () => new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });

function createFault(status: 409 | 429 | 500 | 503): StripeError {
  if (status === 429)
    return new StripeError(429, { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' });
  if (status === 409) {
    return new StripeError(409, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message: 'This object cannot be accessed right now.',
    });
  }
  return new StripeError(status, { type: 'api_error', message: 'An injected fault.' });
}
