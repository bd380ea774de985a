import type { BallHistory, Club, Shot, Tour } from '@trueswing/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
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

/** Facts of a swing by which its shot is looked for. */
export async function findSwingFacts(db: Db, userId: string, analysisId: string) {
  return await db
    .selectFrom('gateway.swing as swing')
    .leftJoin('gateway.swing_shot as joined', 'joined.analysis_id', 'swing.id')
    .select(['swing.club', 'swing.uploaded_at', 'swing.filmed_at', 'joined.shot_id'])
    .where('swing.id', '=', analysisId)
    .where('swing.user_id', '=', userId)
    .where('swing.deleted_at', 'is', null)
    .executeTakeFirst();
}

const withFile = (db: Db, userId: string) =>
  db
    .selectFrom('gateway.shot as shot')
    .innerJoin('gateway.shot_import as file', 'file.id', 'shot.import_id')
    .selectAll('shot')
    .select(['file.file_name', 'file.format'])
    // Shots of a file without times have that of its import.
    .select(sql<boolean>`shot.hit_at <> file.imported_at`.as('has_time'))
    .where('shot.user_id', '=', userId);

export type ShotWithFile = NonNullable<Awaited<ReturnType<typeof findShotWithFile>>>;

export const findShotWithFile = (db: Db, userId: string, shotId: string) =>
  withFile(db, userId).where('shot.id', '=', shotId).executeTakeFirst();

/** The shots with a club that are nearest to a moment, the nearest first; each with whether another swing has it. */
export async function listShotsNear(
  db: Db,
  { userId, analysisId, club }: { userId: string; analysisId: string; club: Club },
  near: Date,
  atMost: number,
) {
  const shots = withFile(db, userId)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gateway.swing_shot as other')
          .select('other.analysis_id')
          .whereRef('other.shot_id', '=', 'shot.id')
          .where('other.analysis_id', '!=', analysisId),
      ).as('is_taken'),
    )
    .where('shot.club', '=', club)
    .limit(atMost);
  const [before, after] = await Promise.all([
    shots.where('shot.hit_at', '<=', near).orderBy('shot.hit_at', 'desc').orderBy('shot.id').execute(),
    shots.where('shot.hit_at', '>', near).orderBy('shot.hit_at').orderBy('shot.id').execute(),
  ]);
  const farMs = (row: { hit_at: Date }) => Math.abs(row.hit_at.getTime() - near.getTime());
  return [...before, ...after].sort((one, other) => farMs(one) - farMs(other)).slice(0, atMost);
}

/** Sets the numbers and the tour that count for a swing. */
export async function setNumbers(tx: Tx, analysisId: string, shot: Shot, tour: Tour | null): Promise<void> {
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
  { analysisId, shotId, now, sent, typed }: JoinedRow & { sent: SentShot; typed: Shot },
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

export async function deleteSwingShot(tx: Tx, analysisId: string): Promise<void> {
  await tx.deleteFrom('gateway.swing_shot').where('analysis_id', '=', analysisId).execute();
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

/** Swings with a shot of a file. */
export async function listSwingsOfImport(tx: Tx, userId: string, importId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('gateway.swing_shot as joined')
    .innerJoin('gateway.shot as shot', 'shot.id', 'joined.shot_id')
    .select('joined.analysis_id')
    .where('shot.user_id', '=', userId)
    .where('shot.import_id', '=', importId)
    .execute();
  return rows.map(({ analysis_id }) => analysis_id);
}
