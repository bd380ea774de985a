import type { AnalysisId, ShotSession, SwingShots, UserId } from '@trueswing/contracts';
import { proposeShots } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { loggedShotOfRow } from '../../../database.logged-columns.ts';
import type { Deps } from '../../../deps.ts';
import { findShotWithFile, findSwingFacts, listShotsNear, type ShotWithFile } from './offered-shots.repository.ts';

/** Some long sessions with a club. */
const listedShots = 500;

/**
 * Lists the shots that may be joined to a swing: those with its club and a number for it, by file, the one first that was hit nearest to
 * when the swing was filmed, or else uploaded. Only a time at which it was filmed proposes any.
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
    listShotsNear(db, { userId, analysisId, club, near: filmed_at ?? uploaded_at, atMost: listedShots }),
    shot_id === null ? undefined : findShotWithFile(db, userId, shot_id),
  ]);
  const sessions = new Map<string, ShotSession>();
  for (const { import_id: importId, file_name: fileName, format } of rows) {
    if (!sessions.has(importId)) sessions.set(importId, { importId, fileName, format, shots: [] });
  }
  for (const row of rows.toSorted(asHit)) {
    sessions.get(row.import_id)?.shots.push({ ...loggedShotOfRow(row), isTaken: Boolean(row.is_taken) });
  }
  const timed = [...sessions.values()]
    .flatMap(({ shots }) => shots)
    .map((shot) => ({ ...shot, hitAtMs: Date.parse(shot.hitAt) }));
  return {
    joined: joined ? { ...loggedShotOfRow(joined), fileName: joined.file_name, format: joined.format } : null,
    proposal: proposeShots(timed, filmed_at?.getTime() ?? null),
    sessions: [...sessions.values()],
  };
}

/** Compares shots by their time and by their place in the file. One of a gateway of the version before has no place and comes last. */
const asHit = (one: ShotWithFile, other: ShotWithFile): number =>
  one.hit_at.getTime() - other.hit_at.getTime() || placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1);

const placeOf = ({ row_number }: ShotWithFile): number => row_number ?? Number.MAX_SAFE_INTEGER;
