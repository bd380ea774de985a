import type { CustomerRecord, DeletedCustomerRecord } from '../state/records.ts';
import { endSubscription, isOver } from '../subscriptions/end-subscription.ts';
import { type ApiRoute, findNamed, readMetadata, readText } from './api-call.ts';
import { noSuch } from './stripe-error.ts';

export const customerRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: ['email', 'name', 'description', 'metadata'],
    answer: ({ books, form }) =>
      books.put({
        id: books.newId('cus'),
        object: 'customer',
        balance: 0,
        created: books.nowSeconds,
        currency: null,
        default_source: null,
        delinquent: false,
        description: readText(form, 'description') ?? null,
        email: readText(form, 'email') ?? null,
        invoice_settings: { default_payment_method: null },
        livemode: false,
        metadata: readMetadata(form),
        name: readText(form, 'name') ?? null,
      } satisfies CustomerRecord),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    params: [],
    answer: ({ books, id }) => findNamed(books, 'customer', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    params: ['email'],
    answer: ({ books, id, form }) => {
      const customer = findNamed(books, 'customer', id);
      if (customer.deleted) throw noSuch('customer', id);
      return books.put({ ...customer, email: readText(form, 'email') ?? customer.email });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: [],
    answer: ({ books, id }) => {
      if (findNamed(books, 'customer', id).deleted) throw noSuch('customer', id);
      for (const subscription of books.all('subscription')) {
        if (subscription.customer === id && !isOver(subscription)) endSubscription(books, subscription);
      }
      return books.put({ id, object: 'customer', deleted: true } satisfies DeletedCustomerRecord);
    },
  },
];
