import { SpanKind, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterEach, expect, it } from 'vitest';
import { annotateSpan, inSpan } from './in-span.ts';
import { currentRequest, withRequest } from './request-context.ts';

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const fail = () => Promise.reject(new TypeError('golfer@example.com is not a club'));
afterEach(() => exporter.reset());

// First: the tracer stays with the first provider that it finds.
it('does the work as if there were no span while nothing is traced', async () => {
  expect(await inSpan('work', async () => 72)).toBe(72);
  await expect(inSpan('work', fail)).rejects.toThrow('is not a club');
  expect(await inSpan('work', currentRequest)).toEqual({});
});

it('makes one trace of the work and of what it causes later', async () => {
  trace.setGlobalTracerProvider(provider);
  const carried = await withRequest({ requestId: 'c0ffeec0ffee' }, () =>
    inSpan('upload', () => inSpan('publish', async () => currentRequest())),
  );
  expect(carried.requestId).toBe('c0ffeec0ffee');
  await withRequest(carried, () => inSpan('handle', () => annotateSpan({ points: 10 }), { kind: 'consumer' }));

  const [publish, upload, handle] = exporter.getFinishedSpans();
  expect([publish?.name, upload?.name, handle?.name]).toEqual(['publish', 'upload', 'handle']);
  expect(upload?.parentSpanContext).toBeUndefined();
  expect(publish?.parentSpanContext?.spanId).toBe(upload?.spanContext().spanId);
  expect(handle?.parentSpanContext?.spanId).toBe(publish?.spanContext().spanId);
  expect(handle?.spanContext().traceId).toBe(upload?.spanContext().traceId);
  expect(handle).toMatchObject({ kind: SpanKind.CONSUMER, attributes: { points: 10 } });
});

it('records that work failed by the kind of the error, whose text may name a golfer', async () => {
  trace.setGlobalTracerProvider(provider);
  await expect(inSpan('work', fail)).rejects.toThrow('is not a club');
  const [span] = exporter.getFinishedSpans();
  expect(span).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } });
  const { name, attributes, events, status } = span ?? {};
  expect(JSON.stringify({ name, attributes, events, status })).not.toContain('golfer@');
});
