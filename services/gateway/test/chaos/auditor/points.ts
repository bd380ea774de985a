import { askUntilAnswered } from '../clients/ask.ts';
import type { World } from '../world.ts';

const pointsOfSwing = 10;

/** Queries of points that do not agree; each finds nothing in a sound system. */
export const pointsContradictions = {
  'completion and ledger differ': `select coalesce(done.id::text, entry.source_id::text) as id
    from (select id, user_id, points from gateway.exercise_completion where points > 0) done
    full join (select * from gamification.point_entry where rule = 'exercise') entry
      on entry.source_id::text = done.id::text and entry.user_id = done.user_id and entry.points = done.points
    where done.id is null or entry.source_id is null`,
  'analyzed swing and ledger differ': `select coalesce(done.analysis_id, entry.source_id::text) as id
    from (select distinct payload->>'analysisId' as analysis_id from events.event where type = 'swing.analyzed') done
    full join (select * from gamification.point_entry where rule like 'swing%') entry
      on entry.source_id::text = done.analysis_id and entry.points = ${pointsOfSwing}
    where done.analysis_id is null or entry.source_id is null`,
  'ledger and balance differ': `select coalesce(ledger.user_id, total.user_id)::text as id
    from (select user_id, date_trunc('month', earned_at at time zone 'US/Central')::date as month, sum(points) as points
      from gamification.point_entry group by 1, 2) ledger
    full join gamification.month_points total on total.user_id = ledger.user_id and total.month = ledger.month
    where ledger.points is distinct from total.points`,
  'balances and leaderboard differ': `select coalesce(total.points, place.points)::text as id
    from (select month, points, count(*) as golfers from gamification.month_points where points > 0 group by 1, 2) total
    full join (select month, points, sum(golfers) as golfers from gamification.month_histogram
      group by 1, 2 having sum(golfers) <> 0) place
      on place.month = total.month and place.points = total.points
    where total.golfers is distinct from place.golfers`,
} as const;

/** Compares what was earned with the ledger, the balances, and the leaderboard as golfers read it. */
export async function findWrongPoints(world: World): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(pointsContradictions).map(async ([what, query]) =>
      (await world.rows(query)).map(({ id }) => `${what}: ${id}`),
    ),
  );
  return [...found.flat(), ...(await findWrongPositions(world))];
}

async function findWrongPositions(world: World): Promise<string[]> {
  const totals = await world.rows(
    `select user_id, points from gamification.month_points
     where month = date_trunc('month', now() at time zone 'US/Central')::date`,
  );
  const found = await Promise.all(
    world.trained.map(async (golfer) => {
      const call = { as: golfer, expected: [200] };
      const { body } = await askUntilAnswered(world, '/api/users/me/monthly-position', call);
      const due = totals.find(({ user_id }) => user_id === golfer.id)?.points ?? 0;
      const shown = body.monthlyPoints;
      return shown === due ? [] : [`${golfer.id} has ${due} points and is shown ${shown}`];
    }),
  );
  return found.flat();
}
