import {
  type ApiCall,
  type ApiRoute,
  findNamed,
  readForm,
  readMetadata,
  readOneOf,
  readRequired,
  readText,
  readWhole,
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
      'customer_email',
      'line_items',
      'success_url',
      'cancel_url',
      'client_reference_id',
      'metadata',
      'subscription_data',
      'expires_at',
    ],
    answer: createCheckoutSession,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: [...listParams, 'customer', 'status', 'subscription'],
    answer: (call) => answerList(call, '/v1/checkout/sessions', sessionsOf(call)),
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
    params: ['customer', 'return_url', 'locale'],
    answer: ({ state, form, publicOrigin }) => {
      const id = state.newId('bps');
      return state.put({
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_sandbox',
        created: state.nowSeconds,
        customer: readCustomer(state, readRequired(form, 'customer')).id,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: readText(form, 'return_url') ?? null,
        url: `${publicOrigin}/sandbox/portal/${id}`,
      } satisfies PortalSessionRecord);
    },
  },
];

function sessionsOf({ state, form }: ApiCall): CheckoutSessionRecord[] {
  const customer = readText(form, 'customer');
  const subscription = readText(form, 'subscription');
  const status = readOneOf(form, 'status', ['complete', 'expired', 'open']);
  return state.all('checkout.session').filter((session) => {
    if (customer !== undefined && session.customer !== customer) return false;
    if (subscription !== undefined && session.subscription !== subscription) return false;
    return status === undefined || session.status === status;
  });
}

function createCheckoutSession({ state, form, publicOrigin }: ApiCall): CheckoutSessionRecord {
  if (readOneOf(form, 'mode', ['subscription']) === undefined) throw missingParam('mode');
  const customer = readText(form, 'customer');
  const price = readItemPrice(state, form, 'line_items');
  if (!price) throw missingParam('line_items');
  const id = state.newId('cs_test');
  const subscriptionMetadata = readMetadata(readForm(form, 'subscription_data'));
  state.put({ id, object: 'sandbox.checkout_plan', price: price.id, subscriptionMetadata });
  return state.put({
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    cancel_url: readText(form, 'cancel_url') ?? null,
    client_reference_id: readText(form, 'client_reference_id') ?? null,
    created: state.nowSeconds,
    currency: price.currency,
    customer: customer === undefined ? null : readCustomer(state, customer).id,
    customer_email: readText(form, 'customer_email') ?? null,
    expires_at: readWhole(form, 'expires_at') ?? state.nowSeconds + openSeconds,
    invoice: null,
    livemode: false,
    metadata: readMetadata(form),
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: readRequired(form, 'success_url'),
    ui_mode: 'hosted_page',
    url: `${publicOrigin}/sandbox/checkout/${id}`,
  } satisfies CheckoutSessionRecord);
}
