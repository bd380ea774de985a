import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const batch = 10;

const completion = (userId: string) => ({
  completionId: randomUUID(),
  userId,
  day: new Date().toISOString().slice(0, 10),
  points: 8,
  streakWeeks: 5,
  finishesWorkout: false,
  completedAt: new Date().toISOString(),
});

/** Publishes completions in one transaction: the rows and the wake-up of `publish`, in two statements. */
async function publishAll(client: pg.Client, golfers: readonly string[]): Promise<void> {
  const events = golfers.map((golfer) => ({ id: randomUUID(), payload: completion(golfer) }));
  await client.query(
    `with published as (
       insert into events.event (id, type, payload)
       select id, 'exercise.completed', payload from jsonb_to_recordset($1::jsonb) as given (id uuid, payload jsonb)
       returning id)
     insert into events.delivery (event_id, consumer) select id, 'gamification' from published`,
    [JSON.stringify(events)],
  );
  await client.query(`select pg_notify('outbox', 'gamification')`);
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Publishes completions at a steady rate, ten at a time. Returns the rate: a busy machine may not reach the one asked for. */
export function publishSteadily(
  gatewayUrl: string,
  golfers: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number> {
  const some = (from: number) => Array.from({ length: batch }, (_, at) => golfers[(from + at) % golfers.length] ?? '');
  return withClient(gatewayUrl, async (client) => {
    const startedAt = performance.now();
    const events = perSecond * seconds;
    for (let sent = 0; sent < events; sent += batch) {
      const waitMs = startedAt + (sent * 1000) / perSecond - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      await publishAll(client, some(sent));
    }
    return Math.round(events / Math.max(seconds, (performance.now() - startedAt) / 1000));
  });
}

/** Publishes a backlog in one transaction. */
export function publishBacklog(gatewayUrl: string, golfers: readonly string[], events: number): Promise<void> {
  const all = Array.from({ length: events }, (_, at) => golfers[at % golfers.length] ?? '');
  return withClient(gatewayUrl, (client) => publishAll(client, all));
}

export interface Lag {
  events: number;
  p50Ms: number;
  p99Ms: number;
}

/** From the publishing transaction to the one that processed it, of the events since a moment. Waits until all are processed. */
export function readLag(adminUrl: string, since: Date): Promise<Lag> {
  return withClient(adminUrl, async (client) => {
    const isWaiting = async () => {
      const { rowCount } = await client.query(
        `select from events.delivery where consumer = 'gamification' and processed_at is null limit 1`,
      );
      return rowCount !== 0;
    };
    while (await isWaiting()) await sleep(500);
    const { rows } = await client.query<Lag>(
      `with lag as (
         select 1000 * extract(epoch from processed_at - occurred_at) as ms
         from events.delivery join events.event on id = event_id
         where consumer = 'gamification' and occurred_at >= $1)
       select count(*)::int as events,
         round(percentile_cont(0.5) within group (order by ms))::int as "p50Ms",
         round(percentile_cont(0.99) within group (order by ms))::int as "p99Ms" from lag`,
      [since],
    );
    if (!rows[0]) throw new Error('no events');
    return rows[0];
  });
}
