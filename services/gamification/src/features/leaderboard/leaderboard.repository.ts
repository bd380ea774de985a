import type { LeaderboardEntry, MonthlyPosition } from '@trueswing/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

type Db = Kysely<GamificationTables>;

/** A golfer's table of a month: the first day of the month, and the golfer who looks at it. */
export interface OwnTable {
  month: string;
  userId: string;
}

/** A golfer's points in a month and the position they give; null without points. */
export async function findMonthlyPosition(db: Db, { month, userId }: OwnTable): Promise<MonthlyPosition> {
  // Begins with `select`, so that it is prepared: clients ask for it again and again.
  const { rows } = await sql<{ points: number; position: number }>`select
    own.points, 1 + ${golfersAbove(month, sql`own.points`)} as position
    from gamification.month_points own
    where own.month = ${month} and own.user_id = ${userId} and own.points > 0`.execute(db);
  return { position: rows[0]?.position ?? null, monthlyPoints: rows[0]?.points ?? 0 };
}

/** The golfers with the most points of a month, the best first. */
export async function listBestTotals(
  db: Db,
  month: string,
  limit: number,
): Promise<{ userId: string; points: number }[]> {
  return await db
    .selectFrom('gamification.month_points')
    .select(['user_id as userId', 'points'])
    .where('month', '=', month)
    .where('points', '>', 0)
    .orderBy('points', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
    .execute();
}

/** Number of golfers with more points. */
const golfersAbove = (month: string, points: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  (select coalesce(sum(golfers), 0)::int from gamification.month_histogram
   where month = ${month} and points > ${points})`;

/** The first golfers of a month who are listed, the best first. */
export const listTop = (db: Db, table: OwnTable, limit: number): Promise<LeaderboardEntry[]> =>
  withPositions(db, table, bestGolfers(table, { limit }));

/** The golfer among those next to them, the best first; empty without points. */
export const listNeighbors = (db: Db, table: OwnTable, onEachSide: number): Promise<LeaderboardEntry[]> => {
  const own = sql`(select points, user_id from gamification.month_points
    where month = ${table.month} and user_id = ${table.userId} and points > 0)`;
  const isNext = (side: 'above' | 'below') =>
    sql`and (total.points, total.user_id) ${side === 'above' ? sql`>` : sql`<`} ${own}`;
  return withPositions(
    db,
    table,
    sql`
      (${bestGolfers(table, { limit: onEachSide, where: isNext('above'), order: sql`asc` })})
      union all (${bestGolfers(table, { limit: 1, where: sql`and total.user_id = ${table.userId}` })})
      union all (${bestGolfers(table, { limit: onEachSide, where: isNext('below') })})`,
  );
};

/** SQL for golfers with points whom the golfer may see, in the order of the table. */
function bestGolfers(
  { month, userId }: OwnTable,
  {
    limit,
    where = sql``,
    order = sql`desc`,
  }: { limit: number; where?: RawBuilder<unknown>; order?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    select total.user_id, total.points, golfer.first_name, golfer.city, golfer.state
    from gamification.month_points total
    join gateway.golfer_on_leaderboard golfer on golfer.user_id = total.user_id
    where total.month = ${month} and total.points > 0 and (golfer.is_listed or total.user_id = ${userId}) ${where}
    order by total.points ${order}, total.user_id ${order} limit ${limit}`;
}

/** Adds positions, which count the golfers who are not listed too. */
async function withPositions(db: Db, { month }: OwnTable, golfers: RawBuilder<unknown>): Promise<LeaderboardEntry[]> {
  const { rows } = await sql<LeaderboardEntry>`
    with golfer as materialized (${golfers}),
    shown as (select min(points) as worst, max(points) as best from golfer),
    -- All golfers above the best one who is shown are one row.
    better as materialized (
      select least(points, shown.best + 1) as points, sum(golfers)::int as golfers
      from shown, gamification.month_histogram
      where month = ${month} and points > shown.worst group by 1)
    select user_id as id, first_name as "firstName", city, state, points as "monthlyPoints",
      1 + (select coalesce(sum(better.golfers), 0)::int from better where better.points > golfer.points) as position
    from golfer order by points desc, user_id desc`.execute(db);
  return rows;
}

interface MonthFacts {
  golfers: number;
  equals: number;
  nextPoints: number | null;
}

/** Finds how many golfers have points in a month and how many of them just these, and the points of the next better one. */
export async function findMonthFacts(
  db: Db,
  { month, points }: { month: string; points: number },
): Promise<MonthFacts> {
  const { rows } = await sql<MonthFacts>`
    select ${golfersAbove(month, sql`0`)} as golfers, (
      select coalesce(sum(golfers), 0)::int from gamification.month_histogram
      where month = ${month} and points = ${points}) as equals, (
      select min(points) from gamification.month_points where month = ${month} and points > ${points}) as "nextPoints"`.execute(
    db,
  );
  return rows[0] ?? { golfers: 0, equals: 0, nextPoints: null };
}
