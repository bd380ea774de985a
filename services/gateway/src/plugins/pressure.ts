import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { overloadErrors } from '../http/overload-errors.ts';

/** Mean delay of the event loop over a second: at this value, every call waits this long at each of its steps. */
const maxLoopDelayMs = 1_000;
/** Share of the allowed memory; the rest is for the calls that are already running. */
const memoryShare = 0.9;

/**
 * Rejects new calls while the process cannot keep up, before they cost anything: a late 503 for all calls is worse than an
 * early one for some. Uploads and downloads go on, since a golfer has waited long for them; so do the checks of liveness and readiness:
 * a proxy would send no upload either to a gateway that is not ready.
 */
export const pressurePlugin = fp(async (app) => {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * memoryShare,
    maxRssBytes: memoryBytes() * memoryShare,
    pressureHandler: async (request, _reply, kind, value) => {
      const { config, url } = request.routeOptions;
      if (config.streams || url === '/healthz' || url === '/readyz') return;
      request.log.warn({ kind, value }, 'under pressure');
      throw overloadErrors.calls();
    },
  });
});

/** The container's limit, or else the machine's memory. */
function memoryBytes(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}
