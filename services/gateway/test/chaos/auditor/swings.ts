import type { World } from '../world.ts';

/** Queries of rows that contradict each other; each finds nothing in a sound system. */
export const swingContradictions = {
  'a swing without exactly one credit': `select swing.id from gateway.swing swing
    left join gateway.upload_credit credit on credit.analysis_id = swing.id
    group by swing.id having count(credit.id) <> 1`,
  'a failed analysis whose credit is used': `select credit.analysis_id as id from gateway.upload_credit credit
    join analysis.job job using (analysis_id) where job.status = 'failed' and credit.released_at is null`,
  'an analysis that has not ended': `select swing.id from gateway.swing swing
    left join analysis.job job on job.analysis_id = swing.id
    where swing.deleted_at is null and job.status is distinct from 'succeeded' and job.status is distinct from 'failed'`,
  'an analysis without exactly one result': `select job.analysis_id as id from analysis.job job
    left join analysis.output output using (analysis_id)
    group by job.analysis_id, job.status having count(output.analysis_id) <> (case job.status when 'succeeded' then 1 else 0 end)`,
  'an analysis that succeeded more than once': `select payload->>'analysisId' as id from events.event
    where type = 'swing.analyzed' group by 1 having count(*) > 1`,
  'a success without its event': `select job.analysis_id as id from analysis.job job where job.status = 'succeeded'
    and not exists (select from events.event where type = 'swing.analyzed' and payload->>'analysisId' = job.analysis_id::text)`,
  'a lease of an ended analysis': `select analysis_id as id from analysis.job
    where lease_until is not null and status <> 'running'`,
  'an ended analysis without its notification': `select job.analysis_id as id from analysis.job job
    join gateway.swing swing on swing.id = job.analysis_id
    where swing.deleted_at is null and not exists (
      select from gamification.notification
      where user_id = job.user_id
        and cause = case job.status when 'failed' then 'analysis-failed:' else 'analysis-ready:' end || job.analysis_id)`,
  'Premium that began more than once': `select payload->>'userId' as id from events.event
    where type = 'subscription.changed' and payload->>'change' = 'premium-started' group by 1 having count(*) > 1`,
  'a doubled notification': `select user_id as id from gamification.notification
    group by user_id, cause having count(*) > 1`,
  'a dead letter': `select event.type || ' ' || delivery.consumer || ': ' || coalesce(delivery.last_error, '') as id
    from events.delivery delivery join events.event event on event.id = delivery.event_id
    where delivery.dead_at is not null`,
} as const;

/** Finds swings, analyses, credits, events and notifications that do not agree. */
export async function findContradictions(world: World): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(swingContradictions).map(async ([what, query]) =>
      (await world.rows(query)).map(({ id }) => `${what}: ${id}`),
    ),
  );
  return [...found.flat(), ...(await findReleasedCredits(world))];
}

/** Credits are released by a failed analysis, and by an admin. */
async function findReleasedCredits({ rows, log }: World): Promise<string[]> {
  const released = await rows(
    `select credit.user_id as golfer, credit.analysis_id as id from gateway.upload_credit credit
     where credit.released_at is not null and not exists (
       select from events.event
       where type = 'swing.analysis-failed' and payload->>'analysisId' = credit.analysis_id::text)`,
  );
  return (released as { golfer: string; id: string }[])
    .filter(({ golfer }) => log.attempts('usage-reset', golfer) === 0)
    .map(({ id }) => `a credit that nothing has released: ${id}`);
}
