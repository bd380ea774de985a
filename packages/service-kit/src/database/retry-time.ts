import { type Expression, type RawBuilder, sql } from 'kysely';

const hourMs = 3_600_000;
/** Bounds the power below, so that the product of any base fits an interval; the maximum is reached long before. */
const mostDoublings = 16;

interface RetryDelay {
  /** Delay while `failures` is 0. */
  baseMs: number;
  /** Failures so far: each multiplies the delay by `factor`. A column, or a number. */
  failures: Expression<number> | number;
  /** Default 2. */
  factor?: number;
  /** Longest delay, before jitter. Default one hour. */
  maxMs?: number;
  /** Up to this share of the delay is added at random, so that work that failed together is not retried together. Default 0. */
  jitter?: number;
}

/** SQL for the time of the next attempt: now + base × factor^failures, at most the maximum, with exponential backoff. */
export function retryTime({ baseMs, failures, factor = 2, maxMs = hourMs, jitter = 0 }: RetryDelay): RawBuilder<Date> {
  const exponent = sql`least(greatest(${failures}::int, 0), ${mostDoublings}::int)`;
  const delayMs = sql`least(${baseMs}::float8 * power(${factor}::float8, ${exponent}), ${maxMs}::float8)`;
  return sql<Date>`now() + interval '1 millisecond' * (${delayMs} * (1 + random() * ${jitter}::float8))`;
}

/** SQL for the time so many milliseconds from now: the end of a lease, or a retry after a fixed delay. */
export function timeAfter(ms: number): RawBuilder<Date> {
  return sql<Date>`now() + interval '1 millisecond' * ${ms}::float8`;
}
