import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { withoutSentence } from './stripe-client.ts';

const { StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;

it('an error for the log says which parameter was wrong and where the call was made, without the sentence', () => {
  const message = 'Invalid email address: golfer@nowhere';
  const facts = { code: 'email_invalid', param: 'email', statusCode: 400, requestId: 'req_1' };
  const error = new StripeInvalidRequestError({ type: 'invalid_request_error', message, ...facts });
  const logged = withoutSentence(error) as Error & { code?: string };
  expect(logged.message).toBe('StripeInvalidRequestError, status 400, param email, request req_1');
  expect(logged.code).toBe('email_invalid');
  const [sentence, ...frames] = error.stack?.split('\n') ?? [];
  expect(sentence).toContain('golfer@nowhere');
  expect(logged.stack?.split('\n')).toEqual([`Error: ${logged.message}`, ...frames]);
});

it('an error for the log names only what is known of it', () => {
  const error = new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No such price' });
  expect((withoutSentence(error) as Error).message).toBe('StripeInvalidRequestError');
});

it('the error of a lost connection stays whole', () => {
  const detail = new Error('connect ECONNREFUSED');
  const error = new StripeConnectionError({ type: 'api_error', message: 'The connection broke.', detail } as never);
  expect(withoutSentence(error)).toBe(error);
});
