import { Gauge, type Registry } from 'prom-client';

/** A number that /metrics reads at each scrape. */
export interface Metric {
  /** Prometheus name with its unit, e.g. `outbox_lag_seconds`. */
  name: string;
  help: string;
  read(): Promise<number>;
}

/** A failed reading shows as NaN: the other metrics matter most while something is away. */
export function registerMetric(registry: Registry, metric: Metric): void {
  new Gauge({
    name: metric.name,
    help: metric.help,
    registers: [registry],
    async collect() {
      this.set(await metric.read().catch(() => Number.NaN));
    },
  });
}
