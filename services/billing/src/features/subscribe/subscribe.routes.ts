import { apiRoutes, type RouteContract } from '@trueswing/contracts';
import { AppError, internalRoute, readGolfer, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps, PaymentDeps } from '../../deps.ts';
import type { Golfer } from '../customers/create-customer.ts';
import { refreshSubscription } from '../entitlement/refresh-subscription.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createPortalSession } from './create-portal-session.ts';
import { getOrCreateSubscription } from './get-or-create-subscription.ts';

/** A route calls Stripe several times, for up to ten seconds each: the last call may be cut off. */
const handlerTimeout = 27_000;

/** The calls that the gateway forwards, each under the path that the browser used. */
export function subscribeRoutes(app: ServiceApp, deps: Deps): void {
  const prepare = (request: FastifyRequest): { golfer: Golfer; payments: PaymentDeps } => {
    const golfer = readGolfer(deps, request);
    if (!deps.stripe) throw new AppError('payments-unavailable');
    return { golfer, payments: { ...deps, stripe: deps.stripe } };
  };

  app.route({
    ...head(apiRoutes.createCheckoutSession),
    handler: (request) => {
      const { golfer, payments } = prepare(request);
      return createCheckoutSession(payments, golfer, request.body.plan);
    },
  });
  app.route({
    ...head(apiRoutes.createCustomerPortal),
    handler: (request) => {
      const { golfer, payments } = prepare(request);
      return createPortalSession(payments, golfer.userId);
    },
  });
  app.route({
    ...head(apiRoutes.getOrCreateSubscription),
    handler: (request) => {
      const { golfer, payments } = prepare(request);
      return getOrCreateSubscription(payments, golfer, request.body?.plan);
    },
  });
  // Their bodies are ignored: only what Stripe says counts.
  for (const route of [
    apiRoutes.refreshSubscription,
    apiRoutes.updateSubscriptionStatus,
    apiRoutes.upgradeSubscription,
  ] as const) {
    app.route({
      ...head(route),
      handler: (request) => {
        const { golfer, payments } = prepare(request);
        return refreshSubscription(payments, golfer.userId);
      },
    });
  }
}

const head = <const C extends RouteContract>(contract: C) => ({ ...internalRoute(contract), handlerTimeout });
