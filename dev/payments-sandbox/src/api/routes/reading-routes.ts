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
    params: [...listParams, 'type', 'types', 'delivery_success', 'created'],
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
  const type = readText(form, 'type');
  const types = type === undefined ? readList(form, 'types') : [type];
  const delivered = readFlag(form, 'delivery_success');
  const created = readForm(typeof form.created === 'string' ? {} : form, 'created');
  const [gte, gt, lte, lt] = (['gte', 'gt', 'lte', 'lt'] as const).map((bound) => readWhole(created, bound));
  return state.all('event').filter((event) => {
    if (types.length > 0 && !types.includes(event.type)) return false;
    if (gte !== undefined && event.created < gte) return false;
    if (gt !== undefined && event.created <= gt) return false;
    if (lte !== undefined && event.created > lte) return false;
    if (lt !== undefined && event.created >= lt) return false;
    return delivered === undefined || (state.get('sandbox.delivery', event.id).deliveredAtMs !== null) === delivered;
  });
}
