import {
  type AnalysisId,
  analysisIdSchema,
  type StoredShot,
  type SwingAnalysis,
  type UserId,
} from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { SentShot } from '../../../database.logged-shots.ts';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import type { JsonText } from '../../../http/json-text.ts';
import { hasNumbersOf } from '../corrections/ball-of-swing.ts';
import { findAutomaticAnalysis } from '../corrections/corrections.repository.ts';
import { readSwing } from '../read/read-swings.ts';
import { lockSwing } from '../swings.repository.ts';
import { addAutomaticVersion, addJudgedVersion, isJudged } from './add-judged-version.ts';
import { lockFinished } from './join-shot.ts';
import { clearSwingShot, findSwingShot, listSwingsOfImport, setNumbers } from './swing-shots.repository.ts';

type Tx = Transaction<GatewayTables>;
type RemoveDeps = Pick<Deps, 'now' | 'logger'>;
interface OwnSwing {
  userId: UserId;
  analysisId: AnalysisId;
}

/**
 * Takes the joined shot from a swing, which is then judged by the numbers that the golfer typed, if any. The same where a gateway of
 * the version before deleted the shot and left its numbers. Otherwise nothing changes.
 * @throws AppError `analysis-not-found`, `analysis-unreadable`
 */
export async function removeShot(
  deps: Pick<Deps, 'db' | 'now' | 'logger'>,
  own: OwnSwing,
): Promise<JsonText<SwingAnalysis>> {
  await deps.db.transaction().execute(async (tx) => {
    const swing = await lockFinished(tx, own);
    const { sent, typed, shot_id } = swing;
    if (sent === null || typed === null) return;
    const isOut = shot_id === null && swing.ball_history === null && hasNumbersOf(swing, typed, sent.tour);
    if (isOut && (await isJudged(tx, swing))) return;
    await putBackTyped(tx, own.analysisId, { sent, typed });
    await addJudgedVersion(tx, deps, own);
  });
  return await readSwing(deps, own);
}

/**
 * Takes the shots of a file from the swings that have one, before the file is deleted; the caller holds the lock on the golfer. A swing
 * whose analysis has not ended is judged when it does: `judgeResetSwing`.
 */
export async function removeShotsOfImport(
  tx: Tx,
  deps: RemoveDeps,
  { userId, importId }: { userId: UserId; importId: string },
): Promise<void> {
  for (const id of await listSwingsOfImport(tx, userId, importId)) {
    const own = { userId, analysisId: analysisIdSchema.parse(id) };
    const kept = (await lockSwing(tx, userId, id)) && (await findSwingShot(tx, id));
    if (!kept) continue;
    await putBackTyped(tx, own.analysisId, kept);
    await judgeIfReadable(tx, deps, own);
  }
}

/**
 * Judges a swing whose shot was taken from it while its analysis was under way: the worker may have begun with the numbers of the shot.
 * Called when the analysis has ended.
 */
export async function judgeResetSwing(tx: Tx, deps: RemoveDeps, own: OwnSwing): Promise<void> {
  // Without the lock first: few swings were uploaded with a shot.
  if (!(await findSwingShot(tx, own.analysisId)) || !(await lockSwing(tx, own.userId, own.analysisId))) return;
  const swing = await findAutomaticAnalysis(tx, own.userId, own.analysisId);
  if (!swing || swing.shot_id !== null || (await isJudged(tx, swing))) return;
  await judgeIfReadable(tx, deps, own);
}

/** Judges a swing if it is finished. One that cannot be read goes back to what the worker wrote. */
async function judgeIfReadable(tx: Tx, deps: RemoveDeps, own: OwnSwing): Promise<void> {
  try {
    await addJudgedVersion(tx, deps, own);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await addAutomaticVersion(tx, deps, own.analysisId);
  }
}

async function putBackTyped(
  tx: Tx,
  analysisId: AnalysisId,
  { sent, typed }: { sent: SentShot; typed: StoredShot },
): Promise<void> {
  await setNumbers(tx, analysisId, typed, sent.tour);
  await clearSwingShot(tx, analysisId);
}
