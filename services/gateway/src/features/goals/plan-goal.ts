import {
  type AnalysisId,
  type BallGoalMeasure,
  isBallGoal,
  type SetGoalBody,
  type SwingGoalMeasure,
  type UserId,
} from '@trueswing/contracts';
import { centralDay } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import {
  type GoalPlan,
  type GoalRefusal,
  openBallGoal,
  openGoal,
  progressWindowMs,
  toDatedVideo,
} from '@trueswing/swing';
import type { Deps } from '../../deps.ts';
import { listBallDays } from '../ball/read-ball.ts';
import { listProgress } from '../swings/read/list-progress.ts';
import { readFlightFaults } from '../swings/shots/read-flight-faults.ts';
import { readEarlierGoals } from './goals.repository.ts';

type PlanDeps = Pick<Deps, 'db' | 'now' | 'logger'>;
interface Wanted<Measure> {
  readonly analysisId: AnalysisId;
  readonly measurement: Measure;
  readonly target: number;
}

/** Plans a goal from an analysis of the golfer. @throws AppError `analysis-not-found`, `analysis-unreadable` */
export const planGoal = (
  deps: PlanDeps,
  userId: UserId,
  { measurement, ...wanted }: Omit<SetGoalBody, 'dueOn'>,
): Promise<GoalPlan | GoalRefusal> =>
  isBallGoal(measurement)
    ? planBallGoal(deps, userId, { ...wanted, measurement })
    : planSwingGoal(deps, userId, { ...wanted, measurement });

async function planSwingGoal(
  deps: PlanDeps,
  userId: UserId,
  { analysisId, measurement, target }: Wanted<SwingGoalMeasure>,
): Promise<GoalPlan | GoalRefusal> {
  const listed = await listProgress(deps, userId);
  const origin = listed.find(({ id }) => id === analysisId);
  if (!origin) throw new AppError('analysis-not-found');
  const earlier = await readEarlier(deps, userId, { measurement, club: origin.clubSelection });
  const [swings, from] = [listed.map(toDatedVideo), toDatedVideo(origin)];
  return openGoal({ measurement, target, swings, from, nowMs: deps.now().getTime(), ...earlier });
}

/** A goal for the flight of the ball follows from a step that the report has: no other number is known to be off. */
async function planBallGoal(
  deps: PlanDeps,
  userId: UserId,
  { analysisId, measurement, target }: Wanted<BallGoalMeasure>,
): Promise<GoalPlan | GoalRefusal> {
  const { club, faults } = await readFlightFaults(deps, { userId, analysisId });
  const fault = faults.find(({ number }) => number.name === measurement);
  if (!fault) return 'not-comparable';
  const earlier = await readEarlier(deps, userId, { measurement, club });
  const days = await listBallDays(deps, { userId, club, name: measurement });
  const { changes, number } = fault;
  // The day as a whole: shots that are hit after the goal is set are no other day.
  const nowMs = centralDay(deps.now()).until.getTime() - 1;
  return openBallGoal({ measurement, target, days, club, changes, value: number.value, nowMs, ...earlier });
}

async function readEarlier({ db, now }: PlanDeps, userId: UserId, of: { measurement: string; club: string }) {
  const since = new Date(now().getTime() - progressWindowMs);
  const { looks, gainedSinceMs } = await readEarlierGoals(db, userId, { ...of, since });
  return { earlierLooks: looks, gainedSinceMs };
}
