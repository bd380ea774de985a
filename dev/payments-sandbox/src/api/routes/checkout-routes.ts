import {
  type ApiCall,
  type ApiRoute,
  findNamed,
  readForm,
  readMetadata,
  readOneOf,
  readRequired,
  readText,
} from '../../protocol/api-call.ts';
import { invalidRequest, missingParam } from '../../protocol/stripe-error.ts';
import type { CheckoutSessionRecord, PortalSessionRecord } from '../../state/session-records.ts';
import { answerList, listParams } from '../answer-list.ts';
import { readItemPrice } from './read-item-price.ts';
import { readCustomer } from './read-new-subscription.ts';

const openSeconds = 24 * 3600;

export const checkoutRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: [
      'mode',
      'customer',
      'line_items',
      'success_url',
      'cancel_url',
      'client_reference_id',
      'metadata',
      'subscription_data',
    ],
    answer: createCheckoutSession,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: [...listParams, 'customer'],
    answer: (call) => {
      const customer = readText(call.form, 'customer');
      const sessions = call.state.all('checkout.session').filter((one) => !customer || one.customer === customer);
      return answerList(call, '/v1/checkout/sessions', sessions);
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    params: [],
    answer: ({ state, id }) => {
      const session = findNamed(state, 'checkout.session', id);
      if (session.status === 'open') return state.put({ ...session, status: 'expired', url: null });
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: ['customer', 'return_url'],
    answer: ({ state, form, publicOrigin }) => {
      const id = state.newId('bps');
      return state.put({
        id,
        object: 'billing_portal.session',
        created: state.nowSeconds,
        customer: readCustomer(state, readRequired(form, 'customer')).id,
        return_url: readText(form, 'return_url') ?? null,
        url: `${publicOrigin}/sandbox/portal/${id}`,
      } satisfies PortalSessionRecord);
    },
  },
];

function createCheckoutSession({ state, form, publicOrigin }: ApiCall): CheckoutSessionRecord {
  if (readOneOf(form, 'mode', ['subscription']) === undefined) throw missingParam('mode');
  const price = readItemPrice(state, form, 'line_items');
  if (!price) throw missingParam('line_items');
  const id = state.newId('cs_test');
  const subscriptionMetadata = readMetadata(readForm(form, 'subscription_data'));
  state.put({ id, object: 'sandbox.checkout_plan', price: price.id, subscriptionMetadata });
  return state.put({
    id,
    object: 'checkout.session',
    cancel_url: readText(form, 'cancel_url') ?? null,
    client_reference_id: readText(form, 'client_reference_id') ?? null,
    created: state.nowSeconds,
    customer: readCustomer(state, readRequired(form, 'customer')).id,
    expires_at: state.nowSeconds + openSeconds,
    metadata: readMetadata(form),
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: readRequired(form, 'success_url'),
    url: `${publicOrigin}/sandbox/checkout/${id}`,
  } satisfies CheckoutSessionRecord);
}
