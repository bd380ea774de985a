import { addEvent, createTestDatabase, queryDatabase, type TestDatabase } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DemoDatabase, openDatabase } from '../database.repository.ts';
import { untilDelivered } from './until-delivered.ts';

let stored: TestDatabase;
let database: DemoDatabase;
beforeEach(async () => {
  stored = await createTestDatabase();
  database = openDatabase(stored.adminUrl);
});
afterEach(async () => {
  await database.close();
  await stored.drop();
});

const publish = (...consumers: string[]) =>
  addEvent(stored.adminUrl, { type: 'exercise.completed', payload: {}, consumers });
const mark = (column: 'processed_at' | 'dead_at') =>
  queryDatabase(stored.adminUrl, `update events.delivery set ${column} = now() where consumer = 'gamification'`);

it('waits until gamification has processed its deliveries, and for no other consumer', async () => {
  await publish('gamification', 'gateway');
  let isOver = false;
  const waiting = untilDelivered(database, { except: [] }).then(() => {
    isOver = true;
  });
  await expect.poll(() => database.countDeliveries({ except: [] })).toEqual({ pending: 1, dead: 0 });
  expect(isOver).toBe(false);
  await mark('processed_at');
  await waiting;
  expect(isOver).toBe(true);
});

it('a delivery that was given up is an error: its points are missing', async () => {
  await publish('gamification');
  await mark('dead_at');
  const delivering = untilDelivered(database, { except: [] });
  await expect(delivering).rejects.toThrow('events of the season that could not be processed: 1');
});

it('what an earlier season left is no error', async () => {
  await publish('gamification');
  await mark('dead_at');
  await publish('gamification');
  const except = await database.listUnprocessed();
  expect(except).toHaveLength(2);
  await untilDelivered(database, { except });
  await publish('gamification');
  expect(await database.countDeliveries({ except })).toEqual({ pending: 1, dead: 0 });
});
