import type { World } from '../world.ts';

/** Number of analyses by how they ended. */
export async function countAnalyses({ rows }: World): Promise<Record<string, number>> {
  const counts = await rows(
    `select concat_ws(' ', 'analysis', status, error_code) as ending, count(*)::int as count
     from analysis.job group by 1 order by 1`,
  );
  return Object.fromEntries(counts.map(({ ending, count }) => [ending, count]));
}
