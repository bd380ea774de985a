import {
  type ApiCall,
  type ApiRoute,
  findNamed,
  readFlag,
  readForm,
  readList,
  readText,
  readWhole,
} from '../../protocol/api-call.ts';
import type { PriceRecord } from '../../state/billing-records.ts';
import type { DisputeRecord } from '../../state/payment-records.ts';
import type { Kind } from '../../state/record-kinds.ts';
import type { EventRecord } from '../../state/session-records.ts';
import { voidFirstInvoice } from '../../subscriptions/void-first-invoice.ts';
import { answerList, listParams } from '../answer-list.ts';

const retrieve = (path: string, kind: Kind): ApiRoute => ({
  method: 'GET',
  path: `${path}/:id`,
  params: [],
  answer: ({ state, id }) => findNamed(state, kind, id),
});

export const readingRoutes: readonly ApiRoute[] = [
  retrieve('/v1/charges', 'charge'),
  retrieve('/v1/payment_intents', 'payment_intent'),
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    params: [],
    answer: ({ state, id }) => voidFirstInvoice(state, findNamed(state, 'invoice', id)),
  },
  {
    method: 'GET',
    path: '/v1/prices',
    params: [...listParams, 'lookup_keys', 'active'],
    answer: (call) => answerList(call, '/v1/prices', pricesOf(call)),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    params: [...listParams, 'charge'],
    answer: (call) => answerList(call, '/v1/disputes', disputesOf(call)),
  },
  {
    method: 'GET',
    path: '/v1/events',
    params: [...listParams, 'delivery_success', 'created'],
    answer: (call) => answerList(call, '/v1/events', eventsOf(call)),
  },
];

function pricesOf({ state, form }: ApiCall): PriceRecord[] {
  const keys = readList(form, 'lookup_keys');
  const active = readFlag(form, 'active');
  return state.all('price').filter((price) => {
    if (keys.length > 0 && !keys.includes(price.lookup_key ?? '')) return false;
    return active === undefined || price.active === active;
  });
}

function disputesOf({ state, form }: ApiCall): DisputeRecord[] {
  const charge = readText(form, 'charge');
  return state.all('dispute').filter((dispute) => charge === undefined || dispute.charge === charge);
}

function eventsOf({ state, form }: ApiCall): EventRecord[] {
  const delivered = readFlag(form, 'delivery_success');
  const since = readWhole(readForm(form, 'created'), 'gte') ?? 0;
  return state.all('event').filter((event) => {
    const isDelivered = state.get('sandbox.delivery', event.id).deliveredAtMs !== null;
    return event.created >= since && (delivered === undefined || isDelivered === delivered);
  });
}
