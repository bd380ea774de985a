import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Registry of what the process counts as it works. A gauge that is read at a scrape is a `Metric` of the app instead. */
export const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry });

interface MetricOptions<Label extends string> {
  /** Prometheus name with its unit, e.g. `event_handling_seconds`; a counter's ends in `_total`. */
  name: string;
  help: string;
  /** Each combination of values is a series of its own, so none may come from a client. */
  labels: readonly Label[];
}

/** A number that only grows. Create it once, beside the code that counts. */
export const createCounter = <Label extends string>({ labels, ...names }: MetricOptions<Label>): Counter<Label> =>
  new Counter({ ...names, labelNames: labels, registers: [processRegistry] });

/** A distribution, such as durations. Create it once, beside the code that measures. */
export const createHistogram = <Label extends string>({
  labels,
  ...rest
}: MetricOptions<Label> & { buckets: number[] }): Histogram<Label> =>
  new Histogram({ ...rest, labelNames: labels, registers: [processRegistry] });
