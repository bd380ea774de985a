import { progressSwingSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  analysisResult,
  changeResult,
  finishAnalysis,
  finishSwing,
  setJob,
  uploadSwing,
} from '../../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { insertVersion } from '../corrections/corrections.repository.ts';
import { listProgressRows } from './history.repository.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
});
afterAll(() => gateway.stop());

async function swing(daysAgo: number, status?: string): Promise<string> {
  await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
  const id = await uploadSwing(gateway, golfer);
  if (status) await setJob(gateway, id, { status });
  else await finishAnalysis(gateway, id, Buffer.from('files'));
  await gateway.rows('update gateway.swing set uploaded_at = now() - make_interval(secs => $2) where id = $1', [
    id,
    daysAgo * 86_400,
  ]);
  return id;
}
const list = (as: Golfer, of = 'me') => gateway.call(`/api/swing-analyses/user/${of}/progress`, { as });

it('lists the own finished swings of half a year, newest first, and only what a change is judged by', async () => {
  await swing(183);
  const [older, newer] = [await swing(60), await swing(2)];
  await swing(1, 'failed');
  await changeResult(gateway, await swing(3), { faceOn: 1 });
  const noObject = "update analysis.output set result = '[]' where analysis_id = $1";
  await gateway.rows(noObject, [await swing(5)]);
  const deleted = await swing(4);
  await gateway.call(`/api/swing-analyses/${deleted}`, { method: 'DELETE', as: golfer });
  const other = await gateway.register();
  for (const someone of [golfer, other]) await gateway.makePremium(someone);

  const answer = await (await list(golfer)).json();
  expect(
    z
      .array(progressSwingSchema)
      .parse(answer)
      .map(({ id }) => id),
  ).toEqual([newer, older]);
  expect(answer).toMatchObject([
    {
      algorithm: 'test-1',
      clubSelection: 'driver',
      faceOn: { view: 'face-on', timeBase: { fps: 60, slowMotionFactor: 1 } },
      downTheLine: null,
      measurements: { tempoRatio: { value: 3 } },
    },
    {},
  ]);
  expect(await (await list(other)).json()).toEqual([]);
  expect((await list(other, golfer.id)).status).toBe(404);
});

it('a swing whose key frames were moved has the numbers of its newest version', async () => {
  const corrected = await gateway.register();
  await gateway.makePremium(corrected);
  const analysisId = await finishSwing(gateway, corrected, 'files');
  for (const [version, value] of [2.5, 2.2].entries()) {
    const tempoRatio = { value, plusMinus: 0.4, at: 'swing', confidence: 0.9 } as const;
    const result = { ...analysisResult, measurements: { tempoRatio } };
    const moves = { faceOn: { top: 50 - version }, downTheLine: {} };
    await gateway.deps.db
      .transaction()
      .execute((tx) => insertVersion(tx, { analysisId, version: version + 1, moves, result, now: new Date() }));
  }
  expect(await (await list(corrected)).json()).toMatchObject([{ measurements: { tempoRatio: { value: 2.2 } } }]);
});

it('the database leaves out of a view what no change is judged by', async () => {
  const owner = await gateway.register();
  await finishSwing(gateway, owner, 'files');
  const [row] = await listProgressRows(gateway.deps.db, owner.id, { since: new Date(0), limit: 1 });
  expect(Object.keys(row?.faceOn ?? {}).toSorted()).toEqual(['framing', 'handedness', 'timeBase', 'view']);
});

it('is for golfers with Premium', async () => {
  const answer = await list(await gateway.register());
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'premium-required' }]);
});
