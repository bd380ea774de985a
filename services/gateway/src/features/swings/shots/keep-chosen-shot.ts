import type { AnalysisId, UserId } from '@trueswing/contracts';
import { numbersFromShot, typedBeside } from '@trueswing/domain';
import type { Transaction } from 'kysely';
import { shotOfRow } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';
import type { NewSwing } from '../swings.repository.ts';
import { findOwnShot, putSwingShot } from './swing-shots.repository.ts';

interface ChosenShot {
  analysisId: AnalysisId;
  userId: UserId;
  shotId: string;
  swing: Pick<NewSwing, 'club' | 'tour'> & Parameters<typeof shotOfRow>[0];
  now: Date;
}

/**
 * Keeps the shot from which the form of an upload was filled. If the file was deleted since, or the numbers were changed, the swing has
 * none: no upload fails for it.
 */
export async function keepChosenShot(
  tx: Transaction<GatewayTables>,
  { analysisId, userId, shotId, swing, now }: ChosenShot,
): Promise<void> {
  const shot = await findOwnShot(tx, userId, shotId, swing.club);
  if (!shot) return;
  const sent = shotOfRow(swing);
  const typed = typedBeside(numbersFromShot(shotOfRow(shot), swing.club), sent);
  if (typed) await putSwingShot(tx, { analysisId, shotId: shot.id, now, sent: { ...sent, tour: swing.tour }, typed });
}
