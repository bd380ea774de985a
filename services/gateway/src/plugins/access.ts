import { AppError } from '@trueswing/service-kit';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import { isAdminSession } from '../features/admin/sign-in/admin-session.ts';
import { findIsPremium } from '../features/usage/usage.repository.ts';
import { readAdminCookie } from '../http/admin-cookie.ts';

/**
 * Rejects callers who may not call a route, before any body is read and after the rate limit has counted them. A route
 * under /api without a contract is closed to everyone.
 */
export const accessPlugin = fp(async (app, deps: Deps) => {
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
        if (!(await findIsPremium(deps.db, userId))) throw new AppError('premium-required', { requiresUpgrade: true });
        return;
      }
      case 'admin': {
        const token = readAdminCookie(deps, request);
        if (token && (await isAdminSession(deps, token))) return;
        // A visitor is asked to sign in. A signed-in golfer may not use the admin panel.
        throw new AppError(request.userId === null ? 'not-signed-in' : 'forbidden');
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
