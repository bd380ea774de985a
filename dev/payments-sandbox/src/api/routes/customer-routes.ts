import { type ApiRoute, findNamed, readMetadata, readText } from '../../protocol/api-call.ts';
import { noSuch } from '../../protocol/stripe-error.ts';
import type { DeletedCustomerRecord } from '../../state/billing-records.ts';
import { createCustomer } from '../../state/create-customer.ts';
import { endSubscription, hasEnded } from '../../subscriptions/end-subscription.ts';

export const customerRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: ['email', 'name', 'description', 'metadata'],
    answer: ({ state, form }) =>
      createCustomer(state, {
        description: readText(form, 'description') ?? null,
        email: readText(form, 'email') ?? null,
        metadata: readMetadata(form),
        name: readText(form, 'name') ?? null,
      }),
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
      return state.put({ ...customer, email: readText(form, 'email') ?? customer.email });
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
