import type { ListedSwing } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeResult, finishAnalysis, setJob, uploadSwing } from '../../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let other: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  [golfer, other] = [await gateway.register(), await gateway.register()];
});
afterAll(() => gateway.stop());

/** A swing uploaded some days ago, without the weekly limits. */
async function swing(
  facts: { daysAgo: number; status?: string; club?: string; clubSpeed?: number; ballSpeed?: number },
  by = golfer,
) {
  await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [by.id]);
  const id = await uploadSwing(gateway, by);
  if (facts.status === undefined) await finishAnalysis(gateway, id, Buffer.from('files'));
  else await setJob(gateway, id, { status: facts.status });
  await gateway.rows(
    `update gateway.swing set uploaded_at = now() - make_interval(secs => $2), club = $3, club_speed_mph = $4,
       ball_speed_mph = $5 where id = $1`,
    [id, facts.daysAgo * 86_400, facts.club ?? 'driver', facts.clubSpeed ?? null, facts.ballSpeed ?? null],
  );
  return id;
}
const read = async (path: string, as = golfer) => {
  const response = await gateway.call(path, { as });
  return { status: response.status, body: await response.json() };
};
const average = (club: string, as = golfer) => read(`/api/swing-analyses/user/me/monthly-average/${club}`, as);
const previous = (id: string, as = golfer) => read(`/api/swing-analyses/user/me/previous/${id}`, as);

const list = (as: Golfer) => read('/api/swing-analyses/user/me', as);

it('averages and previous analyses use only own complete swings with the club, of the last 30 days', async () => {
  const oldest = await swing({ daysAgo: 31, clubSpeed: 50, ballSpeed: 60 });
  const older = await swing({ daysAgo: 29.9, clubSpeed: 90, ballSpeed: 130.5 });
  await swing({ daysAgo: 5, status: 'failed', clubSpeed: 10, ballSpeed: 10 });
  const iron = await swing({ daysAgo: 4, club: '7-iron', clubSpeed: 70, ballSpeed: 90 });
  const gone = await swing({ daysAgo: 3, clubSpeed: 20, ballSpeed: 20 });
  await gateway.call(`/api/swing-analyses/${gone}`, { method: 'DELETE', as: golfer });
  const newer = await swing({ daysAgo: 2, clubSpeed: 94, ballSpeed: 141 });
  const running = await swing({ daysAgo: 1, status: 'running', clubSpeed: 1, ballSpeed: 1 });
  for (const someone of [golfer, other]) await gateway.makePremium(someone);

  expect((await average('driver')).body).toMatchObject({
    hasData: true,
    clubSpeed: 92,
    ballSpeed: 135.75,
    smashFactor: expect.closeTo(1.475, 3),
    carry: null,
    certainty: {
      clubSpeed: { n: 2, standardDeviation: expect.closeTo(2.828, 3) },
      carry: { n: 0, standardDeviation: null },
    },
  });
  expect((await average('7-iron')).body).toMatchObject({
    hasData: true,
    clubSpeed: 70,
    certainty: { clubSpeed: { n: 1 } },
  });
  expect((await average('3-wood')).body).toMatchObject({ hasData: false, clubSpeed: null });
  expect((await average('putter')).status).toBe(404);
  expect((await average('driver', other)).body).toMatchObject({ hasData: false });

  expect((await previous(running)).body).toMatchObject({ id: newer });
  expect((await previous(newer)).body).toMatchObject({ id: older });
  expect((await previous(older)).body).toMatchObject({ id: oldest });
  expect(await previous(oldest)).toEqual({ status: 200, body: null });
  expect(await previous(iron)).toEqual({ status: 200, body: null });
  expect((await previous(newer, other)).status).toBe(404);
  expect((await read(`/api/swing-analyses/user/${other.id}/previous/${newer}`)).status).toBe(404);
});

it('the average beside a swing is that of the days before it, with the swing itself', async () => {
  const reader = await gateway.register();
  const at = (daysAgo: number, clubSpeed: number) => swing({ daysAgo, clubSpeed }, reader);
  await at(71, 50);
  await at(69, 90);
  const older = await at(40, 92);
  await at(2, 99);
  const beside = (id: string, as = reader) => average(`driver?swing=${id}`, as);
  expect((await beside(older)).body).toMatchObject({ clubSpeed: 91, certainty: { clubSpeed: { n: 2 } } });
  expect((await average('driver', reader)).body).toMatchObject({ clubSpeed: 99 });
  expect((await beside(older, other)).status).toBe(404);
  expect((await beside('nothing')).status).toBe(404);
});

it('the previous analysis is the newest earlier one that can be read', async () => {
  const someone = await gateway.register();
  await gateway.makePremium(someone);
  const at = (daysAgo: number) => swing({ daysAgo }, someone);
  const [sound, first, second, last] = [await at(4), await at(3), await at(2), await at(1)];
  const spoil = (id: string) => changeResult(gateway, id, { findings: 1 });
  await spoil(first);
  await spoil(second);
  expect((await previous(last, someone)).body).toMatchObject({ id: sound });
  await spoil(sound);
  expect(await previous(last, someone)).toEqual({ status: 200, body: null });
});

it('a golfer whose Premium has lapsed compares no swings, and a list has the numbers of the newest one only', async () => {
  const someone = await gateway.register();
  const facts = { clubSpeed: 90, ballSpeed: 130 };
  const [older, newer] = [
    await swing({ ...facts, daysAgo: 3 }, someone),
    await swing({ ...facts, daysAgo: 2 }, someone),
  ];
  await swing({ ...facts, daysAgo: 1, status: 'failed' }, someone);
  const saysNumbers = {
    recommendations: 'Close the face: 5.8° open.',
    launchMonitorAssessment: 'Your attack angle of 3° down costs carry.',
    swingStrengths: ['Your shoulders turn 92°.'],
    swingWeaknesses: ['Your spine loses 12°.'],
    keyIssues: ['Loss of posture'],
  };
  for (const id of [older, newer]) await changeResult(gateway, id, saysNumbers);
  const listed = async (id: string) => ((await list(someone)).body as ListedSwing[]).find((each) => each.id === id);
  const numbersOf = async (id: string) => {
    const { clubSpeed, ballSpeed, technicalDetails } = (await listed(id)) ?? {};
    return { clubSpeed, ballSpeed, technicalDetails };
  };
  const numbers = { clubSpeed: 90, ballSpeed: 130, technicalDetails: { measurements: { tempoRatio: { value: 3 } } } };

  await gateway.makePremium(someone);
  expect((await previous(newer, someone)).body).toMatchObject({ id: older });
  expect(await numbersOf(older)).toMatchObject(numbers);
  await gateway.rows('update billing.subscription set premium_until = now() where user_id = $1', [someone.id]);
  expect(await previous(newer, someone)).toMatchObject({
    status: 403,
    body: { code: 'premium-required', requiresUpgrade: true },
  });
  expect(await numbersOf(newer)).toMatchObject(numbers);
  expect(await numbersOf(older)).toEqual({
    clubSpeed: null,
    ballSpeed: null,
    technicalDetails: {
      algorithm: 'test-1',
      measurements: {},
      faceOn: { handedness: 'right', framing: { statureShare: 0.7, feetX: 0.5, feetY: 0.85 } },
    },
  });
  expect(await listed(newer)).toMatchObject(saysNumbers);
  expect(await listed(older)).toMatchObject({
    keyIssues: saysNumbers.keyIssues,
    exerciseRecommendations: ['Open book'],
  });
  expect(JSON.stringify(await listed(older))).not.toContain('°');
  expect((await read(`/api/swing-analyses/${older}`, someone)).body).toMatchObject(numbers);
});

it('usage limits show what the plan allows, and change with it', async () => {
  const someone = await gateway.register();
  expect((await read('/api/usage-limits', someone)).body).toMatchObject({
    isPremium: false,
    videoUploads: { used: 0, limit: 1 },
    analysisViews: { limit: 999 },
    workoutViews: { used: 0, limit: 1 },
  });
  await gateway.makePremium(someone);
  expect((await read('/api/usage-limits', someone)).body).toMatchObject({
    isPremium: true,
    videoUploads: { limit: 999 },
    workoutViews: { limit: 999 },
  });
});
