import { type BallAverage, type BallNumberName, ballNumberNames, type Club, type Landing } from '@trueswing/contracts';
import { farOutWidths, fewestWithFences, leastWidthOf } from '@trueswing/swing';
import { type Kysely, sql } from 'kysely';
import { shotColumns } from '../../database.shot.ts';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Shots of a golfer from a moment until before another; of one club or of all. */
export interface ShotsQuery {
  readonly userId: string;
  readonly from: Date;
  readonly until: Date;
  readonly club?: Club;
}

/** Averages as the database computes them. */
export type ClubRow = { club: Club; shots: number; days: number } & Record<BallNumberName, BallAverage>;

/** Shots with all that was read of them. A typed shot counts when the analysis of its swing has succeeded. */
const shotsOf = (db: Db, { userId, from, until, club }: ShotsQuery) =>
  db
    .selectFrom('gateway.ball_shot as ball')
    .where('ball.user_id', '=', userId)
    .where('ball.hit_at', '>=', from)
    .where('ball.hit_at', '<', until)
    .$if(club !== undefined, (query) => query.where('ball.club', '=', club as Club))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('ball.swing_id', 'is', null),
        exists(
          selectFrom('analysis.analysis_status as status')
            .select('status.analysis_id')
            .whereRef('status.analysis_id', '=', 'ball.swing_id')
            .where('status.status', '=', 'succeeded'),
        ),
      ]),
    );

/** Each number as an expression on `ball`; as `ballNumberOf` reads them of a shot. */
const numberOf = (name: BallNumberName) => {
  if (name === 'smashFactor') {
    return sql`case when ball.club_speed_mph >= 1 then ball.ball_speed_mph / ball.club_speed_mph end`;
  }
  if (name === 'faceToPathDeg') return sql`ball.face_angle_deg - ball.club_path_deg`;
  return sql`${sql.ref(`ball.${shotColumns[name]}`)}`;
};

/** Averages of each club. */
export const averageClubs = (db: Db, query: ShotsQuery): Promise<ClubRow[]> =>
  averageBy<ClubRow>(db, query, { keys: ['club'], names: ballNumberNames });

/** Averages of one number on each US Central day, YYYY-MM-DD, of a query for one club. */
export const averageDays = <Name extends BallNumberName>(
  db: Db,
  query: ShotsQuery & { readonly club: Club },
  name: Name,
): Promise<({ day: string } & Record<Name, BallAverage>)[]> => averageBy(db, query, { keys: ['day'], names: [name] });

interface Averaged {
  /** Columns of the groups of shots that have an average each. */
  readonly keys: readonly ('club' | 'day')[];
  readonly names: readonly BallNumberName[];
}

/**
 * Averages of groups of shots. The same rule as `averageBall` in one pass of the database, since a golfer may have tens of thousands
 * of shots: quartiles, then means of what lies between the fences.
 */
async function averageBy<Row>(db: Db, query: ShotsQuery, { keys, names }: Averaged): Promise<Row[]> {
  const list = (make: (name: BallNumberName) => ReturnType<typeof sql>) => sql.join(names.map(make));
  const group = sql.join(keys.map((key) => sql.ref(key)));
  // A date is written once a group: written for each shot it took a sixth of the query.
  const shown = sql.join(keys.map((key) => (key === 'day' ? sql`day::text as day` : sql.ref(key))));
  const ball = shotsOf(db, query)
    .select('ball.club')
    .select(sql<string>`(ball.hit_at at time zone 'America/Chicago')::date`.as('day'))
    .select(names.map((name) => numberOf(name).as(name)));
  const { rows } = await sql<Row>`
    with ball as materialized (${ball}),
    quartile as (
      select ${group}, ${list(
        (name) => sql`
        case when count(${sql.ref(name)}) >= ${sql.lit(fewestWithFences)}
          then percentile_cont(array[0.25, 0.75]) within group (order by ${sql.ref(name)}) end as ${sql.ref(name)}`,
      )}
      from ball group by ${group}
    ),
    fence as (
      select ${group}, ${list(
        (name) => sql`
        coalesce(${quartile(name, 1)} - ${reach(name)}, '-infinity') as ${sql.ref(`${name}Low`)},
        coalesce(${quartile(name, 2)} + ${reach(name)}, 'infinity') as ${sql.ref(`${name}High`)}`,
      )}
      from quartile
    )
    select ${shown}, count(*)::int as shots, count(distinct shot_day)::int as days, ${list(averageColumn)}
    from (select ${group}, ball.day as shot_day, ${list(keptColumn)} from ball join fence using (${group})) kept
    group by ${group}`.execute(db);
  return rows;
}

const quartile = (name: BallNumberName, index: number) => sql`${sql.ref(name)}[${sql.lit(index)}]`;
const reach = (name: BallNumberName) => sql`
  ${sql.lit(farOutWidths)} * greatest(${quartile(name, 2)} - ${quartile(name, 1)}, ${sql.lit(leastWidthOf(name))})`;

/** The number, and the same where it does not lie far out. */
function keptColumn(name: BallNumberName) {
  const value = sql.ref(`ball.${name}`);
  const [low, high] = [sql.ref(`fence.${name}Low`), sql.ref(`fence.${name}High`)];
  return sql`${value}, case when ${value} between ${low} and ${high} then ${value} end as ${sql.ref(`${name}Kept`)}`;
}

function averageColumn(name: BallNumberName) {
  const [value, kept] = [sql.ref(name), sql.ref(`${name}Kept`)];
  return sql`jsonb_build_object(
    'n', count(${kept}),
    'leftOut', count(${value}) - count(${kept}),
    'mean', avg(${kept}),
    'standardDeviation', stddev_samp(${kept})
  ) as ${value}`;
}

/** First days of the US Central months with shots, and the shots with each club; the newest month first. */
export async function countMonths(db: Db, query: ShotsQuery): Promise<{ month: string; club: Club; shots: number }[]> {
  return await shotsOf(db, query)
    .select(sql<string>`to_char(ball.hit_at at time zone 'America/Chicago', 'YYYY-MM-01')`.as('month'))
    .select('ball.club')
    .select(({ fn }) => sql<number>`${fn.countAll()}::int`.as('shots'))
    .groupBy(['month', 'ball.club'])
    .orderBy('month', 'desc')
    .orderBy('shots', 'desc')
    .execute();
}

/** Where shots came down, the newest first, each with the number of all of them. */
export async function listLandings(
  db: Db,
  query: ShotsQuery,
  atMost: number,
): Promise<(Landing & { total: number })[]> {
  return await shotsOf(db, query)
    .where('ball.side_yd', 'is not', null)
    .where('ball.carry_yd', 'is not', null)
    .select(['ball.carry_yd as carryYd', 'ball.side_yd as sideYd'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('ball.hit_at', 'desc')
    .orderBy('ball.id')
    .limit(atMost)
    .$narrowType<{ carryYd: number; sideYd: number }>()
    .execute();
}
