import type { Club, ShotFileAnswers } from '@trueswing/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { hasTime } from '../../database.logged-columns.ts';
import type { LoggedShotTables } from '../../database.logged-shots.ts';
import type { GatewayTables } from '../../database.tables.ts';
import type { DigestedShot } from './reading/shot-file-messages.ts';
import { numberColumns, readAndStored, shotColumns } from './stored-shots.repository.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;
export type ImportRow = LoggedShotTables['gateway.shot_import'];

const keptAnswers = 50;

/** Has other imports of the golfer wait. False if the account is gone. */
export async function lockGolfer(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('gateway.account')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function countShots(db: Db, userId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('gateway.shot_import')
    .select(sql<number>`coalesce(sum(shot_count), 0)::int`.as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return sum;
}

/** Counts the shots that are stored already. */
export async function countStored(db: Db, userId: string, shots: readonly DigestedShot[]): Promise<number> {
  const { rows } = await sql<{ stored: number }>`
    with ${readAndStored(userId, shots)}
    select count(*)::int as stored from read where digest in (select digest from stored)`.execute(db);
  return rows[0]?.stored ?? 0;
}

export async function insertImport(tx: Tx, row: ImportRow): Promise<void> {
  await tx.insertInto('gateway.shot_import').values(row).execute();
}

export async function setShotCount(tx: Tx, importId: string, shotCount: number): Promise<void> {
  await tx.updateTable('gateway.shot_import').set({ shot_count: shotCount }).where('id', '=', importId).execute();
}

/** Stores the shots that are not there yet, in one statement with an array for each column. Returns how many those were. */
export async function insertShots(
  tx: Tx,
  { id: importId, user_id: userId, imported_at: importedAt }: ImportRow,
  shots: readonly DigestedShot[],
): Promise<number> {
  const columns = sql.join([...shotColumns, ...numberColumns].map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    with ${readAndStored(userId, shots)}
    insert into gateway.shot (id, user_id, import_id, hit_at, ${columns})
    select gen_random_uuid(), ${userId}, ${importId}, coalesce(at, ${importedAt}::timestamptz), ${columns}
    from read where digest not in (select digest from stored)
    on conflict (user_id, digest) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Newest first. */
export async function listImports(db: Db, userId: string): Promise<ImportRow[]> {
  return await db
    .selectFrom('gateway.shot_import')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('imported_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** False when the golfer has no such import. */
export async function deleteImport(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('gateway.shot_import')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The shots with a club that are nearest to a moment; the index gives those before and those after it. */
export async function listNearest(
  db: Db,
  userId: string,
  { club, near, atMost }: { club: Club; near: Date; atMost: number },
) {
  const shots = db
    .selectFrom('gateway.shot as shot')
    .innerJoin('gateway.shot_import as file', 'file.id', 'shot.import_id')
    .selectAll('shot')
    .select(sql.raw<boolean>(hasTime).as('has_time'))
    .where('shot.user_id', '=', userId)
    .where('club', '=', club)
    .limit(atMost);
  const [before, after] = await Promise.all([
    shots
      .where('hit_at', '<=', near)
      .orderBy('hit_at', 'desc')
      .orderBy('import_id')
      .orderBy('row_number')
      .orderBy('shot.id')
      .execute(),
    shots
      .where('hit_at', '>', near)
      .orderBy('hit_at')
      .orderBy('import_id')
      .orderBy('row_number')
      .orderBy('shot.id')
      .execute(),
  ]);
  const distance = (row: { hit_at: Date }) => Math.abs(row.hit_at.getTime() - near.getTime());
  return [...before, ...after].sort((a, b) => distance(a) - distance(b)).slice(0, atMost);
}

/** Answers of the golfer about earlier files, by the fingerprint of their headings in hexadecimal. */
export async function readAnswers(db: Db, userId: string): Promise<Record<string, ShotFileAnswers>> {
  const rows = await db
    .selectFrom('gateway.shot_file_answer')
    .select(['fingerprint', 'answers'])
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map(({ fingerprint, answers }) => [fingerprint.toString('hex'), answers]));
}

/** Keeps what the golfer said; of many kinds of files the newest. */
export async function keepAnswers(
  tx: Tx,
  { userId, fingerprint, answers, at }: { userId: string; fingerprint: string; answers: ShotFileAnswers; at: Date },
): Promise<void> {
  const row = { answers: JSON.stringify(answers), answered_at: at };
  await tx
    .insertInto('gateway.shot_file_answer')
    .values({ user_id: userId, fingerprint: Buffer.from(fingerprint, 'hex'), ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet(row))
    .execute();
  await tx
    .deleteFrom('gateway.shot_file_answer')
    .where('user_id', '=', userId)
    .where('fingerprint', 'in', (select) =>
      select
        .selectFrom('gateway.shot_file_answer')
        .select('fingerprint')
        .where('user_id', '=', userId)
        .orderBy('answered_at', 'desc')
        .orderBy('fingerprint')
        .offset(keptAnswers),
    )
    .execute();
}
