import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is read and dropped of a body that nobody wants, where the route itself takes less. */
const smallestDrainBytes = 1024 * 1024;
/** Node drops such a body without an event, so the connection's count is looked at now and then. */
const lookEveryMs = 20;

/**
 * When a request is answered before its body has ended, Node reads the rest and drops it: a browser shows an answer only
 * after it has sent everything. What is longer than its route would take is cut off with its connection. A body without an
 * announced length, which may have no end, is cut off there whether it has been answered or not.
 */
export function limitDraining(app: FastifyInstance): void {
  const cutOffLater = ({ raw, routeOptions }: FastifyRequest) =>
    cutOffAfter(raw, Math.max(routeOptions.bodyLimit, smallestDrainBytes));
  app.addHook('onRequest', async (request) => {
    if (request.headers['transfer-encoding'] !== undefined) cutOffLater(request);
  });
  app.addHook('onResponse', async (request) => {
    if (!request.raw.complete && request.headers['transfer-encoding'] === undefined) cutOffLater(request);
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
