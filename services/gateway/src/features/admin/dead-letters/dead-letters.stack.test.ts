import { randomUUID } from 'node:crypto';
import type { DeadLetter } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let cookie: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  cookie = await gateway.signInAdmin();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.rows('delete from events.event'));

const list = async () =>
  (await (await gateway.call('/api/admin/dead-letters', { headers: { cookie } })).json()) as DeadLetter[];
const redrive = async (json: object) => {
  const answer = await gateway.call('/api/admin/dead-letters/redrive', { method: 'POST', headers: { cookie }, json });
  return [answer.status, await answer.json()];
};

/** An event that a service gave up. */
async function bury(consumer: string): Promise<string> {
  const id = randomUUID();
  const payload = { userId: golfer.id, analysisIds: [] };
  await gateway.rows(`insert into events.event (id, type, payload) values ($1, 'user.deleted', $2)`, [id, payload]);
  await gateway.rows(
    `insert into events.delivery (event_id, consumer, attempts, dead_at, last_error)
     values ($1, $2, 12, now(), 'no such table')`,
    [id, consumer],
  );
  return id;
}

it('lists what a service gave up, with the reason and the golfer', async () => {
  expect(await list()).toEqual([]);
  const eventId = await bury('billing');
  expect(await list()).toEqual([
    {
      eventId,
      type: 'user.deleted',
      consumer: 'billing',
      userId: golfer.id,
      attempts: 12,
      lastError: 'no such table',
      occurredAt: expect.any(String),
      deadAt: expect.any(String),
    },
  ]);
});

it('redrives one event, one service, or all, and records it', async () => {
  const [first] = [await bury('billing'), await bury('billing'), await bury('analysis')];
  expect(await redrive({ eventId: first, consumer: 'billing' })).toEqual([200, { redriven: 1 }]);
  expect((await list()).map(({ eventId }) => eventId)).not.toContain(first);
  const [due] = await gateway.rows('select * from events.delivery where event_id = $1', [first]);
  expect(due).toMatchObject({ attempts: 0, dead_at: null, processed_at: null });
  expect(await redrive({ consumer: 'billing' })).toEqual([200, { redriven: 1 }]);
  expect((await list()).map(({ consumer }) => consumer)).toEqual(['analysis']);
  expect(await redrive({})).toEqual([200, { redriven: 1 }]);
  expect(await redrive({})).toEqual([200, { redriven: 0 }]);
  const rows = await gateway.rows(`select details from gateway.admin_audit where action = 'redrive-dead-letters'`);
  expect(rows.map(({ details }) => details.redriven)).toEqual([1, 1, 1, 0]);
});

it('pages through letters of the same moment, also after the last one of a page is redriven or dies again', async () => {
  for (let n = 0; n < 3; n++) await bury('billing');
  for (let n = 0; n < 3; n++) await bury('analysis');
  await gateway.rows(`update events.delivery set dead_at = '2026-01-01 00:00:00.000123Z' where consumer = 'billing'`);
  const follow = async (whenPaged: (last: DeadLetter) => Promise<unknown>) => {
    const listed: string[] = [];
    for (let path: string | undefined = '/api/admin/dead-letters?limit=2'; path; ) {
      const response = await gateway.call(path, { headers: { cookie } });
      const page = (await response.json()) as DeadLetter[];
      listed.push(...page.map(({ eventId }) => eventId));
      const [last] = page.slice(-1);
      if (last) await whenPaged(last);
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    return listed;
  };
  const all = (await list()).map(({ eventId }) => eventId);
  expect(all).toHaveLength(6);
  expect(await follow(async () => undefined)).toEqual(all);
  const diedAgain = await follow(({ eventId, consumer }) =>
    gateway.rows('update events.delivery set dead_at = now() where event_id = $1 and consumer = $2', [
      eventId,
      consumer,
    ]),
  );
  expect(new Set(diedAgain)).toEqual(new Set(all));
  const paged = await follow(({ eventId, consumer }) => redrive({ eventId, consumer }));
  expect(new Set(paged)).toEqual(new Set(all));
  const oneOfThree = `before=${new Date().toISOString()}`;
  for (const query of [oneOfThree, 'before=1', 'beforeEvent=1', 'beforeConsumer=scheduling', 'limit=0', 'limit=201']) {
    const { status } = await gateway.call(`/api/admin/dead-letters?${query}`, { headers: { cookie } });
    expect([query, status]).toEqual([query, 400]);
  }
});

it('does not redrive for an unknown service or a malformed id', async () => {
  await bury('billing');
  expect((await redrive({ consumer: 'scheduling' }))[0]).toBe(400);
  expect((await redrive({ eventId: '1' }))[0]).toBe(400);
  expect(await list()).toHaveLength(1);
});
