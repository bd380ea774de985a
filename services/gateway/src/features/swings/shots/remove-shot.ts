import { type AnalysisId, analysisIdSchema, type SwingAnalysis, type UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import type { JsonText } from '../../../http/json-text.ts';
import type { AutomaticAnalysis } from '../corrections/corrections.repository.ts';
import { readSwing } from '../read/read-swings.ts';
import { addJudgedVersion } from './add-judged-version.ts';
import { lockFinished } from './join-shot.ts';
import { clearSwingShot, listSwingsOfImport, setNumbers } from './swing-shots.repository.ts';

type Tx = Transaction<GatewayTables>;
type RemoveDeps = Pick<Deps, 'now' | 'logger'>;
interface OwnSwing {
  userId: UserId;
  analysisId: AnalysisId;
}

/**
 * Takes the joined shot from a swing, which is then judged by the numbers that the golfer typed, if any. Without a joined shot nothing
 * changes.
 * @throws AppError `analysis-not-found`, `analysis-unreadable`
 */
export async function removeShot(
  deps: Pick<Deps, 'db' | 'now' | 'logger'>,
  own: OwnSwing,
): Promise<JsonText<SwingAnalysis>> {
  await deps.db.transaction().execute(async (tx) => {
    await takeFrom(tx, deps, own, await lockFinished(tx, own));
  });
  return await readSwing(deps, own);
}

/**
 * Takes the shots of a file from the swings that have one, before the file is deleted. A swing whose analysis is under way keeps its numbers,
 * as if they were typed.
 */
export async function removeShotsOfImport(
  tx: Tx,
  deps: RemoveDeps,
  { userId, importId }: { userId: UserId; importId: string },
): Promise<void> {
  for (const id of await listSwingsOfImport(tx, userId, importId)) {
    const own = { userId, analysisId: analysisIdSchema.parse(id) };
    try {
      await takeFrom(tx, deps, own, await lockFinished(tx, own));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}

async function takeFrom(tx: Tx, deps: RemoveDeps, own: OwnSwing, swing: AutomaticAnalysis): Promise<void> {
  const { sent, typed, shot_id } = swing;
  if (shot_id === null || sent === null || typed === null) return;
  await setNumbers(tx, own.analysisId, typed, sent.tour);
  await clearSwingShot(tx, own.analysisId);
  await addJudgedVersion(tx, deps, own);
}
