import { analysisIdSchema, listedSwingSchema, swingAnalysisSchema, userIdSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countQueries } from '../../../../test/count-queries.ts';
import { changeResult, finishSwing, setJob, uploadSwing } from '../../../../test/finished-analysis.ts';
import { inList } from '../../../../test/listed-swing.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { readUser } from '../../accounts/read-user.ts';
import { readStatus, readSwing, readSwings } from './read-swings.ts';

let gateway: TestGateway;
let golfer: Golfer;
let id: string;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  golfer = await gateway.register();
  id = await finishSwing(gateway, golfer, 'a file');
});

const one = () => `/api/swing-analyses/${id}`;
const all = '/api/swing-analyses/user/me';
const get = async (path: string) => {
  const response = await gateway.call(path, { as: golfer });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  return await response.json();
};
const read = async () => swingAnalysisSchema.parse(await get(one()));
const list = async () => z.array(listedSwingSchema).parse(await get(all));

/** Replaces the recommendations in what is stored of the shown result, but not in the result itself. */
const markStored = () =>
  gateway.rows(
    `update analysis.output set shown = replace(shown, 'Go on.', 'Stored.'), listed = replace(listed, 'Go on.', 'Stored.')
     where analysis_id = $1`,
    [id],
  );

describe('what an analysis shows', () => {
  it('is sent as it was stored, by itself and in the list, and is what its result says', async () => {
    const [fromStored, listed] = [await read(), await list()];
    await changeResult(gateway, id, {});
    expect([await read(), await list()]).toEqual([fromStored, listed]);
    expect(listed).toEqual([inList(fromStored)]);
    expect(fromStored.recommendations).toBe('Go on.');
  });

  it('does not come from the result while it is stored', async () => {
    await markStored();
    expect((await read()).recommendations).toBe('Stored.');
    expect((await list())[0]?.recommendations).toBe('Stored.');
  });

  it('comes from the result if it was stored in another form than that of today', async () => {
    await markStored();
    await gateway.rows("update analysis.output set shown_form = 'older' where analysis_id = $1", [id]);
    expect((await read()).recommendations).toBe('Go on.');
    expect((await list())[0]?.recommendations).toBe('Go on.');
  });

  it('is not sent before the analysis has succeeded', async () => {
    await setJob(gateway, id, { status: 'running' });
    expect(await read()).toMatchObject({ technicalDetails: null, recommendations: null, faceOnVideoUrl: null });
    await setJob(gateway, id, { status: 'failed', errorCode: 'no-golfer' });
    expect(await read()).toMatchObject({ technicalDetails: { error: 'no-golfer' }, recommendations: null });
  });

  it('has no form without a text, and no text without its form', async () => {
    const set = (change: string) =>
      gateway.rows(`update analysis.output set ${change} where analysis_id = $1`, [id]).catch(({ code }) => code);
    const checkViolation = '23514';
    expect([await set('shown = null'), await set('shown_form = null')]).toEqual([checkViolation, checkViolation]);
  });
});

describe('an analysis that the browser has', () => {
  const ask = (path: string, headers: Record<string, string> = {}, as = golfer) => gateway.call(path, { as, headers });

  it.each([
    ['by itself', one],
    ['in the list', () => all],
  ])('is sent again only if it has changed: %s', async (_, path) => {
    const first = await ask(path());
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await ask(path(), { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    await markStored();
    const changed = await ask(path(), { 'if-none-match': etag });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
  });

  it('is not for another golfer, nor for a visitor', async () => {
    const etag = (await ask(all)).headers.get('etag') ?? '';
    const other = await ask(all, { 'if-none-match': etag }, await gateway.register());
    expect([other.status, await other.json()]).toEqual([200, []]);
    const visitor = await gateway.call(all, { headers: { 'if-none-match': etag } });
    expect([visitor.status, visitor.headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  it('is not kept while only its progress is asked for', async () => {
    const response = await ask(`${one()}?status_only=true`);
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
  });
});

it('reads make one query each; the first reading of an analysis also records that it was opened', async () => {
  await gateway.makePremium(golfer);
  await uploadSwing(gateway, golfer, { club: '7-iron' });
  const own = { userId: userIdSchema.parse(golfer.id), analysisId: analysisIdSchema.parse(id) };
  const queriesOf = async (run: (deps: TestGateway['deps']) => Promise<unknown>) => {
    const { db, queries } = countQueries(gateway);
    await run({ ...gateway.deps, db });
    return queries();
  };
  expect(await queriesOf((deps) => readSwing(deps, own))).toBe(2);
  expect(await queriesOf((deps) => readSwing(deps, own))).toBe(1);
  expect(await queriesOf((deps) => readSwings(deps, own.userId))).toBe(1);
  expect(await queriesOf((deps) => readStatus(deps, own))).toBe(1);
  expect(await queriesOf((deps) => readUser(deps, own.userId))).toBe(1);
});
