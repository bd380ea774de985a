import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';

const reading = new Set<UserId>();

/**
 * Reads a file of a golfer unless another one is being read: all golfers share one thread, and one of them must not fill its queue.
 * @throws AppError `too-many-requests`
 */
export async function readForGolfer<Read>(userId: UserId, read: () => Promise<Read>): Promise<Read> {
  if (reading.has(userId)) {
    const message = 'We are still reading your other file. Please wait a moment and try again.';
    throw new AppError('too-many-requests', { message, retryAfterS: 5 });
  }
  reading.add(userId);
  try {
    return await read();
  } finally {
    reading.delete(userId);
  }
}
