import { answerList, listParams } from './answer-list.ts';
import { type ApiCall, type ApiRoute, findNamed, readOneOf, readText } from './api-call.ts';
import { voidInvoice } from './create-invoice.ts';
import { expireSubscription } from './end-subscription.ts';
import type { CheckoutSessionRecord, InvoiceRecord } from './records.ts';
import { invalidRequest } from './stripe-error.ts';

/** What takes back an offer to pay, and tells what has become of a payment. */
export const settlingRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    params: [],
    answer: answerVoid,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: [...listParams, 'customer', 'status'],
    answer: (call) => answerList(call, '/v1/checkout/sessions', sessionsOf(call)),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    params: [],
    answer: answerExpire,
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    params: [],
    answer: ({ books, id }) => findNamed(books, 'charge', id),
  },
];

/** An unpaid beginning ends with its first invoice; what is paid stays paid. */
function answerVoid({ books, id }: ApiCall): InvoiceRecord {
  const invoice = findNamed(books, 'invoice', id);
  if (invoice.status !== 'open') {
    throw invalidRequest(`You can only pass in open invoices. This invoice isn't open.`, undefined);
  }
  const subscription = books.get('subscription', invoice.parent.subscription_details.subscription);
  if (subscription.status === 'incomplete') expireSubscription(books, subscription);
  else voidInvoice(books, invoice);
  return books.get('invoice', id);
}

function answerExpire({ books, id }: ApiCall): CheckoutSessionRecord {
  const session = findNamed(books, 'checkout.session', id);
  if (session.status !== 'open') {
    throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired. This is ${session.status}.`);
  }
  return books.put({ ...session, status: 'expired' as const, url: null });
}

function sessionsOf({ books, form }: ApiCall): CheckoutSessionRecord[] {
  const customer = readText(form, 'customer');
  const status = readOneOf(form, 'status', ['open', 'complete', 'expired']);
  return books.all('checkout.session').filter((session) => {
    if (customer !== undefined && session.customer !== customer) return false;
    return status === undefined || session.status === status;
  });
}
