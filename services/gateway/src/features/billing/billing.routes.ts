import { apiRoutes, type RouteContract, type RouteInput } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { callService } from '../../http/call-service.ts';
import { ownUser, signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { findEmail } from '../accounts/find-email.ts';
import { billingService, billingTimeoutMs } from './billing-service.ts';
import { checkPaymentPage } from './payment-page.ts';
import { stripeEventRoute } from './stripe-event.route.ts';

/** Longer than the forwarded call may take. */
const handlerTimeout = billingTimeoutMs + 1_000;

/** Forwards payment calls to the billing service, on behalf of the signed-in golfer. */
export async function billingRoutes(app: ServiceApp, deps: Deps): Promise<void> {
  const forward = async <C extends RouteContract>(request: FastifyRequest, route: C, input: RouteInput<C>) => {
    const userId = signedInUser(request);
    const caller = { userId, email: await findEmail(deps, userId) };
    return await callService(deps, billingService(deps), route, { caller, input });
  };

  const { createCheckoutSession, createCustomerPortal, getOrCreateSubscription } = apiRoutes;
  app.route({
    ...contractRoute(createCheckoutSession),
    handlerTimeout,
    handler: async (request) =>
      checkPaymentPage(await forward(request, createCheckoutSession, { body: request.body }), deps),
  });
  app.route({
    ...contractRoute(createCustomerPortal),
    handlerTimeout,
    handler: async (request) => checkPaymentPage(await forward(request, createCustomerPortal, {}), deps),
  });
  app.route({
    ...contractRoute(getOrCreateSubscription),
    handlerTimeout,
    handler: (request) => forward(request, getOrCreateSubscription, { body: request.body }),
  });

  const { refreshSubscription, updateSubscriptionStatus, upgradeSubscription } = apiRoutes;
  app.route({
    ...contractRoute(refreshSubscription),
    handlerTimeout,
    handler: (request) => forward(request, refreshSubscription, {}),
  });
  app.route({
    ...contractRoute(updateSubscriptionStatus),
    handlerTimeout,
    handler: (request) => forward(request, updateSubscriptionStatus, { body: request.body }),
  });
  app.route({
    ...contractRoute(upgradeSubscription),
    handlerTimeout,
    handler: (request) => {
      ownUser(request, request.body.userId);
      return forward(request, upgradeSubscription, { body: request.body });
    },
  });
  await app.register(async (scope) => stripeEventRoute(scope, deps));
}
