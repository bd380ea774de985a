import { randomUUID } from 'node:crypto';
import { type AnalysisId, analysisIdSchema, type UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { assertSomeUploadLeft } from '../../usage/upload-credit.ts';
import { discardFailedUpload, discardUpload } from '../deletion/discard-uploads.ts';
import { commitUpload } from './commit-upload.ts';
import { readSwingFacts } from './read-swing-facts.ts';
import { receiveUpload, type UploadPart } from './receive-upload.ts';
import { beginUpload } from './track-upload.ts';
import { findUploadByIdempotencyKey } from './uploads.repository.ts';

interface Upload {
  userId: UserId;
  /** A repeated key means a repeated upload: it gets the first answer again. */
  idempotencyKey: string | undefined;
  parts: AsyncIterable<UploadPart>;
}

/**
 * Uploads a swing: stores the videos, then the swing, the credit and the event in one transaction, then wakes a worker up.
 * After a failure neither an object nor a row stays behind.
 * @throws AppError with the code of the first check that failed
 */
export async function uploadSwing(deps: Deps, upload: Upload): Promise<AnalysisId> {
  const { userId, idempotencyKey } = upload;
  // A golfer without an upload left is rejected before 100 MB are sent. The binding decision is made under the lock.
  const allowance = assertSomeUploadLeft(deps.db, { userId, now: deps.now() });
  await allowance.catch(() => undefined);
  // Only now: what has used up the last upload may be this one, sent by a twin that has just ended.
  const earlier = idempotencyKey && (await findUploadByIdempotencyKey(deps.db, userId, idempotencyKey));
  if (earlier) return analysisIdSchema.parse(earlier);
  const { isPremium } = await allowance;
  const analysisId = analysisIdSchema.parse(randomUUID());
  await beginUpload(deps.db, { analysisId, userId, now: deps.now() });
  try {
    const received = await receiveUpload(deps.objectStore, { analysisId, isPremium, parts: upload.parts });
    const facts = readSwingFacts(received, userId);
    const committedId = await commitUpload(deps, { analysisId, userId, idempotencyKey, facts });
    if (committedId !== analysisId) await discardUpload(deps, analysisId, { mayStillArrive: false });
    else void deps.queue.wakeUp({ analysisId, attempt: 1 });
    return committedId;
  } catch (error) {
    await discardFailedUpload(deps, analysisId, error);
    throw error;
  }
}
