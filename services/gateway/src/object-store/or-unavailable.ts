import { AppError } from '@trueswing/service-kit';

export const unavailable = (cause: unknown) => new AppError('store-unavailable', { cause });

/** Any failure of the store, as golfers and callers know it. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}
