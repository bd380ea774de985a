import type { IntentError, SetupIntentRecord } from '../state/payment-records.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { authenticationFailed, authorizeCard } from './test-cards.ts';

/** Authorizes the card for later payments. If accepted, the subscription that waits for the setup intent uses it. */
export function confirmSetup(
  state: SandboxState,
  intent: SetupIntentRecord,
  methodId: string,
  { confirmed }: { confirmed: boolean },
): SetupIntentRecord {
  const card = state.get('sandbox.card', methodId);
  const answer = authorizeCard({
    number: card.number,
    purpose: 'save',
    onSession: true,
    confirmed,
    authenticatedBefore: card.authenticated,
  });
  if (answer.result === 'declined') return refuseSetup(state, intent, answer.error);
  if (answer.result === 'authenticate') {
    const next_action = { type: 'use_stripe_sdk' } as const;
    return state.put({
      ...intent,
      payment_method: methodId,
      status: 'requires_action',
      next_action,
      last_setup_error: null,
    });
  }
  state.put({ ...card, authenticated: true });
  state.put({ ...state.get('payment_method', methodId), customer: intent.customer });
  const succeeded = state.put({
    ...intent,
    payment_method: methodId,
    status: 'succeeded' as const,
    next_action: null,
    last_setup_error: null,
  });
  for (const subscription of state.all('subscription')) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    updateSubscription(state, subscription, { pending_setup_intent: null, default_payment_method: methodId });
  }
  recordEvent(state, 'setup_intent.succeeded', succeeded);
  return succeeded;
}

export function refuseSetup(
  state: SandboxState,
  intent: SetupIntentRecord,
  error: IntentError = authenticationFailed('save'),
): SetupIntentRecord {
  return state.put({
    ...intent,
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
    last_setup_error: error,
  });
}
