import { AppError } from '@trueswing/service-kit';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors may call this route. Everything else under /api is for signed-in golfers. */
    public?: boolean;
  }
}

/** Turns visitors away from whatever is not public, before any body is read; the rate limit has counted them by then. */
export const membersOnlyPlugin = fp(async (app) => {
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (url?.startsWith('/api/') && !config.public && !request.userId) throw new AppError('not-signed-in');
  });
});
