import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutbox, type TestOutbox } from '../test/open-outbox.ts';
import { publishAnalyzed } from '../test/swing-events.ts';
import { pruneProcessed } from './outbox.repository.ts';

let outbox: TestOutbox;
beforeAll(async () => {
  outbox = await openOutbox();
});
afterAll(() => outbox.close());

test('only events that were processed more than 30 days ago are pruned', async () => {
  const owner = outbox.as('events');
  const event = async (age: { occurredDays: number; processedDays?: number; deadDays?: number }) => {
    const id = await publishAnalyzed(owner);
    const ago = (days: number | undefined) =>
      days === undefined ? null : sql<Date>`now() - make_interval(days => ${days})`;
    await owner
      .updateTable('events.event')
      .set({ occurred_at: ago(age.occurredDays)! })
      .where('id', '=', id)
      .execute();
    await owner
      .updateTable('events.delivery')
      .set({ processed_at: ago(age.processedDays), dead_at: ago(age.deadDays) })
      .where('event_id', '=', id)
      .execute();
    return id;
  };
  const old = await event({ occurredDays: 40, processedDays: 31 });
  const kept = [
    await event({ occurredDays: 40, processedDays: 29 }),
    await event({ occurredDays: 40 }),
    await event({ occurredDays: 40, deadDays: 35 }),
    await event({ occurredDays: 1, processedDays: 1 }),
  ];
  expect(await pruneProcessed(outbox.as('gamification'), 30, 100)).toBe(1);
  const left = (await owner.selectFrom('events.event').select('id').execute()).map((row) => row.id);
  expect(left.toSorted()).toEqual(kept.toSorted());
  expect(left).not.toContain(old);
});

test('a service may not delete events itself', async () => {
  await expect(outbox.as('gateway').deleteFrom('events.event').execute()).rejects.toThrow('permission denied');
});
