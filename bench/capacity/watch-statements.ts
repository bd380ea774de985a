import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const everyMs = 100;
const slowMs = 200;

/** Watches which statements of the services run for long, other than those of the benchmark: background tasks are measured by no call. */
export function watchStatements(adminUrl: string) {
  const longestMs = new Map<string, number>();
  let isWatching = true;
  const watching = (async () => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    while (isWatching) {
      const { rows } = await client.query<{ statement: string; ms: number }>(
        `select usename || ': ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as statement,
           1000 * extract(epoch from clock_timestamp() - query_start)::float8 as ms
         from pg_stat_activity where state = 'active' and usename <> 'postgres'`,
      );
      for (const { statement, ms } of rows) {
        if (ms >= slowMs) longestMs.set(statement, Math.max(longestMs.get(statement) ?? 0, Math.round(ms)));
      }
      await sleep(everyMs);
    }
    await client.end();
  })();
  // An error is that of `stop`: without a handler it would end the process, and leave the database.
  watching.catch(() => undefined);
  return {
    /** Statements with the longest time in milliseconds for which each was seen, the slowest first. */
    async stop(): Promise<[statement: string, ms: number][]> {
      isWatching = false;
      await watching;
      return [...longestMs].toSorted(([, one], [, other]) => other - one);
    },
  };
}
