import { DiagLogLevel, diag, trace } from '@opentelemetry/api';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import type { Logger } from '../logging/logger.ts';
import { withTimeout } from '../with-timeout.ts';

export interface TracingEnv {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

export interface RunningTracing {
  /** Sends the last spans, within two seconds. */
  stop(): Promise<void>;
}

/** Spans that wait for the collector. More than that are dropped. */
const maxQueueSize = 2_048;
const sendEveryMs = 1_000;
/** Time limit of one exchange with the collector, its retries included. */
const exportTimeoutMs = 5_000;
const lastSpansMs = 2_000;
const reportEveryMs = 60_000;

/**
 * Sends spans to a collector of OpenTelemetry, if the environment names one. A collector that is away or slow costs spans, and
 * nothing else. The SDK is loaded only here, so that a service without tracing does not carry it.
 */
export async function startTracing(service: string, env: TracingEnv, logger: Logger): Promise<RunningTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const [{ BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider }, exporters, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  reportFailures(logger);
  const exporter = new exporters.OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(env.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.namespace': 'trueswing',
      'service.name': service,
      'service.instance.id': `${process.pid}`,
    }),
    // What one service has decided for a trace, the others follow.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: 200 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  logger.info({ share }, 'traces are sent');
  return {
    async stop() {
      const sent = withTimeout(provider.shutdown(), { timeoutMs: lastSpansMs, error: 'the collector does not answer' });
      await sent.catch(() => undefined);
      trace.disable();
    },
  };
}

/** A collector that is away fails each batch, so this is logged once a minute. */
function reportFailures(logger: Logger): void {
  let nextAt = 0;
  const report = (reason: string) => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + reportEveryMs;
    logger.warn({ reason: reason.slice(0, 300) }, 'traces could not be sent');
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
