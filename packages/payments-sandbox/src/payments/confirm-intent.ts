import { readRequired } from '../api/api-call.ts';
import type { Form } from '../api/decode-form.ts';
import { StripeError } from '../api/stripe-error.ts';
import type { PaymentIntentRecord, SetupIntentRecord } from '../state/records.ts';
import type { Books } from '../state/sandbox-state.ts';
import { failAuthentication, payIntent } from './pay-intent.ts';
import { readCard } from './read-card.ts';
import { addCard, confirmSetup, refuseSetup } from './save-card.ts';

type Intent = PaymentIntentRecord | SetupIntentRecord;

/** The intent that a browser holds the secret of. */
export function intentOfSecret(books: Books, secret: string): Intent {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = id.startsWith('seti_') ? books.find('setup_intent', id) : books.find('payment_intent', id);
  if (intent?.client_secret === secret) return intent;
  throw new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such intent.',
    param: 'client_secret',
  });
}

/** Confirms an intent with the card that was typed in; the intent that comes back says how it went. Throws StripeError. */
export function confirmIntent(books: Books, form: Form): Intent {
  const intent = confirmable(books, readRequired(form, 'client_secret'));
  const method = addCard(books, readCard(form, books.nowSeconds));
  if (intent.object === 'setup_intent') return confirmSetup(books, intent, method.id, { confirmed: false });
  return payIntent(books, intent, method.id, { onSession: true, confirmed: false });
}

/** What the golfer has answered in the authentication dialog. */
export function answerAuthentication(books: Books, form: Form): Intent {
  const intent = confirmable(books, readRequired(form, 'client_secret'));
  const method = intent.payment_method;
  if (intent.status !== 'requires_action' || typeof method !== 'string') throw unexpectedState(intent);
  const says = readRequired(form, 'outcome') === 'complete';
  if (intent.object === 'setup_intent') {
    return says ? confirmSetup(books, intent, method, { confirmed: true }) : refuseSetup(books, intent);
  }
  return says
    ? payIntent(books, intent, method, { onSession: true, confirmed: true })
    : failAuthentication(books, intent);
}

function confirmable(books: Books, secret: string): Intent {
  const intent = intentOfSecret(books, secret);
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
