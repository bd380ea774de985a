import { plans, type RecapFacts, writeRecap } from '@trueswing/domain';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** November 2025 of a golfer who did nothing. */
const facts: RecapFacts = {
  month: '2025-11-01',
  writtenAt: new Date('2025-12-01T15:00:00Z'),
  plan: plans.free,
  hasUploadLeft: true,
  swings: [],
  progressSwings: [],
  shotMonths: [],
  checks: [],
  workoutDays: [],
  pausedWeeks: [],
  newest: null,
  stature: null,
};

/** Stores a recap of November 2025, as the job does after a month has ended. */
export async function storeRecap(gateway: TestGateway, golfer: Golfer): Promise<void> {
  await gateway.rows('insert into gateway.recap values ($1, $2, $3, $4)', [
    golfer.id,
    facts.month,
    JSON.stringify(writeRecap(facts)),
    facts.writtenAt,
  ]);
}
