import { expect } from 'vitest';
import { ModelGolfer } from '../../proof/model-golfer.ts';
import type { TestGateway } from '../../test-gateway.ts';
import type { WeekEdge } from './draw-race.ts';
import type { RacingGolfer } from './racing-golfer.ts';

export interface Decision {
  readonly kind: 'completion' | 'pause';
  /** The day that was trained, or the Sunday of the week that was paused. */
  readonly day: string;
  readonly name: string;
  readonly points: number;
  readonly at: Date;
}

/** Weeks of the streak with which the tiers begin (section 9 of the specification). */
const tierWeeks = [3, 5, 7, 10, 15];
const tierAt = (weeks: number) => tierWeeks.filter((from) => weeks >= from).length;

/**
 * Lists the decisions of the race, in the order of the transactions: each locks the golfer before it gets its number from PostgreSQL.
 */
export const listDecisions = (gateway: TestGateway, userId: string, since: Date): Promise<Decision[]> =>
  gateway.rows(
    `select kind, day::text, name, points, at from (
       select 'completion' as kind, day, name, points, completed_at as at, xmin::text::bigint as transaction
       from gateway.exercise_completion where user_id = $1
       union all
       select 'pause', week, '', 0, declared_at, xmin::text::bigint from gateway.streak_pause where user_id = $1) decision
     where at > $2 order by transaction`,
    [userId, since],
  );

/**
 * Repeats the decisions with the model, which shares no code with the product: each must be what the model says after those before it.
 * Returns the model, on the Sunday, the refusals of pauses that one of the moments explains, and the weeks of each tier that was reached,
 * by the exercise that reached it.
 */
export function replayDecisions(
  { lastWeek, saturday, sunday, at }: WeekEdge,
  { history }: Pick<RacingGolfer, 'history'>,
  decisions: readonly Decision[],
): { model: ModelGolfer; refusals: ReadonlySet<string>; tiers: ReadonlyMap<string, number> } {
  const model = new ModelGolfer(dayNumber(saturday));
  model.isPremium = true;
  for (let week = 1; week <= history.weeks; week++) model.trained.set(dayNumber(lastWeek) - 7 * week, new Map());
  for (let week = 0; week < history.pauses; week++) model.paused.add(model.week - 7 - week);

  /** The longer of the streaks as of both days: yesterday's workout may come after one of today. */
  const longest = () =>
    Math.max(
      ...[saturday, sunday].map((on) => {
        model.day = dayNumber(on);
        return model.streakWeeks();
      }),
    );
  const tiers = new Map<string, number>();
  const refusals = new Set([`${lastWeek} week-over`]);
  const refusePause = (on: string, week: string): string | null => {
    model.day = dayNumber(on);
    if (on === sunday && week === lastWeek) return 'week-over';
    return model.refusePause(on === saturday && week === sunday ? 1 : 0);
  };
  const noteRefusals = () => {
    for (const [on, week] of [
      [saturday, lastWeek],
      [saturday, sunday],
      [sunday, sunday],
    ] as const) {
      refusals.add(`${week} ${refusePause(on, week)}`);
    }
  };
  noteRefusals();
  for (const decision of decisions) {
    const on = decision.at < at ? saturday : sunday;
    if (decision.kind === 'pause') {
      expect({ ...decision, refusal: refusePause(on, decision.day) }).toEqual({ ...decision, refusal: null });
      model.paused.add(model.week + (decision.day > on ? 1 : 0));
    } else {
      // A workout of the Saturday may be completed on the Sunday, none before its day.
      expect([saturday, on]).toContain(decision.day);
      const before = longest();
      model.day = dayNumber(decision.day);
      expect(decision).toEqual({ ...decision, points: model.complete(decision.name) });
      const weeks = longest();
      if (tierAt(weeks) > tierAt(before)) tiers.set(`${decision.day} ${decision.name}`, weeks);
    }
    noteRefusals();
  }
  model.day = dayNumber(sunday);
  return { model, refusals, tiers };
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
