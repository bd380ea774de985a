import { AppError } from '@trueswing/service-kit';
import type { StoredUpload } from './uploads.repository.ts';

/**
 * Compares what is sent with a key that was used before with what the key stands for.
 * @throws AppError `idempotency-key-reused` when they differ: the first answer would let the caller believe that this was stored
 */
export function assertSameUpload({ facts }: StoredUpload, sent: Partial<StoredUpload['facts']>): void {
  const names = Object.keys(facts) as (keyof StoredUpload['facts'])[];
  if (names.some((name) => Object.hasOwn(sent, name) && sent[name] !== facts[name])) {
    throw new AppError('idempotency-key-reused');
  }
}
