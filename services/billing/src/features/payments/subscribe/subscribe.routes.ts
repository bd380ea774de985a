import { apiRoutes, type RouteContract } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps, PaymentDeps } from '../../../deps.ts';
import { readGolfer } from '../../../plugins/internal-caller.ts';
import type { Golfer } from '../customers/with-customer.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createPortalSession } from './create-portal-session.ts';
import { getOrCreateSubscription } from './get-or-create-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/** Several calls of Stripe, each of which may take ten seconds: the last is cut off. */
const handlerTimeout = 27_000;

/** What the gateway hands on, each call under the path that the browser used. */
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
  // What the client says in their bodies changes nothing.
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

function head<const C extends RouteContract>({ method, path, schema }: C) {
  return { method, url: path, handlerTimeout, schema: schema as C['schema'] };
}
