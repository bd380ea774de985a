// Two at a time, commits a swing and its event every few milliseconds until killed; prints each id once its commit is acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import { createLogger, openDatabase } from '@trueswing/service-kit';
import { publish } from '../../src/publish.ts';
import { type CrashTables, urlOf } from './crash-schema.ts';

const logger = createLogger({ service: 'producer', level: 'silent' });
const { db } = openDatabase<CrashTables>({ url: urlOf(process.argv[2]!, 'gateway'), logger, maxConnections: 2 });

async function produce(): Promise<never> {
  for (;;) {
    const analysisId = randomUUID() as AnalysisId;
    const userId = randomUUID() as UserId;
    try {
      await db.transaction().execute(async (tx) => {
        await tx.insertInto('gateway.swing').values({ analysis_id: analysisId, user_id: userId }).execute();
        await publish(tx, { type: 'swing.uploaded', payload: { analysisId, userId } });
      });
      process.stdout.write(`${analysisId}\n`);
      await delay(5);
    } catch {
      // The database is away. The test reads from the tables whether the commit took place.
      await delay(100);
    }
  }
}

await Promise.all([produce(), produce()]);
