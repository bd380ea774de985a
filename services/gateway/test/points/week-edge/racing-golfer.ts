import { setTimeout as wait } from 'node:timers/promises';
import type { DailyWorkout, ErrorBody, ExerciseCompleted } from '@trueswing/contracts';
import { addDays } from '@trueswing/domain';
import { planWorkout } from '../../planned-workout.ts';
import { callAt, type Golfer, type TestGateway } from '../../test-gateway.ts';
import { uploadForm } from '../../test-videos.ts';
import { premiumGolfer } from '../../training-golfer.ts';
import { headStartMs, type Race, type RaceCall, type TrainingHistory, type WeekEdge } from './draw-race.ts';

/** A golfer with Premium and a workout of the Saturday. */
export interface RacingGolfer {
  readonly golfer: Golfer;
  /** A session on each of two gateways. */
  readonly devices: readonly [Golfer, Golfer];
  readonly history: TrainingHistory;
  readonly saturdayWorkout: DailyWorkout;
}

export interface Outcome {
  readonly call: RaceCall;
  /** By the clock of the services. */
  readonly sentAt: Date;
  readonly answeredAt: Date;
  readonly status: number;
  readonly body: Partial<ExerciseCompleted & ErrorBody>;
  /** The exercise of a workout that the call completes. */
  readonly exercise?: { readonly day: string; readonly name: string };
  /** The workout that the device read before. */
  readonly served?: DailyWorkout;
}

/** Registers the golfer on the Saturday; the earlier weeks are written as if they had been trained and paused. */
export async function prepareGolfer(
  gateway: TestGateway,
  { lastWeek, at }: WeekEdge,
  history: TrainingHistory,
): Promise<RacingGolfer> {
  gateway.setClock(new Date(at.getTime() - 12 * 3_600_000));
  const golfer = await premiumGolfer(gateway);
  const weeksAgo = (weeks: number) => addDays(lastWeek, -7 * weeks);
  const trained = Array.from({ length: history.weeks }, (_, week) => weeksAgo(week + 1));
  await gateway.rows(
    `insert into gateway.exercise_completion
     select gen_random_uuid(), $1, day::date, 'one', 'One', 5, 1, day::timestamptz from unnest($2::text[]) day`,
    [golfer.id, trained],
  );
  // No trained week is before them, so that they bridge nothing.
  const paused = Array.from({ length: history.pauses }, (_, week) => weeksAgo(week + 7));
  await gateway.rows(
    'insert into gateway.streak_pause select $1, week::date, week::timestamptz from unnest($2::text[]) week',
    [golfer.id, paused],
  );
  const saturdayWorkout = await planWorkout(gateway, golfer);
  return { golfer, devices: [golfer, await gateway.signIn(golfer)], history, saturdayWorkout };
}

/** Sends all calls of a race while the clock of the services runs over the edge. */
export async function runRace(
  { gateway, origins, video }: { gateway: TestGateway; origins: readonly [string, string]; video: Buffer },
  { edge, calls }: Race,
  golfers: readonly [RacingGolfer, RacingGolfer],
): Promise<Outcome[]> {
  const now = () => gateway.deps.now();
  const send = async (call: RaceCall): Promise<Outcome> => {
    const { devices, saturdayWorkout } = golfers[call.golfer];
    const ask = async (path: string, init: Parameters<typeof callAt>[2] = {}) => {
      const response = await callAt(origins[call.device], path, { as: devices[call.device], ...init });
      return { status: response.status, body: JSON.parse(await response.text()) as Outcome['body'] };
    };
    await wait(headStartMs + call.afterMs);
    const sentAt = now();
    const { act } = call;
    if (act.kind === 'pause') {
      const answer = await ask(`/api/streak/pauses/${edge[act.week]}`, { method: 'PUT' });
      return { call, sentAt, answeredAt: now(), ...answer };
    }
    if (act.kind === 'upload') {
      const body = uploadForm({ faceOn: video }, { clubSelection: act.club });
      const answer = await ask('/api/swing-analyses', { method: 'POST', body });
      return { call, sentAt, answeredAt: now(), ...answer };
    }
    const served = act.kind === 'train-today' ? ((await ask('/api/daily-workout/me')).body as DailyWorkout) : undefined;
    const { day, exercises } = served ?? saturdayWorkout;
    const name = exercises[act.exercise]?.name ?? '';
    const answer = await ask('/api/daily-workout/complete', { json: { exerciseName: name, day } });
    return { call, sentAt, answeredAt: now(), ...answer, exercise: { day, name }, ...(served && { served }) };
  };
  gateway.setClock(null);
  gateway.moveClock((edge.at.getTime() - headStartMs - now().getTime()) / 1_000);
  return await Promise.all(calls.map(send));
}
