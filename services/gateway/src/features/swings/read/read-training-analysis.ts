import type { AnalysisResult, UploadClub, UserId } from '@trueswing/contracts';
import { type LaunchMonitorShot, shotOf } from '@trueswing/swing';
import { shotOfRow } from '../../../database.shot.ts';
import type { Deps } from '../../../deps.ts';
import { findNewestAge, listNewestAnalyzed } from './history.repository.ts';
import { readResult } from './read-result.ts';

/** An analyzed swing with what the golfer gave to it. */
export interface AnalyzedSwing {
  readonly analysisId: string;
  readonly result: AnalysisResult;
  readonly club: UploadClub;
  readonly launchMonitor: LaunchMonitorShot | null;
}

/** Facts of a golfer's swings for training. */
interface TrainingAnalysis {
  /** The newest analysis that can be read; null without one. */
  readonly swing: AnalyzedSwing | null;
  /** The age that the golfer gave last. */
  readonly age: number | null;
}

/** After a change of the stored shape all older analyses may be unreadable; a call does not try each of them. */
const maxTries = 10;

/** Reads the newest analysis, or the newest of those whose swing was uploaded before a moment. */
export async function readTrainingAnalysis(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  userId: UserId,
  until?: Date,
): Promise<TrainingAnalysis> {
  const rows = await listNewestAnalyzed(db, userId, { limit: maxTries, until });
  // The form of an upload begins without an age, so the swing with the newest one may lie far behind these.
  const age = (await findNewestAge(db, userId, until)) ?? null;
  for (const row of rows) {
    const stored = readResult(row, { id: row.id, logger });
    if (stored.kind !== 'read') continue;
    const { id: analysisId, club, tour } = row;
    const launchMonitor = shotOf({ tour, ...shotOfRow(row) });
    return { swing: { analysisId, result: stored.result, club, launchMonitor }, age };
  }
  return { swing: null, age };
}
