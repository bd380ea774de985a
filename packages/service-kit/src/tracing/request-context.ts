import {
  type Context,
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { requestIdHeader } from './request-id.ts';

/** The request on whose behalf work is done. It goes with the work, in headers, rows and the data of jobs. */
export interface RequestContext {
  /** By which the logs are searched; null for work that no request caused. */
  readonly requestId?: string | null | undefined;
  /** The span that caused the work, as W3C Trace Context writes it; null where nothing was traced. */
  readonly traceparent?: string | null | undefined;
}

const requestIdKey = createContextKey('id of the request');
const propagator = new W3CTraceContextPropagator();

// Without tracing too: ids of requests go with the work in any case.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

/** The context to do a request's work in. Neither ids nor spans of the calling code are in it. */
export function contextOf({ requestId, traceparent }: RequestContext): Context {
  const own = requestId ? ROOT_CONTEXT.setValue(requestIdKey, requestId) : ROOT_CONTEXT;
  return traceparent ? propagator.extract(own, { traceparent }, defaultTextMapGetter) : own;
}

/** Runs `work` on behalf of a request: events that it publishes and calls that it makes carry its id and the trace. */
export const withRequest = <T>(request: RequestContext, work: () => T): T => context.with(contextOf(request), work);

/** The request on whose behalf the calling code runs, with the span that it is in. */
export function currentRequest(): { requestId?: string; traceparent?: string } {
  const active = context.active();
  const requestId = active.getValue(requestIdKey) as string | undefined;
  const carrier: { traceparent?: string } = {};
  propagator.inject(active, carrier, defaultTextMapSetter);
  return { ...(requestId && { requestId }), ...(carrier.traceparent && { traceparent: carrier.traceparent }) };
}

/** Columns of a row that keeps the request which caused it. */
export function requestColumns(): { request_id: string | null; traceparent: string | null } {
  const { requestId, traceparent } = currentRequest();
  return { request_id: requestId ?? null, traceparent: traceparent ?? null };
}

/** Headers of a call to another service of ours. */
export function requestHeaders(): Record<string, string> {
  const { requestId, traceparent } = currentRequest();
  return { ...(requestId && { [requestIdHeader]: requestId }), ...(traceparent && { traceparent }) };
}

/** Fields that log lines about a request's work have in common: its id, and that of the trace if it is recorded. */
export function requestLogFields(active: Context = context.active()): { requestId?: string; traceId?: string } {
  const requestId = active.getValue(requestIdKey) as string | undefined;
  const span = trace.getSpanContext(active);
  const isRecorded = span !== undefined && (span.traceFlags & TraceFlags.SAMPLED) !== 0;
  return { ...(requestId && { requestId }), ...(isRecorded && { traceId: span.traceId }) };
}
