import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { AppError } from '@trueswing/service-kit';
import fp from 'fastify-plugin';

/** Mean lateness of the event loop over a second: by then every call waits so long at each of its steps. */
const latestLoopMs = 500;
/** Of what the process may have: the rest is for the calls that are under way. */
const fullAt = 0.9;

/**
 * Turns new calls away while the process cannot keep up, before they cost anything: a late 503 for all is worse than an
 * early one for some. Files that are on their way or could be go on, since a golfer has waited long for them; so does the
 * question whether the process lives.
 */
export const pressurePlugin = fp(async (app) => {
  await app.register(underPressure, {
    maxEventLoopDelay: latestLoopMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * fullAt,
    maxRssBytes: memoryBytes() * fullAt,
    pressureHandler: async (request, _reply, kind, value) => {
      const { config, url } = request.routeOptions;
      if (config.streams || url === '/healthz') return;
      request.log.warn({ kind, value }, 'under pressure');
      throw new AppError('not-ready', { message: 'We are very busy right now. Please try again in a moment.' });
    },
  });
});

/** What a container allows, else what the machine has. */
function memoryBytes(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}
