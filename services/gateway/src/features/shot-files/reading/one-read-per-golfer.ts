import type { UserId } from '@trueswing/contracts';
import { shotFileErrors } from '../shot-file-errors.ts';

const reading = new Set<UserId>();

/**
 * Reads a file of a golfer unless another one is being read: all golfers share one thread, and one of them must not fill its queue.
 * @throws AppError `too-many-requests`
 */
export async function readForGolfer<Read>(userId: UserId, read: () => Promise<Read>): Promise<Read> {
  if (reading.has(userId)) throw shotFileErrors.stillReading();
  reading.add(userId);
  try {
    return await read();
  } finally {
    reading.delete(userId);
  }
}
