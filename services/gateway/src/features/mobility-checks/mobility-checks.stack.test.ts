import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCheck } from '../../../test/mobility-check.ts';
import { startGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const path = '/api/mobility-checks';

it('the gateway stores a check once, however often it is sent, and lists the newest first', async () => {
  const golfer = await gateway.register();
  const [first, second] = [exampleCheck(), exampleCheck()];
  gateway.setClock(new Date('2026-11-20T10:00:00Z'));
  const send = (json: object) => gateway.call(path, { as: golfer, json });
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(first)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await gateway.rows("select payload from events.event where type = 'mobility.checked'")).toEqual([
    { payload: { checkId: first.id, userId: golfer.id } },
  ]);
  gateway.setClock(new Date('2026-11-21T10:00:00Z'));
  await send(second);
  gateway.setClock(null);
  const listed = await (await gateway.call(path, { as: golfer })).json();
  expect(listed).toEqual([
    { ...second, createdAt: '2026-11-21T10:00:00.000Z' },
    { ...first, createdAt: '2026-11-20T10:00:00.000Z' },
  ]);
});

it('a check that waited on the phone has the moment at which it was measured, and stays before a newer one', async () => {
  gateway.setClock(new Date('2026-11-17T10:00:00Z'));
  const golfer = await gateway.register();
  const [waited, newer, clockWrong] = [exampleCheck(), exampleCheck(), exampleCheck()];
  const send = async (json: object) => (await gateway.call(path, { as: golfer, json })).json();
  gateway.setClock(new Date('2026-11-20T10:00:00Z'));
  await send(newer);
  gateway.setClock(new Date('2026-11-21T10:00:00Z'));
  const dayMs = 86_400_000;
  const stored = { ...waited, createdAt: '2026-11-18T10:00:00.000Z' };
  expect(await send({ ...waited, waitedMs: 3 * dayMs })).toEqual(stored);
  gateway.setClock(new Date('2026-11-22T10:00:00Z'));
  expect(await send({ ...waited, waitedMs: 4 * dayMs + 500 })).toEqual(stored);
  // Not before the golfer registered.
  await send({ ...clockWrong, waitedMs: 20_000 * dayMs });
  gateway.setClock(null);
  const listed = await (await gateway.call(path, { as: golfer })).json();
  expect(listed).toMatchObject([newer, stored, { ...clockWrong, createdAt: '2026-11-17T10:00:00.000Z' }]);
});

it('a check with an id in upper case is stored once too', async () => {
  const golfer = await gateway.register();
  const check = exampleCheck();
  const send = () => gateway.call(path, { as: golfer, json: { ...check, id: check.id.toUpperCase() } });
  const answers = [await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await (await gateway.call(path, { as: golfer })).json()).toMatchObject([check]);
});

it('the gateway rejects another check with an id that was used', async () => {
  const golfer = await gateway.register();
  const check = exampleCheck();
  const first = await (await gateway.call(path, { as: golfer, json: check })).json();
  const other = { ...check, parts: { ...check.parts, hips: null } };
  const answer = await gateway.call(path, { as: golfer, json: other });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'idempotency-key-reused' }]);
  expect(await (await gateway.call(path, { as: golfer })).json()).toEqual([first]);
});

it('belongs to its golfer alone', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  const check = exampleCheck();
  await gateway.call(path, { as: golfer, json: check });
  expect((await gateway.call(path, { as: other, json: check })).status).toBe(404);
  expect((await gateway.call(`${path}/${check.id}`, { method: 'DELETE', as: other })).status).toBe(404);
  expect(await (await gateway.call(path, { as: other })).json()).toEqual([]);
  expect((await gateway.call(`${path}/${check.id}`, { method: 'DELETE', as: golfer })).status).toBe(204);
  expect((await gateway.call(`${path}/nothing`, { method: 'DELETE', as: golfer })).status).toBe(404);
  expect(await (await gateway.call(path, { as: golfer })).json()).toEqual([]);
});

it('the gateway rejects a check in which no turn counts, or no body turns so far', async () => {
  const golfer = await gateway.register();
  const check = exampleCheck();
  const turn = { turnDeg: 200, plusMinusDeg: 3, repetitions: 2 };
  for (const parts of [
    { chest: null, hips: null, separation: null },
    { chest: { right: null, left: null, asymmetryDeg: null }, hips: null, separation: null },
    { chest: { right: turn, left: null, asymmetryDeg: null }, hips: null, separation: null },
  ]) {
    expect((await gateway.call(path, { as: golfer, json: { ...check, parts } })).status).toBe(400);
  }
});

it('the gateway rejects a check of a device that says it was filmed', async () => {
  const golfer = await gateway.register();
  expect((await gateway.call(path, { as: golfer, json: { ...exampleCheck(), method: 'film' } })).status).toBe(400);
});

it('the gateway keeps the 400 newest checks of a golfer', async () => {
  const golfer = await gateway.register();
  await gateway.rows(
    `insert into gateway.mobility_check
     select gen_random_uuid(), $1, 'phone', 1, '{}', now() - n * interval '1 day' from generate_series(1, 400) n`,
    [golfer.id],
  );
  await gateway.call(path, { as: golfer, json: exampleCheck() });
  const kept = "select count(*)::int as checks, min(created_at) > now() - interval '399.5 days' as newest";
  expect(await gateway.rows(`${kept} from gateway.mobility_check where user_id = $1`, [golfer.id])).toEqual([
    { checks: 400, newest: true },
  ]);
});

it('a check that waited longer than all 400 of a golfer is stored, and the oldest of the others leaves', async () => {
  const golfer = await gateway.register();
  await gateway.rows("update gateway.account set created_at = now() - interval '2 years' where id = $1", [golfer.id]);
  await gateway.rows(
    `insert into gateway.mobility_check
     select gen_random_uuid(), $1, 'phone', 1, '{}', now() - n * interval '1 hour' from generate_series(1, 400) n`,
    [golfer.id],
  );
  const check = exampleCheck();
  const answer = await gateway.call(path, { as: golfer, json: { ...check, waitedMs: 30 * 86_400_000 } });
  expect(answer.status).toBe(201);
  const stored = 'select count(*)::int as checks, count(*) filter (where id = $2)::int as own';
  expect(await gateway.rows(`${stored} from gateway.mobility_check where user_id = $1`, [golfer.id, check.id])).toEqual(
    [{ checks: 400, own: 1 }],
  );
});
