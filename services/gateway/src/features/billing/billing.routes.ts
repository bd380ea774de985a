import { apiRoutes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ownUser, signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { billingTimeoutMs, callBilling } from './call-billing.ts';
import { stripeEventRoute } from './stripe-event.route.ts';

/** Longer than the timeout of the call to the billing service. */
const handlerTimeout = billingTimeoutMs + 1_000;

/** Payments belong to the billing service: this service identifies the caller and forwards the call. */
export async function billingRoutes(app: ServiceApp, deps: Deps): Promise<void> {
  const ask = async <S extends z.ZodType>(request: FastifyRequest, path: string, schema: S): Promise<z.infer<S>> => {
    const answer = await callBilling(deps, { path, userId: signedInUser(request), body: request.body });
    const read = schema.safeParse(answer);
    // The answer was cut off, or does not match the contract.
    if (!read.success) throw new AppError('payment-provider-away', { cause: read.error });
    return read.data;
  };

  const { createCheckoutSession, createCustomerPortal, getOrCreateSubscription } = apiRoutes;
  app.route({
    ...contractRoute(createCheckoutSession),
    handlerTimeout,
    handler: (request) => ask(request, createCheckoutSession.path, createCheckoutSession.schema.response[200]),
  });
  app.route({
    ...contractRoute(createCustomerPortal),
    handlerTimeout,
    handler: (request) => ask(request, createCustomerPortal.path, createCustomerPortal.schema.response[200]),
  });
  app.route({
    ...contractRoute(getOrCreateSubscription),
    handlerTimeout,
    handler: (request) => ask(request, getOrCreateSubscription.path, getOrCreateSubscription.schema.response[200]),
  });

  const { refreshSubscription, updateSubscriptionStatus, upgradeSubscription } = apiRoutes;
  app.route({
    ...contractRoute(refreshSubscription),
    handlerTimeout,
    handler: (request) => ask(request, refreshSubscription.path, refreshSubscription.schema.response[200]),
  });
  app.route({
    ...contractRoute(updateSubscriptionStatus),
    handlerTimeout,
    handler: (request) => ask(request, updateSubscriptionStatus.path, updateSubscriptionStatus.schema.response[200]),
  });
  app.route({
    ...contractRoute(upgradeSubscription),
    handlerTimeout,
    handler: (request) => {
      ownUser(request, request.body.userId);
      return ask(request, upgradeSubscription.path, upgradeSubscription.schema.response[200]);
    },
  });
  await app.register(async (scope) => stripeEventRoute(scope, deps));
}
