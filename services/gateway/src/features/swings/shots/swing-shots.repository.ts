import type { BallHistory, Club, StoredShot, Tour } from '@trueswing/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { SentShot } from '../../../database.logged-shots.ts';
import { rowOfShot } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

/** Undefined when the golfer has no such shot with the club. */
export async function findOwnShot(db: Db, userId: string, shotId: string, club: Club) {
  return await db
    .selectFrom('gateway.shot')
    .selectAll()
    .where('id', '=', shotId)
    .where('user_id', '=', userId)
    .where('club', '=', club)
    .executeTakeFirst();
}

/** Sets the numbers and the tour that count for a swing. */
export async function setNumbers(tx: Tx, analysisId: string, shot: StoredShot, tour: Tour | null): Promise<void> {
  const numbers = { ...rowOfShot(shot), tour };
  await tx.updateTable('gateway.swing').set(numbers).where('id', '=', analysisId).execute();
}

interface JoinedRow {
  analysisId: string;
  shotId: string;
  now: Date;
}

/** Joins a shot; what was sent and typed is kept from the first time on. */
export async function putSwingShot(
  tx: Tx,
  { analysisId, shotId, now, sent, typed }: JoinedRow & { sent: SentShot; typed: StoredShot },
): Promise<void> {
  const joined = { shot_id: shotId, joined_at: now };
  const kept = {
    analysis_id: analysisId,
    sent: JSON.stringify(sent),
    typed: JSON.stringify(typed),
    ball_history: null,
  };
  await tx
    .insertInto('gateway.swing_shot')
    .values({ ...kept, ...joined })
    .onConflict((conflict) => conflict.column('analysis_id').doUpdateSet(joined))
    .execute();
}

/** Keeps the averages beside which the joined shot is judged; empty ones are those of a golfer without other shots. */
export async function setBallHistory(tx: Tx, analysisId: string, history: BallHistory): Promise<void> {
  await tx
    .updateTable('gateway.swing_shot')
    .set({ ball_history: JSON.stringify(history) })
    .where('analysis_id', '=', analysisId)
    .execute();
}

export async function clearSwingShot(tx: Tx, analysisId: string): Promise<void> {
  await tx
    .updateTable('gateway.swing_shot')
    .set({ shot_id: null, ball_history: null })
    .where('analysis_id', '=', analysisId)
    .execute();
}

/** Deletes what is kept of a swing's shot, and gives what was sent with the upload; undefined if no shot was ever joined. */
export async function deleteSwingShot(tx: Tx, analysisId: string): Promise<SentShot | undefined> {
  const deleted = await tx
    .deleteFrom('gateway.swing_shot')
    .where('analysis_id', '=', analysisId)
    .returning('sent')
    .executeTakeFirst();
  return deleted?.sent;
}

/** Finds what was sent and typed of a swing that has a shot, or had one. */
export async function findSwingShot(tx: Tx, analysisId: string) {
  return await tx
    .selectFrom('gateway.swing_shot')
    .select(['shot_id', 'sent', 'typed'])
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst();
}

/** The golfer's other shots with the club around a swing, as the worker gets them. */
export async function readBallShots(tx: Tx, analysisId: string) {
  const row = await tx
    .selectFrom('gateway.swing_for_analysis')
    .select('ball_shots')
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst();
  return row?.ball_shots ?? [];
}

/** Swings with a shot of a file, always in the same order. */
export async function listSwingsOfImport(tx: Tx, userId: string, importId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('gateway.swing_shot as joined')
    .innerJoin('gateway.shot as shot', 'shot.id', 'joined.shot_id')
    .select('joined.analysis_id')
    .where('shot.user_id', '=', userId)
    .where('shot.import_id', '=', importId)
    .orderBy('joined.analysis_id')
    .execute();
  return rows.map(({ analysis_id }) => analysis_id);
}
