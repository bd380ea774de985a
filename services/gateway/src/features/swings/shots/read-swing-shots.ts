import type { AnalysisId, JoinableShot, ShotSession, SwingShots, UserId } from '@trueswing/contracts';
import { proposeShots } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { loggedShotOfRow } from '../../../database.logged-columns.ts';
import type { Deps } from '../../../deps.ts';
import { findShotWithFile, findSwingFacts, listShotsNear, type ShotWithFile } from './swing-shots.repository.ts';

/** Two long sessions with a club. */
const listedShots = 200;

/**
 * Lists the shots that may be joined to a swing: those with its club that were hit nearest to when it was filmed, or else uploaded, by
 * file. Only a time at which it was filmed proposes any.
 * @throws AppError `analysis-not-found`
 */
export async function readSwingShots(
  { db }: Pick<Deps, 'db'>,
  { userId, analysisId }: { userId: UserId; analysisId: AnalysisId },
): Promise<SwingShots> {
  const swing = await findSwingFacts(db, userId, analysisId);
  if (!swing) throw new AppError('analysis-not-found');
  const { club, filmed_at, uploaded_at, shot_id } = swing;
  const [rows, joined] = await Promise.all([
    listShotsNear(db, { userId, analysisId, club }, filmed_at ?? uploaded_at, listedShots),
    shot_id === null ? undefined : findShotWithFile(db, userId, shot_id),
  ]);
  const sessions = new Map<string, ShotSession>();
  const shots: JoinableShot[] = [];
  for (const row of rows) {
    const shot = { ...shotOf(row), isTaken: Boolean(row.is_taken) };
    const { import_id: importId, file_name: fileName, format } = row;
    const session = sessions.get(importId) ?? { importId, fileName, format, shots: [] };
    sessions.set(importId, session);
    session.shots.push(shot);
    shots.push(shot);
  }
  for (const session of sessions.values()) session.shots.sort(byTime);
  const timed = shots.map((shot) => ({ ...shot, hitAtMs: Date.parse(shot.hitAt) }));
  return {
    joined: joined ? { ...shotOf(joined), fileName: joined.file_name, format: joined.format } : null,
    proposal: proposeShots(timed, filmed_at?.getTime() ?? null),
    sessions: [...sessions.values()],
  };
}

const shotOf = (row: ShotWithFile) => ({ ...loggedShotOfRow(row), hasTime: row.has_time });

const byTime = (one: JoinableShot, other: JoinableShot): number =>
  one.hitAt.localeCompare(other.hitAt) || one.id.localeCompare(other.id);
