import { AppError, withTimeout } from '@trueswing/service-kit';

/** A line that stalls for a moment is forgiven, and so is the time in which a connection gets up to speed. */
const graceMs = 30_000;
/** Slower than any line on which a video could be uploaded before the request's own time is over. */
const leastBytesPerMs = (32 * 1_024) / 1_000;

/**
 * Demands that an upload gets ahead, so that uploads that never end do not keep others out. Only time in which we wait for
 * the client counts; while the object store keeps us waiting, nobody reads what the client sends.
 */
export class UploadPace {
  #waitedMs = 0;
  #bytes = 0;

  count(bytes: number): void {
    this.#bytes += bytes;
  }

  /** What is being read from the client. @throws AppError `upload-too-slow` when the client has let us wait for too long */
  async waitFor<T>(arriving: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const leftMs = graceMs + this.#bytes / leastBytesPerMs - this.#waitedMs;
    try {
      return await withTimeout(arriving, {
        timeoutMs: Math.max(0, leftMs),
        error: () => new AppError('upload-too-slow'),
      });
    } finally {
      this.#waitedMs += performance.now() - startedAt;
    }
  }
}
