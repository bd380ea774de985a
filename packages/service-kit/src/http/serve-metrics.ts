import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { countDroppedLogLines } from '../logging/logger.ts';
import { type Metric, registerMetric } from '../metrics/metric.ts';
import { poolMetrics } from '../metrics/pool-metrics.ts';
import { processRegistry } from '../metrics/process-metrics.ts';
import { quiet } from './health-routes.ts';

/** An address that the public does not reach. */
export interface MetricsListener {
  host: string;
  port: number;
}

const droppedLogLines: Metric = {
  name: 'log_dropped_lines',
  help: 'Log lines that could not be written since the start, because the disk was full or nothing read them.',
  read: async () => countDroppedLogLines(),
};

/** Serves /metrics: what the process counts, and `metrics`, which are read at each scrape. */
export function addMetricsRoute(app: FastifyInstance, metrics: readonly Metric[]): void {
  const readings = new Registry();
  for (const metric of [droppedLogLines, ...poolMetrics, ...metrics]) registerMetric(readings, metric);
  app.get('/metrics', quiet, async (_request, reply) => {
    const texts = await Promise.all([processRegistry.metrics(), readings.metrics()]);
    return reply.type(readings.contentType).send(texts.join(''));
  });
}

/** Serves /metrics on a port of its own while the app runs. The app does not start if the port is taken. */
export function listenForMetrics(app: FastifyInstance, at: MetricsListener, metrics: readonly Metric[]): void {
  const server = Fastify({ requestTimeout: 10_000, handlerTimeout: 10_000, forceCloseConnections: true });
  addMetricsRoute(server, metrics);
  app.addHook('onReady', async () => {
    await server.listen(at);
  });
  app.addHook('onClose', () => server.close());
}
