import { AppError } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** True for the methods that change nothing. */
export const isSafeMethod = (method: string): boolean => safeMethods.has(method);

/**
 * Rejects calls that another site makes a golfer's browser send. Multipart bodies need no preflight, so SameSite cookies
 * alone are not enough.
 */
export const csrfPlugin = fp(async (app, { env }: Deps) => {
  app.addHook('onRequest', (request, _reply, done) => {
    // A machine signs its calls and has no browser that another site could use.
    const isCheckedElsewhere = request.routeOptions.config.access === 'signed';
    if (!isCheckedElsewhere && !isSafeMethod(request.method) && !isSameOrigin(request, env.PUBLIC_ORIGIN)) {
      throw new AppError('cross-site');
    }
    done();
  });
});

/** Browsers send Sec-Fetch-Site to https and localhost only; elsewhere Origin must name the host of the request. */
function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.host);
}
