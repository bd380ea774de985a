import { AppError, withTimeout } from '@trueswing/service-kit';

/** Allowance for a short stall and for the time in which a connection gets up to speed. */
export const uploadGraceMs = 30_000;
/** Slower than any link over which a video could be uploaded within the time limit of the request. */
const minBytesPerMs = (32 * 1_024) / 1_000;

/**
 * Requires a minimum speed of an upload, so that uploads that never end do not keep others out. Only the time spent waiting
 * for the client counts: while the upload waits for the object store, it does not read what the client sends.
 */
export class UploadPace {
  readonly #graceMs: number;
  #waitedMs = 0;
  #bytes = 0;

  constructor(graceMs: number) {
    this.#graceMs = graceMs;
  }

  count(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Waits for the next bytes of the client. @throws AppError `upload-too-slow` when the client was too slow so far */
  async waitFor<T>(arriving: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const leftMs = this.#graceMs + this.#bytes / minBytesPerMs - this.#waitedMs;
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
