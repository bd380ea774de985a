import { randomUUID } from 'node:crypto';
import { type AnalysisId, analysisIdSchema, type UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { assertSomeUploadLeft } from '../../usage/upload-credit.ts';
import { discardUpload } from '../deletion/discard-uploads.ts';
import { readSwingFacts } from './check-upload-fields.ts';
import { commitUpload } from './commit-upload.ts';
import { receiveUpload, type UploadPart } from './receive-upload.ts';
import { findUploadByKey, insertUploadInProgress } from './uploads.repository.ts';

interface Upload {
  userId: UserId;
  /** The same key again is the same upload again: its first answer is repeated. */
  idempotencyKey: string | undefined;
  parts: AsyncIterable<UploadPart>;
}

/**
 * Takes a swing in: videos to the object store; swing, credit and event in one transaction; then a hint to the workers.
 * Whatever goes wrong, neither object nor row stays behind.
 * @throws AppError with the code of whatever was refused
 */
export async function uploadSwing(deps: Deps, upload: Upload): Promise<AnalysisId> {
  const { userId, idempotencyKey } = upload;
  const earlier = idempotencyKey && (await findUploadByKey(deps.db, userId, idempotencyKey));
  if (earlier) return analysisIdSchema.parse(earlier);

  // Who has no upload left is told before 100 MB are sent; the decision that counts is made under the lock.
  const { isPremium } = await assertSomeUploadLeft(deps.db, { userId, now: deps.now() });
  const analysisId = analysisIdSchema.parse(randomUUID());
  await insertUploadInProgress(deps.db, { analysisId, userId, now: deps.now() });
  try {
    const received = await receiveUpload(deps.media, { analysisId, isPremium, parts: upload.parts });
    const facts = readSwingFacts(received, userId);
    const kept = await commitUpload(deps, { analysisId, userId, idempotencyKey, facts });
    if (kept !== analysisId) await discardUpload(deps, analysisId, { mayStillArrive: false });
    else void deps.queue.hint({ analysisId, attempt: 1 });
    return kept;
  } catch (error) {
    const mayStillArrive = error instanceof AppError && error.code === 'store-unavailable';
    await discardUpload(deps, analysisId, { mayStillArrive }).catch((discardError: unknown) => {
      deps.logger.warn({ err: discardError, analysisId }, 'refused upload is left to the sweep');
    });
    throw error;
  }
}
