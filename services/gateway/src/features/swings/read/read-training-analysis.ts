import type { AnalysisResult, UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { listNewestAnalyzed } from './history.repository.ts';
import { readResult } from './read-result.ts';

/** After a change of the stored shape all older analyses may be unreadable; a call does not try each of them. */
const maxTries = 10;

/** The newest analysis that can be read, for the golfer's workouts; null without one. And the age that the golfer gave last. */
export async function readTrainingAnalysis(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  userId: UserId,
): Promise<{ result: AnalysisResult | null; age: number | null }> {
  const rows = await listNewestAnalyzed(db, userId, maxTries);
  const age = rows.find((row) => row.age !== null)?.age ?? null;
  for (const row of rows) {
    const stored = readResult(row, { id: row.id, logger });
    if (stored.kind === 'read') return { result: stored.result, age };
  }
  return { result: null, age };
}
