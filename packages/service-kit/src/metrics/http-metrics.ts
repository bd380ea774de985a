import type { FastifyInstance } from 'fastify';
import { createHistogram } from './process-metrics.ts';

const requestSeconds = createHistogram({
  name: 'http_request_seconds',
  help: 'Time from the head of a request to the end of its answer, by the pattern of its route',
  labels: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
});

/** Measures every request of an app. A path without a route counts as `none`: clients must not make series. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    requestSeconds.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}
