import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import { clientNetwork } from '../rate-limits/client-network.ts';
import { anyCall, tooMany } from '../rate-limits/rate-rules.ts';

/** A generous limit on every call, by golfer or else by address. No call waits for Redis because of it. */
export const rateLimitPlugin = fp(async (app, { rates }: Deps) => {
  const { name, limit, windowS } = anyCall;
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    // Files do not count; what has no route does.
    if (url !== undefined && !url.startsWith('/api')) return done();
    const count = rates.countWithoutWaiting(`${name}:${clientNetwork(request.userId ?? request.ip)}`, windowS);
    if (count > limit) throw tooMany(anyCall);
    done();
  });
});
