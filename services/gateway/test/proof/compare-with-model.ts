import type { MonthlyPosition, Streak, UploadStatus } from '@trueswing/contracts';
import { expect } from 'vitest';
import type { Golfer, TestGateway } from '../test-gateway.ts';
import type { ModelGolfer } from './model-golfer.ts';

/** Compares what the golfer sees with the model: streak, limits of uploads, analyses, links, and the month's points once all are booked. */
export async function compareWithModel(
  model: ModelGolfer,
  { gateway, golfer }: { gateway: TestGateway; golfer: Golfer },
): Promise<void> {
  const read = async <T>(path: string) => (await (await gateway.call(path, { as: golfer })).json()) as T;
  const { weeks, pausesLeft } = await read<Streak>('/api/streak');
  expect({ weeks, pausesLeft }).toEqual({ weeks: model.streakWeeks(), pausesLeft: model.pausesLeft() });
  const status = await read<UploadStatus>('/api/upload-status/me');
  expect({ driver: status.canUploadDriver, sevenIron: status.canUploadSevenIron, isPremium: status.isPremium }).toEqual(
    {
      driver: model.refuseUpload('driver') === null,
      sevenIron: model.refuseUpload('7-iron') === null,
      isPremium: model.isPremium,
    },
  );
  const swings = await read<{ id: string }[]>('/api/swing-analyses/user/me');
  expect(new Set(swings.map(({ id }) => id))).toEqual(new Set(model.swings.keys()));
  for (const { links } of model.swings.values()) {
    for (const { token, expiresAt } of links) {
      const { status: found } = await gateway.call(`/api/shared/${token}`);
      expect(found).toBe(expiresAt > model.now ? 200 : 404);
    }
  }
  const isBooked = async () => {
    const due = `select 1 from events.delivery where consumer = 'gamification' and processed_at is null`;
    return (await gateway.rows(due)).length === 0;
  };
  await expect.poll(isBooked, { timeout: 15_000 }).toBe(true);
  const { monthlyPoints } = await read<MonthlyPosition>('/api/users/me/monthly-position');
  expect(monthlyPoints).toBe(model.monthlyPoints());
}
