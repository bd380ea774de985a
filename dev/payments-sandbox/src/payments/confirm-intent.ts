import { readRequired } from '../protocol/api-call.ts';
import type { Form } from '../protocol/decode-form.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { PaymentIntentRecord, SetupIntentRecord } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { addCard } from './add-card.ts';
import { confirmSetup, refuseSetup } from './confirm-setup.ts';
import { failAuthentication, payIntent } from './pay-intent.ts';
import { readCard } from './read-card.ts';

type Intent = PaymentIntentRecord | SetupIntentRecord;

/** The intent that a client secret belongs to. */
export function intentOfSecret(state: SandboxState, secret: string): Intent {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = id.startsWith('seti_') ? state.find('setup_intent', id) : state.find('payment_intent', id);
  if (intent?.client_secret === secret) return intent;
  throw new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such intent.',
    param: 'client_secret',
  });
}

/** Confirms an intent with a new card. The returned intent has the outcome. Throws StripeError. */
export function confirmIntent(state: SandboxState, form: Form): Intent {
  const intent = confirmable(state, readRequired(form, 'client_secret'));
  const method = addCard(state, readCard(form, state.nowSeconds));
  if (intent.object === 'setup_intent') return confirmSetup(state, intent, method.id, { confirmed: false });
  return payIntent(state, intent, method.id, { onSession: true, confirmed: false });
}

/** Handles the golfer's choice in the authentication dialog. */
export function answerAuthentication(state: SandboxState, form: Form): Intent {
  const intent = confirmable(state, readRequired(form, 'client_secret'));
  const method = intent.payment_method;
  if (intent.status !== 'requires_action' || typeof method !== 'string') throw unexpectedState(intent);
  const isAuthenticated = readRequired(form, 'outcome') === 'complete';
  if (intent.object === 'setup_intent') {
    return isAuthenticated ? confirmSetup(state, intent, method, { confirmed: true }) : refuseSetup(state, intent);
  }
  return isAuthenticated
    ? payIntent(state, intent, method, { onSession: true, confirmed: true })
    : failAuthentication(state, intent);
}

function confirmable(state: SandboxState, secret: string): Intent {
  const intent = intentOfSecret(state, secret);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent);
  return intent;
}

function unexpectedState(intent: Intent): StripeError {
  const kind = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: `${intent.object}_unexpected_state`,
    message: `You cannot confirm this ${kind} because it has a status of ${intent.status}.`,
    [intent.object]: { id: intent.id, status: intent.status },
  });
}
