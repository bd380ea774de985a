import { automaticCallHeader } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import { readAdminCookie } from '../features/admin/sign-in/admin-cookie.ts';
import { findAdminSession } from '../features/admin/sign-in/admin-session.ts';
import { assertFeature } from '../features/usage/assert-feature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the admin who makes the call. */
    admin: string | null;
  }
}

/**
 * Rejects callers who may not call a route, before any body is read and after the rate limit has counted them. A route
 * under /api without a contract is closed to everyone.
 */
export const accessPlugin = fp(async (app, deps: Deps) => {
  app.decorateRequest('admin', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, config } = request.routeOptions;
    if (!url?.startsWith('/api/')) return done();
    switch (config.access) {
      case 'visitor':
      case 'signed':
        return done();
      case 'member':
        assertSignedIn(request.userId);
        return done();
      case 'premium':
        return void assertFeature(deps, assertSignedIn(request.userId), config.feature).then(() => done(), done);
      case 'admin':
        return void assertAdmin(deps, request).then(() => done(), done);
      default:
        throw new AppError('forbidden');
    }
  });
});

async function assertAdmin(deps: Deps, request: FastifyRequest): Promise<void> {
  const token = readAdminCookie(deps, request);
  const isUse = request.headers[automaticCallHeader] === undefined;
  const admin = token && (await findAdminSession(deps, { token, isUse }));
  if (admin) {
    request.admin = admin.name;
    const isRequired = deps.env.ADMIN_SECOND_FACTOR === 'required' && !admin.hasSecondFactor;
    if (isRequired && !request.routeOptions.config.needsNoSecondFactor) throw new AppError('second-factor-required');
    return;
  }
  // A visitor is asked to sign in. A signed-in golfer may not use the admin panel.
  throw new AppError(request.userId === null ? 'not-signed-in' : 'forbidden');
}

function assertSignedIn<T>(userId: T | null): T {
  if (userId === null) throw new AppError('not-signed-in');
  return userId;
}
