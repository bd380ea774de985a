import type { NewSubscription } from '../../lifecycle/create-subscription.ts';
import {
  type ApiCall,
  findNamed,
  readForm,
  readMetadata,
  readOneOf,
  readRequired,
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
  'trial_period_days',
];
const dayInSeconds = 86_400;

/** Reads the parameters of `subscriptions.create`. The first invoice waits for the golfer: no saved card is charged. */
export function readNewSubscription({ state, form }: ApiCall): NewSubscription {
  const customer = readCustomer(state, readRequired(form, 'customer'));
  const price = readItemPrice(state, form);
  if (!price) throw missingParam('items');
  const trialDays = readWhole(form, 'trial_period_days');
  const behavior = readOneOf(form, 'payment_behavior', ['default_incomplete']);
  if (!trialDays && !behavior) throw missingParam('payment_behavior');
  readOneOf(readForm(form, 'payment_settings'), 'save_default_payment_method', ['on_subscription']);
  const trialEndSeconds = trialDays ? state.nowSeconds + trialDays * dayInSeconds : null;
  return { customer, price, metadata: readMetadata(form), trialEndSeconds };
}

export function readCustomer(state: SandboxState, id: string): CustomerRecord {
  const customer = findNamed(state, 'customer', id, 'customer');
  if (customer.deleted) throw invalidRequest(`No such customer: '${id}'`, 'customer', 'resource_missing');
  return customer;
}
