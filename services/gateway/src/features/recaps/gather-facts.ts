import type { UserId } from '@trueswing/contracts';
import { centralMonthOf, type RecapFacts } from '@trueswing/domain';
import { isInProgress } from '@trueswing/swing';
import type { Deps } from '../../deps.ts';
import { listBallMonths, readBallMonth } from '../ball/read-ball.ts';
import { listOwnChecks } from '../mobility-checks/own-checks.ts';
import { readTrainedDays } from '../streak/streak-facts.ts';
import { countSwings, listProgress } from '../swings/read/list-progress.ts';
import { readTrainingAnalysis } from '../swings/read/read-training-analysis.ts';
import { hasUploadLeft, readPlan } from '../usage/read-plan.ts';

type FactsDeps = Pick<Deps, 'db' | 'logger'>;

interface Golfer {
  readonly userId: UserId;
  readonly stature: RecapFacts['stature'];
}

/** Gathers what the recap of a golfer's month is written from, as of the month's end. */
export async function gatherFacts(
  { db, logger }: FactsDeps,
  { userId, stature }: Golfer,
  { month, writtenAt }: Pick<RecapFacts, 'month' | 'writtenAt'>,
): Promise<RecapFacts> {
  const period = centralMonthOf(month);
  const atEnd = { db, now: () => period.until };
  const { swing } = await readTrainingAnalysis({ db, logger }, userId, period.until);
  return {
    month,
    writtenAt,
    stature,
    plan: await readPlan(db, userId),
    hasUploadLeft: await hasUploadLeft(db, userId),
    swings: await countSwings({ db }, userId, period),
    progressSwings: await listProgress(atEnd, userId, period.until),
    shotMonths: await readShotMonths(atEnd, userId, month),
    checks: await listOwnChecks({ db }, userId),
    ...(await readTrainedDays(db, userId)),
    newest: swing,
  };
}

/** The averages of the months up to this one that are compared. */
async function readShotMonths(deps: Pick<Deps, 'db' | 'now'>, userId: UserId, upTo: string) {
  const nowMs = deps.now().getTime();
  const listed = await listBallMonths(deps, userId);
  const months: RecapFacts['shotMonths'][number][] = [];
  for (const { month } of listed) {
    if (month <= upTo && isInProgress(month, nowMs)) months.push(await readBallMonth(deps, { userId, month }));
  }
  return months;
}
