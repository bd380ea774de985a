// Rebuilds the ledger of points: DATABASE_URL=… npx pnpm --filter @trueswing/gamification rebuild-points
import { createLogger, openDatabase } from '@trueswing/service-kit';
import type { GamificationTables } from './database.tables.ts';
import { readServiceEnv } from './env.ts';
import { rebuildPoints } from './features/points/rebuild/rebuild-points.ts';

const hourMs = 3_600_000;

const { db, close } = openDatabase<GamificationTables>({
  url: readServiceEnv().DATABASE_URL,
  logger: createLogger({ service: 'rebuild-points', level: 'warn' }),
  maxConnections: 1,
  statementTimeoutMs: hourMs,
});
try {
  const { added, removed } = await rebuildPoints(db);
  console.log(`ledger rebuilt: ${added} entries were missing, ${removed} were not earned`);
} finally {
  await close();
}
