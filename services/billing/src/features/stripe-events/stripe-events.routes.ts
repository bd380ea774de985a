import { apiRoutes } from '@trueswing/contracts';
import { AppError, assertInternal, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { receiveStripeEvent } from './receive.ts';

const maxEventBytes = 1024 * 1024;

/** Takes the body as the bytes that were signed: no parser may change them. */
export function stripeEventRoutes(app: ServiceApp, deps: Deps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  const { path, schema } = apiRoutes.receiveStripeEvent;
  app.route({
    method: 'POST',
    url: path,
    schema,
    bodyLimit: maxEventBytes,
    handler: async (request) => {
      assertInternal(deps, request);
      const { stripe } = deps;
      if (!stripe) throw new AppError('payments-unavailable');
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new AppError('bad-signature');
      await receiveStripeEvent({ ...deps, stripe }, { body: request.body, signature });
      return { received: true as const };
    },
  });
}
