import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishSwing } from '../../../../test/finished-analysis.ts';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it('a swing that is deleted by an id in upper case is announced by its own id, under which its files lie', async () => {
  const golfer = await gateway.register();
  const id = await finishSwing(gateway, golfer, 'video');
  const answer = await gateway.call(`/api/swing-analyses/${id.toUpperCase()}`, { method: 'DELETE', as: golfer });
  expect(answer.status).toBe(204);
  expect(await gateway.rows("select payload from events.event where type = 'swing.deleted'")).toEqual([
    { payload: { analysisId: id, userId: golfer.id } },
  ]);
});
