import { publish } from '@trueswing/events';
import { expect } from 'vitest';
import type { TestGateway } from './test-gateway.ts';

/** Publishes an event as another service would, and waits until the gateway has processed it. */
export async function publishEvent(gateway: TestGateway, event: Parameters<typeof publish>[1]): Promise<void> {
  const id = await gateway.deps.db.transaction().execute((tx) => publish(tx, event));
  const isProcessed = async () =>
    (
      await gateway.rows(
        `select 1 from events.delivery where event_id = $1 and consumer = 'gateway' and processed_at is not null`,
        [id],
      )
    ).length;
  await expect.poll(isProcessed, { timeout: 15_000 }).toBe(1);
}
