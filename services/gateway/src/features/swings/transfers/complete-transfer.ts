import { AppError } from '@trueswing/service-kit';
import type { ObjectStore } from '../../../object-store/object-store.ts';
import { unavailable } from '../../../object-store/or-unavailable.ts';
import { isNoUpload } from '../../../object-store/part-store.ts';
import { VideoInspection } from '../inspect-video/inspect-video.ts';
import type { StoredVideo } from '../upload/receive-upload.ts';
import type { TransferInspections } from './transfer-inspections.ts';
import type { Transfer } from './transfers.repository.ts';

type FinishedTransfer = Pick<Transfer, 'id' | 'object_key' | 'store_upload_id' | 'parts' | 'size_bytes'>;

/**
 * Makes one object of the parts of a video, and inspects it unless that was done while it arrived. May be repeated.
 * @throws what the inspection throws; AppError `not-found` when the store has lost the parts
 */
export async function completeTransfer(
  objectStore: ObjectStore,
  inspections: TransferInspections,
  { id, object_key: key, store_upload_id: uploadId, parts, size_bytes }: FinishedTransfer,
): Promise<StoredVideo> {
  await objectStore.joinParts({ key, uploadId }, parts).catch(async (error: unknown) => {
    if (!(error instanceof AppError && isNoUpload(error.cause))) throw error;
    // An earlier call has joined them and was cut off, or another one has just done it.
    if ((await objectStore.stat(key))?.sizeBytes !== size_bytes) throw new AppError('not-found');
  });
  const inspection = inspections.take(id, size_bytes) ?? (await readThrough(objectStore, key));
  await inspection.end();
  inspections.keep(id, inspection);
  return { key, ...inspection.facts() };
}

async function readThrough(objectStore: ObjectStore, key: string): Promise<VideoInspection> {
  const inspection = new VideoInspection();
  for await (const chunk of readStored(objectStore, key)) await inspection.write(chunk);
  return inspection;
}

async function* readStored(objectStore: ObjectStore, key: string): AsyncGenerator<Buffer> {
  try {
    yield* await objectStore.readAll(key);
  } catch (error) {
    throw unavailable(error);
  }
}
