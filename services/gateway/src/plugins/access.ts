import { AppError } from '@trueswing/service-kit';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import { findIsPremium } from '../features/usage/usage.repository.ts';

/**
 * Turns away who may not call a route, before any body is read; the rate limit has counted them by then. A route under
 * /api that has no contract is for nobody.
 */
export const accessPlugin = fp(async (app, { db }: Deps) => {
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (!url?.startsWith('/api/')) return;
    switch (config.access) {
      case 'visitor':
      case 'signed':
        return;
      case 'member':
        return assertSignedIn(request.userId);
      case 'premium': {
        const userId = assertSignedIn(request.userId);
        if (!(await findIsPremium(db, userId))) throw new AppError('premium-required', { requiresUpgrade: true });
        return;
      }
      default:
        throw new AppError('forbidden');
    }
  });
});

function assertSignedIn<T>(userId: T | null): T {
  if (userId === null) throw new AppError('not-signed-in');
  return userId;
}
