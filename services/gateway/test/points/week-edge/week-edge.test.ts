import type { ExerciseCompleted, MonthlyPosition, Streak } from '@trueswing/contracts';
import { isLongProof, proofSeed, recordProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGamification, type TestGamification } from '../../test-gamification.ts';
import { startGateway, type TestGateway } from '../../test-gateway.ts';
import { exampleVideo } from '../../test-videos.ts';
import { type Race, races, type WeekEdge } from './draw-race.ts';
import { type Outcome, prepareGolfer, type RacingGolfer, runRace } from './racing-golfer.ts';
import { type Decision, listDecisions, replayDecisions } from './replay-decisions.ts';

const runs = isLongProof() ? 80 : 3;

let gateway: TestGateway;
let gamification: TestGamification;
let second: Awaited<ReturnType<TestGateway['startSecond']>>;
beforeAll(async () => {
  gateway = await startGateway();
  gamification = await startTestGamification(gateway);
  second = await gateway.startSecond();
});
afterAll(async () => {
  await second.stop();
  await gamification.stop();
  await gateway.stop();
});

const figures = {
  races: 0,
  calls: 0,
  'decided before the edge': 0,
  'sent before and decided after it': 0,
  refused: 0,
  'tiers reached': 0,
};

it('two golfers who train, pause and upload on two devices while a week ends get what some order of their calls gives', async () => {
  const video = await exampleVideo();
  const race = async (drawn: Race) => {
    const [first, other] = drawn.histories;
    const golfers = [
      await prepareGolfer(gateway, drawn.edge, first),
      await prepareGolfer(gateway, drawn.edge, other),
    ] as const;
    const all = await runRace({ gateway, origins: [gateway.origin, second.origin], video }, drawn, golfers);
    const positions: MonthlyPosition[] = [];
    for (const [nth, golfer] of golfers.entries()) {
      const outcomes = all.filter(({ call }) => call.golfer === nth);
      const decisions = await checkTraining(drawn.edge, golfer, outcomes);
      await checkUploads(drawn.edge, golfer, outcomes);
      positions.push(await checkPoints(drawn.edge, golfer, decisions));
    }
    const [one, two] = positions;
    if (one?.position && two?.position) {
      expect(Math.sign(one.position - two.position)).toBe(Math.sign(two.monthlyPoints - one.monthlyPoints));
    }
    figures.races += 1;
    figures.calls += all.length;
  };
  await fc.assert(fc.asyncProperty(races, race), { seed: proofSeed(), numRuns: runs, endOnFailure: true });
  for (const count of Object.values(figures)) expect(count).toBeGreaterThan(0);
  recordProof('time', figures);
}, 600_000);

const read = async <T>({ golfer }: RacingGolfer, path: string): Promise<T> =>
  (await (await gateway.call(path, { as: golfer })).json()) as T;

async function checkTraining(edge: WeekEdge, golfer: RacingGolfer, outcomes: readonly Outcome[]): Promise<Decision[]> {
  const since = new Date(edge.at.getTime() - 60_000);
  const decisions = await listDecisions(gateway, golfer.golfer.id, since);
  const { model, refusals, tiers } = replayDecisions(edge, golfer, decisions);
  const streak = await read<Streak>(golfer, '/api/streak');
  expect([streak.weeks, streak.pausesLeft]).toEqual([model.streakWeeks(), model.pausesLeft()]);

  const workouts = new Map([[golfer.saturdayWorkout.day, golfer.saturdayWorkout]]);
  const answered = new Map<string, ExerciseCompleted[]>();
  for (const { call, status, body, exercise, served, sentAt, answeredAt } of outcomes) {
    if (served) {
      const names = ({ exercises }: typeof served) => exercises.map(({ name }) => name);
      expect(names(served)).toEqual(names(workouts.get(served.day) ?? served));
      workouts.set(served.day, served);
    }
    if (call.act.kind === 'pause' && status !== 200) {
      expect([...refusals]).toContain(`${edge[call.act.week]} ${body.code}`);
      figures.refused += 1;
    }
    if (!exercise) continue;
    // No exercise of an open workout is refused, on either side of the edge.
    expect([status, body]).toEqual([200, expect.objectContaining({ pointsAwarded: expect.any(Number) })]);
    const key = `${exercise.day} ${exercise.name}`;
    answered.set(key, [...(answered.get(key) ?? []), body as ExerciseCompleted]);
    if (sentAt < edge.at && answeredAt >= edge.at) figures['sent before and decided after it'] += 1;
  }
  const completions = decisions.filter(({ kind }) => kind === 'completion');
  expect(new Set(completions.map(({ day, name }) => `${day} ${name}`))).toEqual(new Set(answered.keys()));
  for (const { day, name, points, at } of completions) {
    if (at < edge.at) figures['decided before the edge'] += 1;
    const answers = answered.get(`${day} ${name}`) ?? [];
    const again = await gateway.call('/api/daily-workout/complete', {
      as: golfer.golfer,
      json: { exerciseName: name, day },
    });
    const repeated = (await again.json()) as ExerciseCompleted;
    const tier = tiers.get(`${day} ${name}`);
    if (tier !== undefined) figures['tiers reached'] += 1;
    expect([...answers, repeated].map(({ pointsAwarded, milestone }) => [pointsAwarded, milestone?.weeks])).toEqual(
      [...answers, repeated].map(() => [points, tier]),
    );
  }
  expect(await listDecisions(gateway, golfer.golfer.id, since)).toEqual(decisions);
  return decisions;
}

async function checkUploads(edge: WeekEdge, { golfer }: RacingGolfer, outcomes: readonly Outcome[]): Promise<void> {
  const uploads = outcomes.flatMap(({ call, ...outcome }) =>
    call.act.kind === 'upload' ? [{ club: call.act.club, ...outcome }] : [],
  );
  const credits: { club: string; week: string; at: Date }[] = await gateway.rows(
    `select club, week_start::text as week, taken_at as at from gateway.upload_credit
     where user_id = $1 and plan = 'premium'`,
    [golfer.id],
  );
  const weekAt = (moment: Date) => (moment < edge.at ? edge.lastWeek : edge.sunday);
  expect(credits).toEqual(credits.map((credit) => ({ ...credit, week: weekAt(credit.at) })));
  const taken = credits.map(({ club, week }) => `${club} ${week}`);
  expect(new Set(taken).size).toBe(taken.length);
  expect(uploads.filter(({ status }) => status === 200)).toHaveLength(credits.length);
  for (const { club, status, body, sentAt, answeredAt } of uploads) {
    if (status === 200) continue;
    expect([status, body.code]).toEqual([403, 'weekly-upload-limit-reached']);
    const weeks = new Set([weekAt(sentAt), weekAt(answeredAt)]);
    expect([...weeks].some((week) => taken.includes(`${club} ${week}`))).toBe(true);
    figures.refused += 1;
  }
}

async function checkPoints(
  edge: WeekEdge,
  golfer: RacingGolfer,
  decisions: readonly Decision[],
): Promise<MonthlyPosition> {
  const due = `select 1 from events.delivery where consumer = 'gamification' and processed_at is null`;
  await expect.poll(() => gateway.rows(due), { timeout: 15_000 }).toEqual([]);
  const [ledger] = await gateway.rows(
    "select coalesce(sum(points), 0)::int as points from gamification.point_entry where user_id = $1 and rule = 'exercise'",
    [golfer.golfer.id],
  );
  const sumOf = (counted: readonly Decision[]) => counted.reduce((sum, { points }) => sum + points, 0);
  expect(ledger).toEqual({ points: sumOf(decisions) });
  const ofMonth = edge.beginsMonth ? decisions.filter(({ at }) => at >= edge.at) : decisions;
  const position = await read<MonthlyPosition>(golfer, '/api/users/me/monthly-position');
  expect(position.monthlyPoints).toBe(sumOf(ofMonth));
  return position;
}
