import { type ApiRoute, findNamed, readForm, readMetadata, readText, readWhole } from '../../protocol/api-call.ts';
import type { Form } from '../../protocol/decode-form.ts';
import { invalidRequest, noSuch } from '../../protocol/stripe-error.ts';
import type { CustomerRecord, DeletedCustomerRecord } from '../../state/billing-records.ts';
import { endSubscription, hasEnded } from '../../subscriptions/end-subscription.ts';
import { answerList, listParams } from '../answer-list.ts';

/** Stripe documents the error, but not which addresses cause it. */
function readEmail(form: Form): string | undefined {
  const email = readText(form, 'email');
  if (email === undefined || /^[!-~]+@[!-~]+\.[!-~]+$/.test(email)) return email;
  throw invalidRequest(`Invalid email address: ${email}`, 'email', 'email_invalid');
}

export const customerRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: ['email', 'metadata'],
    answer: ({ state, form }) =>
      state.put({
        id: state.newId('cus'),
        object: 'customer',
        created: state.nowSeconds,
        email: readEmail(form) ?? null,
        invoice_settings: { default_payment_method: null },
        metadata: readMetadata(form),
      } satisfies CustomerRecord),
  },
  {
    method: 'GET',
    path: '/v1/customers',
    params: [...listParams, 'created'],
    answer: (call) => {
      const created = readForm(call.form, 'created');
      const [from = 0, to = Number.POSITIVE_INFINITY] = [readWhole(created, 'gte'), readWhole(created, 'lte')];
      const isListed = (one: CustomerRecord | DeletedCustomerRecord): one is CustomerRecord =>
        !one.deleted && one.created >= from && one.created <= to;
      return answerList(call, '/v1/customers', call.state.all('customer').filter(isListed));
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    params: [],
    answer: ({ state, id }) => findNamed(state, 'customer', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    params: ['email'],
    answer: ({ state, id, form }) => {
      const customer = findNamed(state, 'customer', id);
      if (customer.deleted) throw noSuch('customer', id);
      return state.put({ ...customer, email: readEmail(form) ?? customer.email });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: [],
    answer: ({ state, id }) => {
      if (findNamed(state, 'customer', id).deleted) throw noSuch('customer', id);
      for (const subscription of state.all('subscription')) {
        if (subscription.customer === id && !hasEnded(subscription)) endSubscription(state, subscription);
      }
      return state.put({ id, object: 'customer', deleted: true } satisfies DeletedCustomerRecord);
    },
  },
];
