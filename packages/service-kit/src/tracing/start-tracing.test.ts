import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';

/** Far more spans than wait for a collector: the rest is dropped. */
const many = 20_000;
const logger = createLogger({ service: 'test', level: 'silent' });
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function listen(handler: RequestListener): Promise<string> {
  server = createServer(handler);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Each test has a tracer of its own: it stays with the first provider that it finds. */
async function start(endpoint: string | undefined, share = 1) {
  vi.resetModules();
  const [{ startTracing }, { inSpan }, { currentRequest }] = await Promise.all([
    import('./start-tracing.ts'),
    import('./in-span.ts'),
    import('./request-context.ts'),
  ]);
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=72',
    OTEL_TRACES_SAMPLER_ARG: share,
  };
  return { inSpan, currentRequest, tracing: await startTracing('caddie', env, logger) };
}

interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { name: string }[] }[];
  }[];
}

it('sends the spans with the name of the service, the last ones when it stops', async () => {
  const received: Received[] = [];
  const endpoint = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    expect([request.url, request.headers['content-type']]).toEqual(['/v1/traces', 'application/json']);
    expect(request.headers['x-key']).toBe('72');
    received.push(JSON.parse(Buffer.concat(chunks).toString()) as Received);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const { inSpan, tracing } = await start(`${endpoint}/`);
  await inSpan('putt', () => undefined);
  await tracing.stop();
  const [sent] = received.flatMap(({ resourceSpans }) => resourceSpans);
  expect(sent?.scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name))).toEqual(['putt']);
  expect(sent?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'caddie' } });
});

it('sends nothing of requests beyond the share', async () => {
  let calls = 0;
  const endpoint = await listen((_request, response) => {
    calls += 1;
    response.end('{}');
  });
  const { inSpan, tracing } = await start(endpoint, 0);
  await inSpan('putt', () => undefined);
  await tracing.stop();
  expect(calls).toBe(0);
});

it('traces nothing without a collector', async () => {
  const { inSpan, currentRequest, tracing } = await start(undefined);
  expect(await inSpan('putt', currentRequest)).toEqual({});
  await tracing.stop();
});

it.each([
  ['hangs', (): void => undefined],
  [
    'fails',
    (_request: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
  ],
  ['refuses', null],
] as const)('work goes on and the end is bounded while the collector %s', async (_name, handler) => {
  const endpoint = handler ? await listen(handler as RequestListener) : 'http://127.0.0.1:9';
  const { inSpan, tracing } = await start(endpoint);
  let done = 0;
  for (let count = 0; count < many; count++) await inSpan('putt', () => void done++);
  expect(done).toBe(many);
  const stoppedAt = performance.now();
  await tracing.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(4_000);
});
