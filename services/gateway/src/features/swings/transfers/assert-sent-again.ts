import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { ObjectStore } from '../../../object-store/object-store.ts';
import { assertSameUpload } from '../upload/assert-same-upload.ts';
import { readSwingForm } from '../upload/read-swing-facts.ts';
import type { StoredUpload } from '../upload/uploads.repository.ts';
import { completeTransfer } from './complete-transfer.ts';
import type { TransferInspections } from './transfer-inspections.ts';
import type { FoundTransfer } from './transfers.repository.ts';

interface SentAgain {
  userId: UserId;
  fields: Record<string, string>;
  hasDownTheLine: boolean;
  /** Those that are still there. What the first upload used up cannot be compared, and need not be. */
  transfers: readonly FoundTransfer[];
}

/**
 * Compares a form that is sent again with the swing that it became: its fields, and the videos if they were transferred again.
 * @throws AppError `idempotency-key-reused` when they differ; `transfer-unfinished`; what `readSwingForm` and the inspection throw
 */
export async function assertSentAgain(
  objectStore: ObjectStore,
  inspections: TransferInspections,
  earlier: StoredUpload,
  { userId, fields, hasDownTheLine, transfers }: SentAgain,
): Promise<void> {
  const { sameSwing, ...form } = readSwingForm(fields, userId);
  assertSameUpload(earlier, { ...form, is_same_swing: sameSwing && hasDownTheLine });
  if (hasDownTheLine !== (earlier.facts.down_the_line_bytes !== null)) throw new AppError('idempotency-key-reused');
  for (const transfer of transfers.filter(({ analysis_id }) => analysis_id !== earlier.id)) {
    assertSameUpload(earlier, factsOf(transfer, { sizeBytes: transfer.size_bytes }));
    // Whether it is the same video is not known before it is here.
    if (transfer.offset_bytes < transfer.size_bytes) throw new AppError('transfer-unfinished');
    assertSameUpload(earlier, factsOf(transfer, await completeTransfer(objectStore, inspections, transfer)));
  }
}

const factsOf = ({ view }: FoundTransfer, { sizeBytes, sha256 }: { sizeBytes: number; sha256?: string }) =>
  view === 'face-on'
    ? { face_on_bytes: sizeBytes, ...(sha256 && { face_on_sha256: sha256 }) }
    : { down_the_line_bytes: sizeBytes, ...(sha256 && { down_the_line_sha256: sha256 }) };
