import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';

/** An upload holds a part of 5 MiB and its network buffers: all of these together stay far below 512 MB. */
const maxUploads = 40;
/** Enough for a form that is sent twice or again over a slow link, not for a flood of uploads that never end. */
const maxUploadsOfGolfer = 6;

/** The uploads that this process is receiving. Their number is bounded, and so is the memory that they hold. */
export class RunningUploads {
  #owners = new Map<Promise<unknown>, UserId>();

  /** @throws AppError `too-many-requests`, `not-ready`, before anything has been read; what `upload` throws */
  async run<T>(userId: UserId, upload: () => Promise<T>): Promise<T> {
    const owners = [...this.#owners.values()];
    if (owners.filter((owner) => owner === userId).length >= maxUploadsOfGolfer)
      throw new AppError('too-many-requests');
    if (owners.length >= maxUploads) {
      throw new AppError('not-ready', { message: 'Many videos are arriving right now. Please try again in a minute.' });
    }
    const running = upload();
    this.#owners.set(running, userId);
    try {
      return await running;
    } finally {
      this.#owners.delete(running);
    }
  }

  /** Resolves when all uploads that run now have ended and those that failed have cleaned up. */
  async allSettled(): Promise<void> {
    await Promise.allSettled(this.#owners.keys());
  }
}
