import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is read and dropped of a body that nobody wants, where the route itself takes less. */
const smallestDrainBytes = 1024 * 1024;
/** Node drops such a body without an event, so the connection's count is looked at now and then. */
const lookEveryMs = 100;

/**
 * When a request is answered before its body has ended, Node reads the rest and drops it: a browser shows an answer only
 * after it has sent everything. A body may have no end, so what is longer than its route would take is cut off with its
 * connection.
 */
export function limitDraining(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    if (!request.raw.complete) cutOffAfter(request.raw, Math.max(request.routeOptions.bodyLimit, smallestDrainBytes));
  });
}

function cutOffAfter(raw: IncomingMessage, limitBytes: number): void {
  const { socket } = raw;
  const allowedBytes = socket.bytesRead + limitBytes;
  const look = setInterval(() => {
    if (socket.bytesRead > allowedBytes) socket.destroy();
    if (raw.complete || socket.destroyed) clearInterval(look);
  }, lookEveryMs);
  look.unref();
}
