import { randomUUID } from 'node:crypto';
import { isBallGoal, type ShotImport, type ShotImportResult, type UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { judgeGoalAfterward } from '../goals/judge-goal-afterward.ts';
import { openShotFile } from './reading/open-shot-file.ts';
import type { UnderstoodFile } from './reading/shot-file-messages.ts';
import type { ReceivedShotFile } from './receive-shot-file.ts';
import { shotFileErrors } from './shot-file-errors.ts';
import {
  countShots,
  type ImportRow,
  insertImport,
  insertShots,
  keepAnswers,
  lockGolfer,
  readAnswers,
  setShotCount,
} from './shot-files.repository.ts';

/** Shots that are kept of a golfer: a bucket of balls a day for three years. */
const maxShots = 100_000;

/** Thrown inside the transaction when every shot was there already, so that it leaves nothing. */
class NothingNew extends Error {}

/**
 * Stores the shots of a file, all of them or none; those that are there already are skipped.
 * @throws AppError as `openShotFile`, `request-too-large`
 */
export async function importShotFile(
  { db, now, logger }: Pick<Deps, 'db' | 'now' | 'logger'>,
  userId: UserId,
  { fileName, bytes, options: { timeZone, answers } }: ReceivedShotFile,
): Promise<ShotImportResult> {
  const remembered = await readAnswers(db, userId);
  const importedAt = now();
  const file = await openShotFile(userId, { bytes, timeZone, answers, remembered, now: importedAt });
  if (file.format === null && file.answers.columns === null) {
    throw shotFileErrors.unknownColumns();
  }
  if (file.asks.signs && file.answers.handedness === 'left' && file.answers.signs === undefined) {
    throw shotFileErrors.unknownSigns();
  }
  const row: ImportRow = {
    id: randomUUID(),
    user_id: userId,
    file_name: fileName,
    format: file.format ?? 'Own columns',
    shot_count: 0,
    imported_at: importedAt,
  };
  const imported = await db
    .transaction()
    .execute((tx) => store(tx, row, file))
    .catch((error: unknown) => {
      if (error instanceof NothingNew) return null;
      throw error;
    });
  if (imported) await judgeGoalAfterward({ db, logger }, { userId, now: importedAt }, isBallGoal);
  if (answers) {
    // A file that names no club says nothing about the club of the next one: some makers write one file for each.
    const clubs = answers.clubs.filter(({ name }) => name !== '');
    const kept = { userId, fingerprint: file.fingerprint, answers: { ...answers, clubs }, at: importedAt };
    await db.transaction().execute(async (tx) => {
      // The account may have been deleted since the shots were stored.
      if (await lockGolfer(tx, userId)) await keepAnswers(tx, kept);
    });
  }
  return {
    imported,
    duplicateCount: file.shots.length - (imported?.shotCount ?? 0),
    rejectedCount: file.rejected.length,
    rejected: [...file.rejected],
  };
}

async function store(tx: Transaction<GatewayTables>, row: ImportRow, { shots }: UnderstoodFile): Promise<ShotImport> {
  if (!(await lockGolfer(tx, row.user_id))) throw new AppError('not-signed-in');
  await insertImport(tx, row);
  const shotCount = await insertShots(tx, row, shots);
  if (shotCount === 0) throw new NothingNew();
  await setShotCount(tx, row.id, shotCount);
  if ((await countShots(tx, row.user_id)) > maxShots) throw shotFileErrors.tooManyShots();
  return toImport({ ...row, shot_count: shotCount });
}

export const toImport = (row: ImportRow): ShotImport => ({
  id: row.id,
  fileName: row.file_name,
  format: row.format,
  shotCount: row.shot_count,
  importedAt: row.imported_at.toISOString(),
});
