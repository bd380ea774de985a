import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type AnalysisId, analysisIdSchema } from '../../../packages/contracts/src/index.ts';
import { createLogger } from '../../../packages/service-kit/src/index.ts';
import { openAnalysisQueue } from '../../../services/gateway/src/analysis-queue.ts';
import type { Recorder } from '../run/recorder.ts';
import { OpenRehearsals } from './open-rehearsals.ts';
import type { Target } from './target.ts';

export interface QueueStores {
  /** For the role `analysis`, or the superuser. */
  databaseUrl: string;
  redisUrl: string;
}

interface Ended {
  id: string;
  outcome: 'succeeded' | 'failed';
  waitMs: number;
  /** From the commit to the end of its event's handler. */
  handleMs: number;
  /** When the handler had ended, by the database's clock. */
  handledAtMs: number;
}

const watchMs = 200;
const stopTimeoutMs = 60_000;

/**
 * Rehearsals: jobs that go through lease, progress, heartbeat, commit and event, without a video. Each is inserted and added
 * to the queue as an upload is. Times are the database's, so this process does not add to them.
 */
export async function openQueueTarget(stores: QueueStores, holdMs: number, recorder: Recorder): Promise<Target> {
  const pool = new pg.Pool({ connectionString: stores.databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  const queue = openAnalysisQueue({
    redisUrl: stores.redisUrl,
    logger: createLogger({ service: 'loadtest', level: 'warn' }),
  });
  const runId = randomUUID();
  const open = new OpenRehearsals();
  const watching = new AbortController();

  async function readEnded(): Promise<void> {
    const { ids } = open;
    if (ids.length === 0) return;
    const [running, ended] = await Promise.all([
      pool.query<{ id: string }>(
        `select analysis_id as id from analysis.job where user_id = $1 and status <> 'queued'`,
        [runId],
      ),
      pool.query<Ended>(endedQuery, [runId, ids]),
    ]);
    for (const { id } of running.rows) recorder.leaveQueue(id);
    for (const each of ended.rows) record(each);
  }

  function record({ id, outcome, waitMs, handleMs, handledAtMs }: Ended): void {
    const createdAtMs = open.end(id);
    if (createdAtMs === undefined) return;
    recorder.leaveQueue(id);
    if (outcome === 'failed') {
      recorder.fail('analysis-failed');
    } else {
      recorder.measure('wait', waitMs);
      recorder.measure('handle', handleMs);
      recorder.succeed(handledAtMs - createdAtMs);
    }
  }

  const watch = async () => {
    while (!watching.signal.aborted) {
      // A database that is away now is asked again; what never ends is counted when the run ends.
      await readEnded().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, watchMs));
    }
  };
  const watched = watch();

  return {
    async arrive(_index, signal) {
      const id: AnalysisId = analysisIdSchema.parse(randomUUID());
      recorder.enterQueue(id);
      let createdAtMs: number;
      try {
        const { rows } = await pool.query<{ createdAtMs: number }>(insertQuery, [id, runId, holdMs]);
        createdAtMs = rows[0]?.createdAtMs ?? Number.NaN;
      } catch (error) {
        recorder.leaveQueue(id);
        recorder.fail(`database-${error instanceof pg.DatabaseError ? error.code : 'unreachable'}`);
        return;
      }
      // It may have ended meanwhile, and then never calls a listener.
      signal.throwIfAborted();
      await Promise.all([queue.wakeUp({ analysisId: id, attempt: 1 }), open.wait(id, createdAtMs, signal)]);
    },
    async close() {
      watching.abort();
      await watched;
      // What has not begun will not begin; what runs loses its lease, and nothing of the run stays.
      const deleted = pool.query('delete from analysis.job where user_id = $1', [runId]);
      await Promise.race([deleted, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
      await Promise.all([queue.close(), pool.end()]);
    },
  };
}

const insertQuery = `
  insert into analysis.job
    (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at, rehearsal_ms)
  values ($1, $2, 'queued', 'queued', 0, 1, 0, now(), now(), $3)
  returning (extract(epoch from created_at) * 1000)::float8 as "createdAtMs"`;

const endedQuery = `
  select event.payload->>'analysisId' as id, event.payload->>'outcome' as outcome,
    (event.payload->>'waitMs')::int as "waitMs",
    (extract(epoch from delivery.processed_at - event.occurred_at) * 1000)::float8 as "handleMs",
    (extract(epoch from delivery.processed_at) * 1000)::float8 as "handledAtMs"
  from events.event event join events.delivery delivery on delivery.event_id = event.id
  where event.type = 'analysis.rehearsed' and event.payload->>'userId' = $1
    and event.payload->>'analysisId' = any($2::text[]) and delivery.processed_at is not null`;
