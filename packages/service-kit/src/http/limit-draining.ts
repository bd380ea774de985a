import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a refused body that are read and dropped, for routes with a smaller limit. */
const minDrainBytes = 1024 * 1024;
/** Node emits no event for the bytes that it drops, so the connection's counter must be polled. */
const pollEveryMs = 20;

/**
 * Limits how much of an unwanted body is read. When a request is answered before its body has ended, Node reads the rest and
 * drops it, since a browser shows an answer only after it has sent everything. A body that exceeds the limit of its route is
 * aborted with its connection. A chunked body, which may have no end, is limited before the answer as well.
 *
 * Node ends the connection of a client that wants it closed right after the answer. Bytes that arrive then are answered with
 * a reset, which can discard the answer before the client has read it. Such a connection ends after the body instead.
 */
export function limitDraining(app: FastifyInstance): void {
  const abortBeyondLimit = ({ raw, routeOptions }: FastifyRequest) =>
    abortBeyond(raw, Math.max(routeOptions.bodyLimit, minDrainBytes));
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['transfer-encoding'] !== undefined) abortBeyondLimit(request);
    done();
  });
  const endAfterBody = new WeakSet<IncomingMessage>();
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isIncomplete(request) && !reply.raw.shouldKeepAlive && !reply.hasHeader('connection')) {
      reply.raw.shouldKeepAlive = true;
      endAfterBody.add(request.raw);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isIncomplete(request) && request.headers['transfer-encoding'] === undefined) abortBeyondLimit(request);
    if (endAfterBody.has(request.raw)) endOnceComplete(request.raw);
    done();
  });
}

/** Whether some of the body has not arrived. An injected request has no connection, and does not say. */
const isIncomplete = ({ raw }: FastifyRequest): boolean => raw.complete === false;

function endOnceComplete(raw: IncomingMessage): void {
  const { socket } = raw;
  if (raw.complete) socket.end();
  else raw.once('end', () => socket.end());
}

function abortBeyond(raw: IncomingMessage, limitBytes: number): void {
  const { socket } = raw;
  const allowedBytes = socket.bytesRead + limitBytes;
  const poll = setInterval(() => {
    if (socket.bytesRead > allowedBytes) socket.destroy();
    if (raw.complete || socket.destroyed) clearInterval(poll);
  }, pollEveryMs);
  poll.unref();
}
