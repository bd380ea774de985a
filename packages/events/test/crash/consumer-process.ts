// The consumers of three services in one process, until killed (or SIGTERM: stops gracefully and exits 0).
import { createLogger, openDatabase } from '@trueswing/service-kit';
import { publish } from '../../src/publish.ts';
import { startConsumer } from '../../src/start-consumer.ts';
import { handlersOf } from '../handlers-of.ts';
import { type CrashTables, poisonExitCode, poisonUserId, urlOf } from './crash-schema.ts';

const adminUrl = process.argv[2]!;
const logger = createLogger({ service: 'consumer', level: 'silent' });
const open = (role: 'analysis' | 'gamification' | 'gateway') =>
  openDatabase<CrashTables>({ url: urlOf(adminUrl, role), logger, maxConnections: 5 });
const analysis = open('analysis');
const gamification = open('gamification');
const gateway = open('gateway');
const pace = { pollMs: 100, leaseMs: 1_000, retryMs: 100, maxAttempts: 5, logger };

const consumers = [
  startConsumer({
    ...pace,
    db: analysis.db,
    consumer: 'analysis',
    wakeUpUrl: urlOf(adminUrl, 'analysis'),
    handlers: handlersOf<'analysis', CrashTables>('analysis', {
      'swing.uploaded': async (tx, { payload: { analysisId, userId } }) => {
        if (userId === poisonUserId) process.exit(poisonExitCode);
        await tx.insertInto('analysis.analysis').values({ analysis_id: analysisId }).execute();
        await publish(tx, {
          type: 'swing.analyzed',
          payload: { analysisId, userId, club: 'driver', videoSha256: analysisId },
        });
      },
    }),
  }),
  startConsumer({
    ...pace,
    db: gamification.db,
    consumer: 'gamification',
    wakeUpUrl: urlOf(adminUrl, 'gamification'),
    handlers: handlersOf<'gamification', CrashTables>('gamification', {
      'swing.analyzed': async (tx, { payload: { analysisId } }) => {
        await tx.insertInto('gamification.award').values({ analysis_id: analysisId }).execute();
      },
    }),
  }),
  startConsumer({
    ...pace,
    db: gateway.db,
    consumer: 'gateway',
    wakeUpUrl: urlOf(adminUrl, 'gateway'),
    handlers: handlersOf<'gateway', CrashTables>('gateway', {}),
  }),
];

process.once('SIGTERM', async () => {
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  await Promise.all([analysis.close(), gamification.close(), gateway.close()]);
  process.exit(0);
});
