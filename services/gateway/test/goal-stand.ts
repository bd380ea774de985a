import { randomUUID } from 'node:crypto';
import {
  type AnalysisResult,
  analysisIdSchema,
  type Goal,
  goalSchema,
  type Measured,
  type UploadClub,
  userIdSchema,
} from '@trueswing/contracts';
import { expect } from 'vitest';
import { z } from 'zod/mini';
import { judgeGoalOfSwing } from '../src/features/goals/swing-analyzed.consumer.ts';
import { analysisResult, changeResult, finishAnalysis, uploadSwing } from './finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from './test-gateway.ts';

export const dayMs = 86_400_000;
/** Noon in US Central time, so long ago that every day of the tests has passed: sessions and Premium are of today. */
export const start = Math.floor(Date.now() / dayMs) * dayMs - 150 * dayMs + 0.75 * dayMs;
export const day = (index: number): string => new Date(start + index * dayMs).toISOString().slice(0, 10);

export type GoalStand = Awaited<ReturnType<typeof startGoalStand>>;

/** Starts a gateway whose golfers swing on days of the past and set goals. */
export async function startGoalStand() {
  const gateway: TestGateway = await startGateway();
  /** A swing of someone else, from which the others differ in what the tests are about. */
  const uploaded = await uploadSwing(gateway, await gateway.register());
  const setDay = (day: number) => gateway.setClock(new Date(start + day * dayMs));

  /** A swing that is filmed on a day, and not analyzed. */
  async function film(golfer: Golfer, day: number, club: UploadClub = 'driver'): Promise<string> {
    const own = { id: randomUUID(), user_id: golfer.id, club, uploaded_at: new Date(start + day * dayMs) };
    await gateway.rows(
      `insert into gateway.swing
       select (jsonb_populate_record(swing, $2)).* from gateway.swing as swing where id = $1`,
      [uploaded, JSON.stringify(own)],
    );
    setDay(day);
    return own.id;
  }

  /** Finishes the analysis of a swing whose hips read so far. */
  async function analyze(id: string, deg: number, algorithm = 'test-1'): Promise<void> {
    await finishAnalysis(gateway, id, null);
    const at = { at: 'top', confidence: 0.9 } as const;
    const hips: Measured = {
      value: deg,
      plusMinus: 12,
      interval: { low: deg - 12, high: deg + 12 },
      views: 'face-on',
      ...at,
    };
    const changed: Partial<AnalysisResult> = {
      algorithm,
      measurements: { ...analysisResult.measurements, hipRotationDeg: hips },
    };
    await changeResult(gateway, id, changed);
  }

  /** A finished swing on a day, whose hips read so far; `handle` has its event handled, as the consumer does. */
  async function swing(
    golfer: Golfer,
    day: number,
    deg: number,
    { handle = true, algorithm = 'test-1' } = {},
  ): Promise<string> {
    const id = await film(golfer, day);
    await analyze(id, deg, algorithm);
    if (handle) await handleAnalyzed(golfer, id, new Date(start + day * dayMs));
    return id;
  }
  async function handleAnalyzed(golfer: Golfer, id: string, occurredAt: Date): Promise<void> {
    const payload = {
      analysisId: analysisIdSchema.parse(id),
      userId: userIdSchema.parse(golfer.id),
      club: 'driver',
      videoSha256: '',
    } as const;
    await gateway.deps.db
      .transaction()
      .execute((tx) => judgeGoalOfSwing(tx, { id: randomUUID(), type: 'swing.analyzed', payload, occurredAt }));
  }

  const list = async (golfer: Golfer): Promise<Goal[]> =>
    z.array(goalSchema).parse(await (await gateway.call('/api/goals', { as: golfer })).json());
  const set = (golfer: Golfer, analysisId: string, body: object = {}) =>
    gateway.call('/api/goals', {
      as: golfer,
      json: { analysisId, measurement: 'hipRotationDeg', target: 40, dueOn: day(121), ...body },
    });
  const events = (golfer: Golfer) =>
    gateway.rows(
      "select type, payload from events.event where payload->>'userId' = $1 and type like 'goal.%' order by occurred_at",
      [golfer.id],
    );

  /** A Premium golfer whose hips read 30° in five swings, and 24° in the sixth, from which the goal is set on day 30. */
  async function golferWithGoal(body: object = {}) {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    for (const [index, deg] of [30, 31, 29, 30, 30].entries()) await swing(golfer, index, deg);
    const analysisId = await swing(golfer, 29, 24);
    setDay(30);
    const answer = await set(golfer, analysisId, body);
    expect(answer.status).toBe(201);
    return { golfer, analysisId, goal: goalSchema.parse(await answer.json()) };
  }

  return { gateway, setDay, film, analyze, swing, handleAnalyzed, list, set, events, golferWithGoal };
}
