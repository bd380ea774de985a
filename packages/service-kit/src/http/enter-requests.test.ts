import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { pino } from 'pino';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { currentRequest } from '../tracing/request-context.ts';
import { createServiceApp } from './create-service-app.ts';

const exporter = new InMemorySpanExporter();
const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'c0ffeec0ffee' };
beforeAll(() => {
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
});
afterEach(() => exporter.reset());

async function open(isInside: boolean) {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = createServiceApp({ logger: pino({}, stream), readiness: {}, isInside });
  app.post('/swings/:id', async () => {
    await delay(1);
    return currentRequest();
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  const url = await app.listen({ port: 0 });
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const spans = (count: number) =>
    vi.waitFor(() => {
      expect(exporter.getFinishedSpans()).toHaveLength(count);
      return exporter.getFinishedSpans();
    });
  return { app, call, lines, spans };
}

const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"club":"driver"}' };

it('starts a trace for a call of the public, whatever ids it names, and handles the call in it', async () => {
  const { app, call, lines, spans } = await open(false);
  const answer = await call('/swings/7?token=secret', body);
  const [span] = await spans(1);
  const own = span?.spanContext();
  expect(own?.traceId).not.toBe(traceId);
  expect(answer.body.traceparent).toBe(`00-${own?.traceId}-${own?.spanId}-01`);
  expect(answer.body.requestId).not.toBe('c0ffeec0ffee');
  expect(span?.name).toBe('POST /swings/:id');
  expect(span?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/swings/:id',
    'http.response.status_code': 200,
    'request.id': answer.body.requestId,
  });
  const line = JSON.parse(lines.find((each) => each.includes('"msg":"request"')) ?? '{}');
  expect(line).toMatchObject({ requestId: answer.body.requestId, traceId: own?.traceId });
  await app.close();
});

it('continues the request and the trace of a service that calls', async () => {
  const { app, call, spans } = await open(true);
  const answer = await call('/swings/7', body);
  const [span] = await spans(1);
  expect(answer.body.requestId).toBe('c0ffeec0ffee');
  expect(span?.spanContext().traceId).toBe(traceId);
  expect(span?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
  await app.close();
});

it('records failures and unknown paths, and no probes', async () => {
  const { app, call, spans } = await open(false);
  await call('/healthz');
  await call('/readyz');
  await call('/broken');
  await call('/golfers/ada');
  const [broken, unknown] = await spans(2);
  expect(broken).toMatchObject({ name: 'GET /broken', status: { code: 2 } });
  expect(unknown).toMatchObject({ name: 'GET none', status: { code: 0 } });
  await app.close();
});
