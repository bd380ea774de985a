import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';

/** An upload holds a part of 5 MiB and what is on its way: all of these together stay far below 512 MB. */
const mostAtOnce = 40;
/** A form sent twice, or a slow line tried again, but not a flood of uploads that never end. */
const mostOfOneGolfer = 6;

/** The uploads that this process is taking in: their number is bounded, and so is the memory that they hold. */
export class RunningUploads {
  #owners = new Map<Promise<unknown>, UserId>();

  /** @throws AppError `too-many-requests`, `not-ready`, before anything has been read; whatever `upload` throws */
  async run<T>(userId: UserId, upload: () => Promise<T>): Promise<T> {
    const owners = [...this.#owners.values()];
    if (owners.filter((owner) => owner === userId).length >= mostOfOneGolfer) throw new AppError('too-many-requests');
    if (owners.length >= mostAtOnce) {
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

  /** Resolves when those that run now have ended, refused ones with nothing left behind. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#owners.keys());
  }
}
