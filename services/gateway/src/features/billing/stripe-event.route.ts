import { apiRoutes, routeRequest } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { asRefusal, sendToService } from '../../http/call-service.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { billingService, billingTimeoutMs } from './billing-service.ts';

const maxEventBytes = 1024 * 1024;

/** Forwards the payment provider's events byte for byte, since their signature covers the bytes. */
export function stripeEventRoute(app: ServiceApp, deps: Deps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  app.route({
    ...contractRoute(apiRoutes.receiveStripeEvent),
    bodyLimit: maxEventBytes,
    handlerTimeout: billingTimeoutMs + 1_000,
    handler: async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new AppError('bad-signature');
      const response = await sendToService(deps, billingService(deps), {
        ...routeRequest(apiRoutes.receiveStripeEvent, {}),
        headers: { 'content-type': 'application/octet-stream', 'stripe-signature': signature },
        body: new Uint8Array(request.body),
      });
      const answer = await response.json().catch((cause: unknown) => {
        throw new AppError('payment-provider-unavailable', { cause });
      });
      if (response.status === 400) throw asRefusal(billingService(deps), 400, answer);
      if (!response.ok) throw new AppError('payment-provider-unavailable');
      return reply.status(200).send({ received: true as const });
    },
  });
}
