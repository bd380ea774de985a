import { createLogger, runService } from '@trueswing/service-kit';
import { buildApp } from './app.ts';
import { startEventConsumer } from './consumer.ts';
import { openDeps } from './deps.ts';
import { readWorkerEnv } from './env.ts';
import { startAnalyzing } from './jobs/analyze-video/start-analyzing.ts';

const env = readWorkerEnv();
const logger = createLogger({ service: 'analysis-worker', level: env.LOG_LEVEL });

await runService(logger, async () => {
  const { deps, close } = await openDeps(env, logger);
  const consumer = startEventConsumer(deps);
  const analyses = startAnalyzing(deps);
  const app = buildApp(deps, analyses);
  await app.listen({ host: env.HOST, port: env.PORT });
  return {
    async close() {
      // Before all else: handing back is what other workers wait for.
      await analyses.stop();
      await app.close();
      await consumer.stop();
      await close();
    },
  };
});
