import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningConsumer, startConsumer } from '../../packages/events/src/index.ts';
import { createLogger, type Database, openDatabase } from '../../packages/service-kit/src/index.ts';
import { eventHandlers, startEventConsumer } from '../../services/gamification/src/background.ts';
import type { GamificationTables } from '../../services/gamification/src/database.tables.ts';
import { alternate } from '../gateway/rounds.ts';
import { publishBacklog } from './publish-events.ts';
import type { Stand } from './start-stand.ts';

interface Tables extends GamificationTables {
  'gamification.bench_floor': { event_id: string; points: number };
  'events.delivery': { consumer: string; processed_at: Date | null };
}
type Db = Database<Tables>['db'];

const backlog = 600;
const rounds = 3;

/** Events a second that the bare outbox and the service process from the same backlog, in alternating rounds. */
export async function measureConsumption(stand: Stand, golfers: readonly string[]) {
  const logger = createLogger({ service: 'bench', level: 'warn' });
  const url = stand.urlAs('gamification');
  const { db, close } = openDatabase<Tables>({ url, logger });
  const floorTable = db.schema.createTable('gamification.bench_floor');
  await floorTable
    .addColumn('event_id', 'uuid', (column) => column.primaryKey())
    .addColumn('points', 'integer')
    .execute();
  const round = async (start: () => RunningConsumer) => {
    await publishBacklog(stand.urlAs('gateway'), golfers, backlog);
    const startedAt = performance.now();
    const consumer = start();
    await untilProcessed(db);
    const seconds = (performance.now() - startedAt) / 1000;
    await consumer.stop();
    return backlog / seconds;
  };
  try {
    // Warm-up.
    await round(() => startFloor(db, url));
    return await alternate(
      rounds,
      () => round(() => startFloor(db, url)),
      () => round(() => startEventConsumer({ db: db as never, logger, env: { DATABASE_URL: url } as never })),
    );
  } finally {
    await close();
  }
}

/** The outbox with the least effect that there is: one insert for each event. */
function startFloor(db: Db, wakeUpUrl: string): RunningConsumer {
  const insert = async (tx: Db, event: { id: string }) => {
    await tx.insertInto('gamification.bench_floor').values({ event_id: event.id, points: 8 }).execute();
  };
  const logger = createLogger({ service: 'bench', level: 'warn' });
  const handlers = Object.fromEntries(Object.keys(eventHandlers).map((type) => [type, insert])) as never;
  return startConsumer({ db, consumer: 'gamification', wakeUpUrl, logger, handlers });
}

async function untilProcessed(db: Db): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('events.delivery')
      .select('consumer')
      .where('consumer', '=', 'gamification')
      .where('processed_at', 'is', null)
      .limit(1)
      .execute();
    if (waiting.length === 0) return;
    await sleep(20);
  }
}
