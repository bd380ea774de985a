import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Makes spans that do nothing until `startTracing` has switched tracing on. */
export const tracer = trace.getTracer('trueswing');

interface SpanOptions {
  /** consumer: work that was waiting, an event or a job; client: a call to another service. Default: a part of other work. */
  kind?: 'internal' | 'consumer' | 'client';
  /** Ids and counts. No personal data: traces leave the installation's database. */
  attributes?: Attributes;
}

const kinds = { internal: SpanKind.INTERNAL, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

/** Traces `work` as a part of the work that it belongs to. A failure is recorded by its kind alone; the log has its text. */
export function inSpan<T>(
  name: string,
  work: () => T | Promise<T>,
  { kind = 'internal', attributes = {} }: SpanOptions = {},
): Promise<T> {
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds ids and counts to the span that the calling code is in. */
export const annotateSpan = (attributes: Attributes): void => void trace.getActiveSpan()?.setAttributes(attributes);

/** Records that the work of the span has failed which the calling code is in. */
export function failSpan(error: unknown): void {
  trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
  annotateSpan({ 'error.type': error instanceof Error ? error.name : 'unknown' });
}
