import { type RunningConsumer, startConsumer } from '@trueswing/events';
import type { Deps } from './deps.ts';
import { handleSwingAnalysisFailed } from './features/swings/swing-analysis-failed.consumer.ts';

/** Every event that this service obeys, with its one handler. */
export function startEventConsumer({ db, env, logger }: Deps): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'gateway',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: { 'swing.analysis-failed': handleSwingAnalysisFailed },
  });
}
