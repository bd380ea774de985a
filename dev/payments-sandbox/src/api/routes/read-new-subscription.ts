import type { NewSubscription } from '../../lifecycle/create-subscription.ts';
import {
  type ApiCall,
  findNamed,
  readFlag,
  readForm,
  readMetadata,
  readOneOf,
  readRequired,
  readText,
  readWhole,
} from '../../protocol/api-call.ts';
import { invalidRequest, missingParam } from '../../protocol/stripe-error.ts';
import type { CustomerRecord } from '../../state/billing-records.ts';
import type { SandboxState } from '../../state/sandbox-state.ts';
import { readItemPrice } from './read-item-price.ts';

export const subscriptionParams = [
  'customer',
  'items',
  'metadata',
  'payment_behavior',
  'payment_settings',
  'default_payment_method',
  'off_session',
  'trial_end',
  'trial_period_days',
  'cancel_at_period_end',
  'collection_method',
  'description',
];
const behaviors = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const;
const dayInSeconds = 86_400;

/** Reads the parameters of `subscriptions.create`. Throws the errors that Stripe returns. */
export function readNewSubscription({ state, form }: ApiCall): NewSubscription {
  const customer = readCustomer(state, readRequired(form, 'customer'));
  const price = readItemPrice(state, form);
  if (!price) throw missingParam('items');
  const behavior = readOneOf(form, 'payment_behavior', behaviors) ?? 'allow_incomplete';
  const trialEndSeconds = readTrialEnd(state, form);
  const cardId = readText(form, 'default_payment_method') ?? null;
  if (cardId && findNamed(state, 'payment_method', cardId, 'default_payment_method').customer !== customer.id) {
    throw invalidRequest(
      'The customer does not have a payment method with that ID.',
      'default_payment_method',
      'resource_missing',
    );
  }
  const hasCard = cardId !== null || customer.invoice_settings.default_payment_method !== null;
  const charges = behavior !== 'default_incomplete';
  if (charges && !hasCard && trialEndSeconds === null) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  const saves = readOneOf(readForm(form, 'payment_settings'), 'save_default_payment_method', [
    'off',
    'on_subscription',
  ]);
  return {
    customer,
    price,
    metadata: readMetadata(form),
    trialEndSeconds,
    cardId,
    savesCard: saves === 'on_subscription',
    cancelAtPeriodEnd: readFlag(form, 'cancel_at_period_end') ?? false,
    firstPayment: charges ? 'charge' : 'incomplete',
  };
}

export function readCustomer(state: SandboxState, id: string): CustomerRecord {
  const customer = findNamed(state, 'customer', id, 'customer');
  if (customer.deleted) throw invalidRequest(`No such customer: '${id}'`, 'customer', 'resource_missing');
  return customer;
}

function readTrialEnd(state: SandboxState, form: ApiCall['form']): number | null {
  const days = readWhole(form, 'trial_period_days');
  const end = readWhole(form, 'trial_end') ?? (days ? state.nowSeconds + days * dayInSeconds : null);
  if (end !== null && end <= state.nowSeconds)
    throw invalidRequest('Invalid timestamp: must be in the future', 'trial_end');
  return end;
}
