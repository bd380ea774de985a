import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tracer } from '../tracing/in-span.ts';
import { contextOf, requestLogFields } from '../tracing/request-context.ts';
import { requestIdHeader } from '../tracing/request-id.ts';
import { quiet } from './health-routes.ts';
import type { ServiceApp } from './service-app.ts';

/**
 * Runs each request in its context, and traces it. Of callers inside it continues the trace; the public's starts here. Routes that are
 * not logged are not traced either: probes, scrapes, files.
 */
export function enterRequests(app: ServiceApp, { isInside }: { isInside: boolean }): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    const { traceparent } = request.headers;
    const caller = isInside && typeof traceparent === 'string' ? { traceparent } : {};
    const entered = startSpan(contextOf({ requestId: request.id, ...caller }), request, reply);
    contexts.set(request, entered);
    context.with(entered, done);
  });
  // The end of a body arrives in the connection's context.
  app.addHook('preValidation', (request, _reply, done) => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));
}

function startSpan(caller: Context, request: FastifyRequest, reply: FastifyReply): Context {
  const { url: route = 'none', logLevel } = request.routeOptions;
  if (logLevel === quiet.logLevel) return caller;
  const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, caller);
  const entered = trace.setSpan(caller, span);
  if (!span.isRecording()) return entered;
  span.setAttributes({ 'http.request.method': request.method, 'http.route': route, 'request.id': request.id });
  request.log = request.log.child({ traceId: requestLogFields(entered).traceId });
  reply.log = request.log;
  // Also of a request whose client has gone.
  reply.raw.once('close', () => {
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (!reply.raw.writableFinished) span.setAttribute('error.type', 'aborted');
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return entered;
}
