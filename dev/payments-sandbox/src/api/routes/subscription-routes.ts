import { createSubscription } from '../../lifecycle/create-subscription.ts';
import { type ApiRoute, findNamed, readOneOf, readText } from '../../protocol/api-call.ts';
import { hasEnded } from '../../subscriptions/end-subscription.ts';
import { answerList, listParams } from '../answer-list.ts';
import { readNewSubscription, subscriptionParams } from './read-new-subscription.ts';

export const subscriptionRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    params: subscriptionParams,
    answer: (call) => createSubscription(call.state, readNewSubscription(call)),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: [...listParams, 'customer', 'status'],
    answer: (call) => {
      const { state, form } = call;
      const customer = readText(form, 'customer');
      if (customer !== undefined) findNamed(state, 'customer', customer, 'customer');
      // Without a status Stripe leaves out canceled subscriptions.
      const isAll = readOneOf(form, 'status', ['all']) !== undefined;
      const listed = state
        .all('subscription')
        .filter((one) => (customer === undefined || one.customer === customer) && (isAll || !hasEnded(one)));
      return answerList(call, '/v1/subscriptions', listed);
    },
  },
];
