import type { AnalysisResult, UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { listNewestAnalyzed } from './history.repository.ts';
import { readResult } from './read-result.ts';

/** Facts of a golfer's swings for training. */
export interface TrainingAnalysis {
  /** The newest analysis that can be read; null without one. */
  readonly result: AnalysisResult | null;
  /** The age that the golfer gave last. */
  readonly age: number | null;
}

/** After a change of the stored shape all older analyses may be unreadable; a call does not try each of them. */
const maxTries = 10;

export async function readTrainingAnalysis(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  userId: UserId,
): Promise<TrainingAnalysis> {
  const rows = await listNewestAnalyzed(db, userId, maxTries);
  const age = rows.find((row) => row.age !== null)?.age ?? null;
  for (const row of rows) {
    const stored = readResult(row, { id: row.id, logger });
    if (stored.kind === 'read') return { result: stored.result, age };
  }
  return { result: null, age };
}
