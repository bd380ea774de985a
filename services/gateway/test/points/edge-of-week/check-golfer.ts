import type { MonthlyPosition, Streak } from '@trueswing/contracts';
import { addDays, centralDayKey, centralMonthKey, centralWeekKey } from '@trueswing/domain';
import { expect } from 'vitest';
import type { Golfer, TestGateway } from '../../test-gateway.ts';
import type { Done } from './device-acts.ts';

interface Completion {
  id: string;
  day: string;
  name: string;
  points: number;
  streak_weeks: number;
  at: Date;
}

/** Weeks before the one that ends in which each golfer has trained. */
export const weeksBefore = 2;

/** Checks the answers that a golfer's devices had against the rows of gateway and gamification, once all events are processed. */
export async function checkGolfer(
  gateway: TestGateway,
  { golfer, done, edge }: { golfer: Golfer; done: readonly Done[]; edge: Date },
): Promise<Completion[]> {
  const sunday = centralDayKey(edge);
  const saturday = addDays(sunday, -1);
  const rows = (columns: string, table: string) =>
    gateway.rows(`select ${columns} from ${table} where user_id = $1`, [golfer.id]);
  const all: Completion[] = await rows(
    'id, day::text, name, points, streak_weeks, completed_at as at',
    'gateway.exercise_completion',
  );
  const completions = all.filter(({ day }) => day >= saturday);

  checkCompletions(completions, { done, edge, sunday, saturday });
  checkUploads(
    await rows(
      'club, week_start::text as week, taken_at as at',
      "(select * from gateway.upload_credit where plan = 'premium') credit",
    ),
    done,
  );
  const pauses: { week: string; at: Date }[] = await rows('week::text, declared_at as at', 'gateway.streak_pause');
  const oldWeek = addDays(sunday, -7);
  expect(pauses.filter(({ week, at }) => week === oldWeek && at >= edge)).toEqual([]);

  const trainedIn = (week: string) =>
    completions.some(({ day }) => (week === sunday ? day === sunday : day === saturday));
  for (const { about } of done.filter(({ code }) => code === 'week-trained')) expect(trainedIn(about)).toBe(true);
  const isKept = trainedIn(oldWeek) || pauses.some(({ week }) => week === oldWeek);
  const read = async <T>(path: string) => (await (await gateway.call(path, { as: golfer })).json()) as T;
  const expected = (isKept ? weeksBefore + Number(trainedIn(oldWeek)) : 0) + Number(trainedIn(sunday));
  expect((await read<Streak>('/api/streak')).weeks).toBe(expected);

  const entries = await rows('rule, source_id as id, points, earned_at as at', 'gamification.point_entry');
  const ofExercises = entries
    .filter(({ rule }) => rule === 'exercise')
    .map(({ id, points, at }) => ({ id, points, at }));
  const earning = completions.filter(({ points }) => points > 0).map(({ id, points, at }) => ({ id, points, at }));
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(ofExercises.toSorted(byId)).toEqual(earning.toSorted(byId));
  const months = await rows('month::text, points', 'gamification.month_points');
  const sumOf = (month: string) =>
    entries.filter(({ at }) => centralMonthKey(at) === month).reduce((sum, { points }) => sum + points, 0);
  for (const { month, points } of months) expect([month, points]).toEqual([month, sumOf(month)]);
  const { monthlyPoints } = await read<MonthlyPosition>('/api/users/me/monthly-position');
  expect(monthlyPoints).toBe(sumOf(centralMonthKey(edge)));
  return completions;
}

/** Both devices had one answer for an exercise, no workout of Sunday was done before it, and one streak counts for a day. */
function checkCompletions(
  completions: readonly Completion[],
  { done, edge, sunday, saturday }: { done: readonly Done[]; edge: Date; sunday: string; saturday: string },
): void {
  const stored = completions.map(({ day, name, points }) => [`${day} ${name}`, points] as const);
  const answered = done.filter(({ kind, status }) => kind === 'complete' && status === 200);
  expect(new Map(answered.map(({ about, points }) => [about, points]))).toEqual(new Map(stored));
  expect(stored).toHaveLength(new Set(answered.map(({ about, points }) => `${about} ${points}`)).size);
  for (const { day, at } of completions) expect(at < edge ? [saturday] : [saturday, sunday]).toContain(day);
  const streaks = new Set(completions.map(({ day, streak_weeks }) => `${day}: ${streak_weeks}`));
  expect(streaks.size).toBe(new Set(completions.map(({ day }) => day)).size);
}

/** One upload with each club in each week, and one credit for each upload that was answered. */
function checkUploads(credits: readonly { club: string; week: string; at: Date }[], done: readonly Done[]): void {
  const uploads = done.filter(({ kind, status }) => kind === 'upload' && status === 200);
  expect(credits.map(({ club }) => club).toSorted()).toEqual(uploads.map(({ about }) => about).toSorted());
  expect(new Set(credits.map(({ club, week }) => `${club} ${week}`)).size).toBe(credits.length);
  for (const { week, at } of credits) expect(centralWeekKey(at)).toBe(week);
  const refused = done.filter(({ code }) => code === 'weekly-upload-limit-reached');
  for (const { about } of refused) expect(credits.map(({ club }) => club)).toContain(about);
}
