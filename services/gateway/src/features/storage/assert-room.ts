import { hasRoom } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readStorage } from './read-storage.ts';

/** The client keeps the videos of an upload that fails with this, and the golfer goes on with Try Again. */
const message = 'We have no room for new videos right now. Please keep yours, and try again tomorrow.';
const retryAfterS = 3_600;

/**
 * Refuses an upload before it is stored while the stores are nearly full: on a full disk the database stops, for everyone.
 * @param bytes what the client announces
 * @throws AppError `store-unavailable`
 */
export async function assertRoom(
  deps: Pick<Deps, 'db' | 'env' | 'logger'>,
  bytes: number,
  { hasBegun }: { hasBegun: boolean } = { hasBegun: false },
): Promise<void> {
  if (!hasRoom(await readStorage(deps), bytes, { hasBegun }))
    throw new AppError('store-unavailable', { message, retryAfterS });
}
