import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { paymentsConfig } from '../billing/payments-config.ts';

/** The configuration that the client needs before its first screen. */
export function clientConfigRoutes(app: ServiceApp, { env, identityProvider }: Deps): void {
  const payments = paymentsConfig(env);
  app.route({
    ...contractRoute(apiRoutes.readClientConfig),
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .send({ sampleSwings: [], payments, hasIdentityProvider: identityProvider !== null }),
  });
}
