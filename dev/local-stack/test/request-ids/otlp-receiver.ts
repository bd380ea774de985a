import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
}

/** A collector of traces (OTLP over HTTP, JSON) that keeps what it gets, and that can break down. */
export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Takes every batch and never answers. */
  hang(): void;
  /** Closes the port. */
  close(): Promise<void>;
}

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}

interface Batch {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: KeyValue[] })[] }[];
  }[];
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  let hangs = false;
  const receive: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (hangs) return;
    spans.push(...spansOf(JSON.parse(Buffer.concat(chunks).toString()) as Batch));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server: Server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    hang() {
      hangs = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spansOf({ resourceSpans }: Batch): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes),
        service: String(valuesOf(resource.attributes)['service.name']),
      })),
    ),
  );
}

const valuesOf = (attributes: KeyValue[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
