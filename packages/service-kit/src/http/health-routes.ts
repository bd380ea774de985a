import { z } from 'zod';
import { withTimeout } from '../with-timeout.ts';
import type { ServiceApp } from './service-app.ts';

/** Name → check that rejects when the part is away. Each has a time limit of two seconds. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

const readinessTimeoutMs = 2_000;
/** Any client may call /readyz: however often, the stores are checked only once in this time. */
const readinessCacheMs = 1_000;
/** Probes come every few seconds: only their failures are logged. */
export const quiet = { logLevel: 'warn' as const };

/** `/readyz` fails without a part of `readiness`; it names a part of `optional` that is away and does not fail. */
export function addHealthRoutes(app: ServiceApp, readiness: ReadinessChecks, optional: ReadinessChecks = {}): void {
  const healthy = z.object({ status: z.literal('ok') });
  app.get('/healthz', { ...quiet, schema: { response: { 200: healthy } } }, async () => ({ status: 'ok' as const }));
  const check = cachedFor(readinessCacheMs, async () =>
    Object.fromEntries(await Promise.all(Object.entries({ ...readiness, ...optional }).map(runCheck))),
  );
  const ready = z.object({ status: z.enum(['ready', 'not-ready']), checks: z.record(z.string(), z.boolean()) });
  app.get('/readyz', { ...quiet, schema: { response: { 200: ready, 503: ready } } }, async (_request, reply) => {
    const checks = await check();
    const isReady = Object.keys(readiness).every((name) => checks[name]);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready', checks });
  });
}

/** Shares one answer among all calls from its start until `cacheMs` after its end. */
function cachedFor<T>(cacheMs: number, find: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= find().finally(() => {
      setTimeout(() => {
        answer = undefined;
      }, cacheMs).unref();
    });
    return answer;
  };
}

async function runCheck([name, check]: [string, () => Promise<unknown>]): Promise<[string, boolean]> {
  try {
    await withTimeout(check(), { timeoutMs: readinessTimeoutMs, error: 'readiness check timed out' });
    return [name, true];
  } catch {
    return [name, false];
  }
}
