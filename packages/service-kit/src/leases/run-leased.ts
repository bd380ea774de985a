import type { Logger } from '../logging/logger.ts';

/** Time for which a claim owns its work. A live attempt renews it every 5 s; after 15 s without that another attempt may begin. */
export const leaseMs = 15_000;

/** The attempt no longer owns the work: another one does, or the work was deleted. */
export class LeaseLost extends Error {}

/** Lease as the work of an attempt uses it. */
export interface Lease {
  /** Aborts when the lease is lost, when the service stops, and with what `abort` is given. */
  readonly signal: AbortSignal;
  /** Does a write of the attempt after the writes before it, such as its progress. It renews the lease as `renew` does. */
  record(write: () => Promise<boolean>): void;
  abort(reason: Error): void;
}

/**
 * One claimed attempt at work that may take long. A claim raises the number of the work's attempt, and every write names it
 * (`where attempt = …`): this fence keeps an attempt that lost its lease from writing late.
 */
export interface LeasedAttempt<End extends string> {
  /** Sets the end of the lease `leaseMs` from now; false when another attempt owns the work. */
  renew(): Promise<boolean>;
  /**
   * Does the work, and stops soon after the signal aborts. Returns what commits the result and the end of the work in one
   * transaction, which throws LeaseLost when another attempt owns the work; then nothing is written.
   */
  run(lease: Lease): Promise<() => Promise<End>>;
  /** The service is stopping: makes the work due now, without counting the attempt. */
  handBack(): Promise<unknown>;
  /** After an error of ours: counts it, and makes the work due later or ends it as failed. */
  fail(error: unknown): Promise<unknown>;
}

/**
 * Runs a claimed attempt, renews its lease meanwhile, and records its end, which it returns. Throws when the end cannot be
 * recorded; then the lease expires, as it does when the process is killed, and another attempt begins.
 */
export async function runLeased<End extends string>(
  attempt: LeasedAttempt<End>,
  { stopping, logger, lengthMs = leaseMs }: { stopping: AbortSignal; logger: Logger; lengthMs?: number },
): Promise<End | 'handed-back' | 'lease-lost' | 'failed'> {
  const own = new AbortController();
  const signal = AbortSignal.any([own.signal, stopping]);
  // By the monotonic clock: a step of the wall clock must neither end a lease nor lengthen it.
  let renewedAt = performance.now();
  let writing: Promise<void> = Promise.resolve();
  let waiting = 0;
  const record = (write: () => Promise<boolean>): void => {
    waiting += 1;
    writing = writing.then(async () => {
      waiting -= 1;
      // A slow database may have many to do when the service stops: the hand-back must not wait for them.
      if (signal.aborted) return;
      try {
        if (await write()) renewedAt = performance.now();
        else own.abort(new LeaseLost('another attempt owns the work'));
      } catch (error) {
        logger.warn({ err: error }, 'lease could not be renewed');
        if (performance.now() - renewedAt > lengthMs)
          own.abort(new LeaseLost('the database has been away for too long'));
      }
    });
  };
  // A write that waits renews the lease itself.
  const heartbeat = setInterval(() => waiting === 0 && record(() => attempt.renew()), lengthMs / 3);
  const release = async () => {
    clearInterval(heartbeat);
    await writing;
  };
  try {
    const commit = await attempt.run({ signal, record, abort: (reason) => own.abort(reason) });
    await release();
    return await commit();
  } catch (error) {
    await release();
    const reason: unknown = signal.aborted ? signal.reason : error;
    if (reason instanceof LeaseLost) {
      logger.warn({ reason: reason.message }, 'attempt abandoned');
      return 'lease-lost';
    }
    const isStopped = stopping.aborted && reason === stopping.reason;
    // If the connection broke during the commit, the commit may have succeeded; then the fence rejects this write.
    await (isStopped ? attempt.handBack() : attempt.fail(reason));
    return isStopped ? 'handed-back' : 'failed';
  }
}
