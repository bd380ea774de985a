import type { FastifyInstance } from 'fastify';

/** Requests that are still running this long after the close began are aborted: a paused video would hold the service up. */
const closeGraceMs = 5_000;

/**
 * Lets the app close as soon as its running requests are answered. Fastify closes the connections that are idle when the close
 * begins; clients would keep the others open for their next request.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), closeGraceMs).unref();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  // An answer that had begun before the close could not carry that header. A connection that becomes idle only after this
  // hook, because the rest of a refused body still arrives, holds the close up until the grace ends: that is accepted.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
