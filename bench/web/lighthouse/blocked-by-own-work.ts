/** Part of a trace of Chromium. Times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time on a processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/** Lighthouse's phone is this much slower, and a task blocks for what exceeds 50 ms. */
const slowdown = 4;
const allowedUs = 50_000;
/** No page is still starting after that. */
const watchedUs = 4e6;

/**
 * Seconds that tasks after the first paint would block the slow phone if each had a processor for itself. Lighthouse multiplies the time that
 * passed, also while a task waited for one of the processors that the browser, the services and Lighthouse share.
 */
export function blockedByOwnWork(trace: readonly TraceEvent[]): number {
  const start = trace.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL?.startsWith('http'),
  );
  if (!start) throw new Error('the trace has no navigation');
  const isOfPage = (event: TraceEvent) => event.pid === start.pid && event.ts > start.ts;
  const painted = trace.find((event) => isOfPage(event) && event.name === 'firstContentfulPaint');
  if (!painted) throw new Error('the trace has no first paint');
  const tasks = trace.filter(
    (event) =>
      isOfPage(event) &&
      event.tid === start.tid &&
      event.ph === 'X' &&
      event.name === 'RunTask' &&
      event.ts > painted.ts &&
      event.ts < start.ts + watchedUs,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('the trace has no times on a processor');
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur * slowdown - allowedUs), 0) / 1e6;
}
