import { type AnalysisId, analysisIdSchema, type UserId, type VideoView } from '@trueswing/contracts';
import { faceOnRequired, planOf } from '@trueswing/domain';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { assertSomeUploadLeft } from '../../usage/upload-credit.ts';
import { discardFailedUpload, discardUpload } from '../deletion/discard-uploads.ts';
import { rejectVideo } from '../inspect-video/video-errors.ts';
import { commitUpload } from '../upload/commit-upload.ts';
import { readSwingFacts, readSwingForm } from '../upload/read-swing-facts.ts';
import { findUploadByIdempotencyKey } from '../upload/uploads.repository.ts';
import { assertSentAgain } from './assert-sent-again.ts';
import { completeTransfer } from './complete-transfer.ts';
import { removeVideo } from './end-transfer.ts';
import type { TransferInspections } from './transfer-inspections.ts';
import { deleteOtherTransfers, type FoundTransfer, listTransfers, takeTransfers } from './transfers.repository.ts';

interface TransferredUpload {
  userId: UserId;
  /** A repeated key means a repeated upload: with the same content it gets the first answer again. */
  idempotencyKey: string | undefined;
  /** Ids of the transfers. */
  faceOn: string | undefined;
  downTheLine: string | undefined;
  /** Text fields of the form. */
  fields: Record<string, string>;
}

/**
 * Uploads a swing whose videos have been transferred: completes their objects, then commits as `uploadSwing` does. A video that the
 * form does not name, since the golfer took it out again, is removed. After a failure
 * the transfers stay until they expire, so that the golfer can correct the form and send it again; a video that is rejected is
 * discarded together with its upload.
 * @throws AppError with the code of the first check that failed; `not-found` for a transfer that the golfer does not have;
 *   `transfer-unfinished`; `idempotency-key-reused`
 */
export async function uploadTransferred(
  deps: Pick<Deps, 'db' | 'objectStore' | 'queue' | 'now' | 'logger'>,
  inspections: TransferInspections,
  upload: TransferredUpload,
): Promise<AnalysisId> {
  const { db, objectStore, now } = deps;
  const { userId, idempotencyKey, fields } = upload;
  const ids = [upload.faceOn, upload.downTheLine].filter((id): id is string => id !== undefined && isUuid(id));
  // Both are read before the earlier upload: a parallel request may complete it, which uses up the credit and the transfers.
  const allowance = assertSomeUploadLeft(db, { userId, now: now() });
  await allowance.catch(() => undefined);
  const found = ids.length === 0 ? [] : await listTransfers(db, { userId, now: now() }, ids);
  const earlier = idempotencyKey && (await findUploadByIdempotencyKey(db, userId, idempotencyKey));
  if (earlier) {
    const sent = { userId, fields, transfers: found, hasDownTheLine: upload.downTheLine !== undefined };
    await assertSentAgain(objectStore, inspections, earlier, sent);
    return analysisIdSchema.parse(earlier.id);
  }
  const { isPremium } = await allowance;
  const faceOn = findOf(found, 'face-on', upload.faceOn);
  const downTheLine = findOf(found, 'down-the-line', upload.downTheLine);
  if (downTheLine && !planOf(isPremium).downTheLine) throw new AppError('premium-required', { requiresUpgrade: true });
  if (!faceOn) throw rejectVideo(faceOnRequired);
  const analysisId = analysisIdSchema.parse(faceOn.analysis_id);
  const transfers = [faceOn, ...(downTheLine ? [downTheLine] : [])];
  if (transfers.some(({ analysis_id }) => analysis_id !== analysisId)) throw new AppError('not-found');
  if (transfers.some(({ offset_bytes, size_bytes }) => offset_bytes < size_bytes)) {
    throw new AppError('transfer-unfinished');
  }

  // Before the parts are joined, and again with the videos.
  readSwingForm(fields, userId);

  const complete = (transfer: FoundTransfer) =>
    completeTransfer(objectStore, inspections, transfer).catch(async (error: unknown) => {
      if (isRejected(error)) await discardFailedUpload(deps, analysisId, error);
      throw error;
    });
  const videos = { faceOn: await complete(faceOn), downTheLine: downTheLine && (await complete(downTheLine)) };
  const facts = readSwingFacts({ fields, ...videos }, userId);
  const transferIds = transfers.map(({ id }) => id);
  // While the row of the upload is there: it finds what a crash leaves behind.
  for (const other of await deleteOtherTransfers(db, analysisId, transferIds)) await removeVideo(deps, other);
  const committedId = await commitUpload(deps, {
    analysisId,
    userId,
    idempotencyKey,
    facts,
    before: async (tx) => {
      if (!(await takeTransfers(tx, analysisId, transferIds))) throw new AppError('not-found');
    },
  });
  if (committedId === analysisId) void deps.queue.wakeUp({ analysisId, attempt: 1 });
  else await discardUpload(deps, analysisId, { mayStillArrive: false });
  return committedId;
}

/** @throws AppError `not-found` when the golfer names a transfer and has none of this view */
function findOf(found: FoundTransfer[], view: VideoView, id: string | undefined): FoundTransfer | undefined {
  if (id === undefined) return undefined;
  const transfer = found.find((one) => one.id === id.toLowerCase() && one.view === view);
  if (!transfer) throw new AppError('not-found');
  return transfer;
}

/** The video itself is at fault, not its moment or this service. */
const isRejected = (error: unknown): boolean => error instanceof AppError && [413, 422].includes(error.status);
