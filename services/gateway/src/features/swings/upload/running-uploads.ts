import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { swingErrors } from '../swing-errors.ts';

/** An upload holds a part of 5 MiB and its network buffers: all of these together stay far below 512 MB. */
const maxUploads = 40;
/** Enough for a form that is sent twice or again over a slow link, not for a flood of uploads that never end. */
const maxUploadsOfGolfer = 6;

export interface UploadOwner {
  userId: UserId;
  idempotencyKey: string | undefined;
}

/** The uploads that this process is receiving. Their number is bounded, and so is the memory that they hold. */
export class RunningUploads {
  #owners = new Map<Promise<unknown>, UploadOwner>();

  /**
   * Retries of an upload that is still arriving do not count against the golfer: beyond the limit they wait, unread, until an
   * upload with their key has ended. Their number is bounded by the golfer's rate limit.
   * @throws AppError `too-many-requests`, `not-ready`, before anything has been read; what `upload` throws
   */
  async run<T>(owner: UploadOwner, upload: () => Promise<T>): Promise<T> {
    for (;;) {
      const ofGolfer = [...this.#owners].filter(([, { userId }]) => userId === owner.userId);
      if (ofGolfer.length < maxUploadsOfGolfer) break;
      const twins = ofGolfer.filter(([, { idempotencyKey }]) => idempotencyKey === owner.idempotencyKey);
      if (owner.idempotencyKey === undefined || twins.length === 0) throw new AppError('too-many-requests');
      await Promise.race(twins.map(([running]) => running.catch(() => undefined)));
    }
    if (this.#owners.size >= maxUploads) throw swingErrors.manyUploads();
    // Removed together with its end, so that a waiting twin finds the place free.
    const running = upload().finally(() => this.#owners.delete(running));
    this.#owners.set(running, owner);
    return await running;
  }

  /** Resolves when all uploads that run now have ended and those that failed have cleaned up. */
  async allSettled(): Promise<void> {
    await Promise.allSettled(this.#owners.keys());
  }
}
